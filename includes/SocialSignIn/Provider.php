<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * A provider of sign-ins that is on: it has a client id and a secret.
 */
final readonly class Provider {

	public function __construct(
		/** google, facebook or linkedin. */
		public string $name,
		public string $client_id,
		public string $client_secret,
		public string $authorize_url,
		public string $token_url,
		public string $userinfo_url,
		/** Separated by spaces; with `openid` it is asked for an id_token. */
		public string $scope,
		/** LinkedIn refuses a token request with a `code_verifier`, Facebook knows none without its app SDK. */
		public bool $has_pkce,
		/** LinkedIn never returns the nonce; where it comes back it must be ours. */
		public bool $returns_nonce,
		/** Facebook's address counts as verified. */
		public bool $verifies_addresses
	) {}

	public function is_openid(): bool {
		return in_array( 'openid', explode( ' ', $this->scope ), true );
	}

	/** Where the provider sends the browser back to; registered there by the agency. */
	public function callback_url(): string {
		return self::callback_url_of( $this->name );
	}

	public static function callback_url_of( string $name ): string {
		return PortalUrls::rest( 'data/v1/social_callback/' . $name );
	}
}
