<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Settings;

/**
 * The one rule for passwords, for register, reset and change: `classic` is 5 to 20
 * characters, `modern` 8 to 64 and none of the common ones. Shares its cases with the app:
 * tests/fixtures/rules/password.json.
 */
final readonly class PasswordRule {

	private function __construct( public int $min, public int $max, private bool $refuses_common ) {}

	public static function named( string $name ): self {
		return 'modern' === $name ? new self( 8, 64, true ) : new self( 5, 20, false );
	}

	public static function in_force( Settings $settings ): self {
		return self::named( $settings->text( 'password_rule' ) );
	}

	/**
	 * What is wrong with a password.
	 *
	 * @return ''|'required'|'user.password_length'|'invalid' Message key; `invalid` means too common.
	 */
	public function problem( #[\SensitiveParameter] string $password ): string {
		$length = mb_strlen( $password );
		return match ( true ) {
			1 === preg_match( '~^[\s\p{Z}]*$~u', $password ) => 'required',
			$length < $this->min || $length > $this->max => 'user.password_length',
			$this->refuses_common && CommonPasswords::has( $password ) => 'invalid',
			default => '',
		};
	}

	/**
	 * @param string      $password Proposed.
	 * @param string|null $repeated Typed again; null where it was not asked for.
	 * @return array<string, string> `password` and `password_confirm` to message keys, where they are wrong.
	 */
	public function problems( #[\SensitiveParameter] string $password, #[\SensitiveParameter] ?string $repeated ): array {
		return array_filter(
			array(
				'password'         => $this->problem( $password ),
				'password_confirm' => null === $repeated || $repeated === $password ? '' : 'user.passwords_differ',
			)
		);
	}

	/**
	 * @param string                $password Proposed.
	 * @param string|null           $repeated Typed again; null where it was not asked for.
	 * @param array<string, string> $also     Other wrong fields of the same form, to message keys.
	 * @throws ApiError 400 with the fields.
	 */
	public function check( #[\SensitiveParameter] string $password, #[\SensitiveParameter] ?string $repeated, array $also = array() ): void {
		$fields = $this->problems( $password, $repeated ) + $also;
		if ( array() !== $fields ) {
			throw new ApiError( 'invalid_input', 400, $this->text( $fields['password'] ?? '' ), $fields );
		}
	}

	private function text( string $problem ): string {
		return match ( $problem ) {
			'user.password_length' => sprintf( 'Min: %d, Max: %d', $this->min, $this->max ),
			'invalid' => __( 'This password is too common. Choose another one.', 'mentoriai-portal' ),
			default => '',
		};
	}
}
