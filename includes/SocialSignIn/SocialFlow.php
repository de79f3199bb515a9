<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Rest\ApiError;

/**
 * The way to a provider and back (authorization code flow): state, PKCE and nonce, bound to the browser.
 */
final readonly class SocialFlow {

	public function __construct( private Providers $providers, private ProviderClient $client, private SocialStateRepository $states ) {}

	/**
	 * @param string      $browser  Value of the cookie that the answer sets.
	 * @param SocialState $about    Nonce and verifier are made here.
	 * @return string Where to send the browser.
	 * @throws ApiError 400 `oauth_error`: the provider is off or unknown.
	 */
	public function begin( string $browser, SocialState $about ): string {
		$provider = $this->providers->find( $about->provider ) ?? throw self::off( $about->provider );
		$state    = bin2hex( random_bytes( 32 ) );
		$nonce    = bin2hex( random_bytes( 16 ) );
		$verifier = ProviderClient::new_verifier();
		$this->states->add(
			$state,
			BrowserCookie::hash( $browser ),
			new SocialState( $about->provider, $nonce, $verifier, $about->usertype, $about->lang, $about->user_id, $about->session_id )
		);
		return $this->client->authorize_url( $provider, $state, $nonce, $verifier );
	}

	/** What the state was made for, whether it still counts or not: tells language and purpose. */
	public function recall( string $state ): ?SocialState {
		return '' === $state ? null : $this->states->find( $state );
	}

	/**
	 * Who came back. The state is spent before the provider is asked, so that a code is traded once.
	 *
	 * @throws SocialFailure
	 */
	public function finish( string $name, string $state, string $code, string $browser, ?SocialState $about ): SocialPerson {
		$provider = $this->providers->find( $name );
		$is_ours  = null !== $about && '' !== $browser && $this->states->spend( $state, BrowserCookie::hash( $browser ), $name );
		if ( ! $is_ours || null === $provider || '' === $code ) {
			throw new SocialFailure( SocialFailure::OTHER );
		}
		try {
			return $this->client->person( $provider, $code, $about->nonce, $about->verifier );
		} catch ( ProviderFailure $failure ) {
			error_log( 'mentoriai-portal: sign-in with ' . $name . ' failed: ' . $failure->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- whoever set up the provider needs the detail, the visitor must not see it.
			throw new SocialFailure( SocialFailure::OTHER );
		}
	}

	private static function off( string $name ): ApiError {
		$label = Providers::NAMES[ $name ] ?? '';
		return new ApiError(
			'oauth_error',
			400,
			'' === $label
				? __( 'Signing in this way did not work. Try again.', 'mentoriai-portal' )
				/* translators: %s: name of a provider, e.g. Google */
				: sprintf( __( 'Signing in with %s did not work. Try again.', 'mentoriai-portal' ), $label )
		);
	}
}
