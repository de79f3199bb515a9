<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Schema\Text;

/**
 * Who someone is at a provider.
 */
final readonly class SocialPerson {

	private const NAME_LENGTH = 60;

	public function __construct(
		/** What the provider calls the person, always the same; case counts. */
		public string $subject,
		/** In lower case; empty where the provider gave none or has not verified it. */
		public string $email,
		public string $first_name,
		public string $last_name
	) {}

	/**
	 * @param array<mixed> $claims Of OpenID Connect, or of Facebook's graph.
	 * @throws ProviderFailure Without a subject.
	 */
	public static function from_claims( array $claims, bool $address_is_verified ): self {
		$subject = $claims['sub'] ?? $claims['id'] ?? null;
		if ( ! is_string( $subject ) || '' === $subject || strlen( $subject ) > 255 ) {
			throw new ProviderFailure( 'no usable subject' );
		}
		$verified = $address_is_verified || in_array( $claims['email_verified'] ?? null, array( true, 'true' ), true );
		return new self(
			$subject,
			$verified ? self::address( $claims['email'] ?? null ) : '',
			self::name( $claims['given_name'] ?? $claims['first_name'] ?? null ),
			self::name( $claims['family_name'] ?? $claims['last_name'] ?? null )
		);
	}

	private static function address( mixed $email ): string {
		return is_string( $email ) ? Text::email_of( $email ) ?? '' : '';
	}

	private static function name( mixed $name ): string {
		$name = is_string( $name ) && mb_check_encoding( $name, 'UTF-8' ) ? mb_substr( Text::clean( $name, false ), 0, self::NAME_LENGTH ) : '';
		return Text::is_person_name( $name ) ? $name : '';
	}
}
