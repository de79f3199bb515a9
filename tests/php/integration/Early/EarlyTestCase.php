<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Early;

use MentoriaiPortal\Early\EarlyAnswer;
use MentoriaiPortal\Early\EarlyPath;
use MentoriaiPortal\Early\EarlyState;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;

/**
 * A site on which the early path is switched on and nothing is in conflict with it: time runs, the options are those of a new site.
 */
abstract class EarlyTestCase extends MessagingTestCase {

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'mentoriai_clock' );
		// The test runner's own REST server keeps headers instead of sending them.
		remove_all_filters( 'wp_rest_server_class' );
		( new EarlyState() )->store();
	}

	/** WordPress answers once, and is watched. */
	protected function watch(): ?EarlyState {
		$this->request( 'GET', 'get_plans_status', token: $this->token( $this->founder ) );
		return EarlyState::read();
	}

	/**
	 * @param string               $path   Below data/v1, with its query.
	 * @param array<string, mixed> $server More of $_SERVER.
	 */
	protected function early( string $path, ?string $token = null, array $server = array() ): ?EarlyAnswer {
		parse_str( (string) wp_parse_url( 'http://x/' . $path, PHP_URL_QUERY ), $query );
		$server += array( 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/wp-json/data/v1/' . $path );
		$server += null === $token ? array() : array( 'HTTP_AUTHORIZATION' => 'Bearer ' . $token );
		return ( new EarlyPath( dirname( __DIR__, 4 ) . '/mentoriai-portal.php' ) )->answer( $server, $query );
	}

	protected function poll( string $query = '' ): ?EarlyAnswer {
		return $this->early( 'get_conversation_meta/?convo_id=1' . $query, $this->token( $this->founder ) );
	}
}
