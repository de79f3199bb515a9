<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Schema;

/**
 * True or false. In a form `1`, `true` and `on` are true, `0`, `false` and `off` false.
 */
final class Flag extends Field {

	private function __construct( private readonly bool $must_be_true ) {}

	public static function optional(): self {
		return new self( false );
	}

	/** A consent: must be true, otherwise `not_accepted`. */
	public static function accepted(): self {
		return ( new self( true ) )->required();
	}

	public function read( mixed $value, bool $form ): bool {
		if ( $form && is_string( $value ) ) {
			$value = match ( strtolower( $value ) ) {
				'1', 'true', 'on' => true,
				'0', 'false', 'off', '' => false,
				default => $value,
			};
		}
		if ( $this->must_be_true ) {
			return true === $value ? true : throw InvalidInput::because( 'not_accepted' );
		}
		return is_bool( $value ) ? $value : throw InvalidInput::because( 'invalid' );
	}

	public function blank(): bool {
		return $this->must_be_true ? throw InvalidInput::because( 'not_accepted' ) : false;
	}

	public function json_schema(): array {
		return array( 'type' => 'boolean' );
	}
}
