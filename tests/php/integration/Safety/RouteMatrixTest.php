<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

/**
 * Every route, called rightly, by everybody. The table is written by hand: a route whose access or ownership is opened,
 * closed or forgotten by mistake differs from it, and a route that is not in it fails.
 */
final class RouteMatrixTest extends SafetyTestCase {

	/** Nobody: no token, a token that has run out or was given up, or the cookie of an editor of wp-admin. */
	private const NOBODY = array( 'guest', 'expired', 'logged out', 'staff cookie', 'staff cookie and nonce' );

	private const CODES = array(
		'401'      => array( 401, 'not_logged_in' ),
		'403'      => array( 403, 'forbidden' ),
		'draft'    => array( 403, 'account_draft' ),
		'stranger' => array( 403, 'not_contacted' ),
		'404'      => array( 404, 'not_found' ),
	);

	private const OPEN = '200  200 200 200 200 200 200 200';

	private const ANY = '401  200 200 200 200 200 200 200';

	private const MEMBER = '401  403 200 200 200 200 200 200';

	private const OWN = '401  403 404 200 404 404 200 404';

	private const OWN_PUBLIC = '401  403 draft 200 404 draft 200 404';

	private const OWN_FOUNDER = '401  403 draft 200 404 403 403 403';

	private const CONTACTED = '401  403 draft 200 stranger 403 403 403';

	private const MENTOR = '401  403 403 403 403 200 200 200';

	/** Status (or what CODES calls it) for: nobody, undecided, draft founder, founder, other founder, draft mentor, mentor, other mentor. */
	private const ROUTES = array(
		'POST accept_consents'                => self::ANY,
		'GET apklausa/{id}/{userHash}'        => self::OPEN,
		'GET bot_challenge'                   => self::OPEN,
		'POST confirm_email'                  => self::OPEN,
		'POST confirm_resend'                 => self::OPEN,
		'POST conversation_read'              => self::OWN,
		'POST data_request'                   => self::MEMBER,
		'GET data_requests'                   => self::MEMBER,
		'GET events.ics'                      => self::OPEN,
		'GET events/{slug}/ics'               => self::OPEN,
		'GET events/{slug}'                   => self::OPEN,
		'GET get-user-id'                     => self::ANY,
		'GET get_conversation_meta'           => self::OWN,
		'GET get_conversations'               => self::MEMBER,
		'GET get_default/{pageId}'            => self::OPEN,
		'GET get_events'                      => self::OPEN,
		'GET get_home'                        => self::OPEN,
		'GET get_mail_settings'               => self::MEMBER,
		'GET get_menu'                        => self::OPEN,
		'GET get_message_mails'               => self::MEMBER,
		'GET get_own_review'                  => '401  403 200 200 200 403 403 403',
		'GET get_reviews'                     => self::OPEN,
		'POST get_plans/{page}'               => self::MEMBER,
		'GET get_plans_status'                => self::MEMBER,
		'GET get_router'                      => self::OPEN,
		'GET get_success_stories/{page}'      => self::OPEN,
		'POST leave_portal'                   => self::MEMBER,
		'POST login'                          => self::OPEN,
		'POST logout'                         => self::ANY,
		'POST lost'                           => self::OPEN,
		'POST lost_reset'                     => self::OPEN,
		'GET mentoriai_dynamic/tax'           => self::OPEN,
		'GET mentoriai_dynamic'               => self::OPEN,
		'POST mentoriai_dynamic'              => self::OPEN,
		'GET mentoriai_dynamic_single/{slug}' => self::OPEN,
		'GET mentoriai_static/tax'            => self::OPEN,
		'GET mentoriai_static'                => self::OPEN,
		'POST mentoriai_static'               => self::OPEN,
		'GET mentoriai_static_single/{slug}'  => self::OPEN,
		'POST mark_plan_as_completed'         => self::OWN_PUBLIC,
		'POST mark_step_as_completed'         => self::OWN_FOUNDER,
		'POST message_reply'                  => self::OWN_PUBLIC,
		'POST message_send'                   => '401  403 draft 200 200 403 403 403',
		'POST plan_open'                      => self::OWN,
		'POST register'                       => self::OPEN,
		'POST save_new_plan'                  => self::CONTACTED,
		'POST save_profile'                   => self::MEMBER,
		'GET sessions'                        => self::MEMBER,
		'POST sessions_end'                   => '401  403 404 200 404 404 404 404',
		'POST set-user-pass'                  => self::ANY,
		'POST set-user-type'                  => '401  200 403 403 403 403 403 403',
		'POST set_mail_settings'              => self::MEMBER,
		'POST set_message_mails'              => self::MEMBER,
		'POST social_auth'                    => self::OPEN,
		'GET social_callback/{provider}'      => '302  302 302 302 302 302 302 302',
		'POST social_exchange'                => self::OPEN,
		'POST social_link'                    => self::MEMBER,
		'GET social_links'                    => self::MEMBER,
		'POST social_unlink'                  => self::MEMBER,
		'POST statistic_open'                 => self::OPEN,
		'POST submit_apklausa'                => self::OPEN,
		'POST submit-review'                  => self::CONTACTED,
		'GET success_stories/{slug}'          => self::OPEN,
		'GET user-profile'                    => self::ANY,
		'GET user-results'                    => self::MENTOR,
		'GET user/cv/{id}'                    => '401  403 404 404 404 404 200 404',
		'POST user/deleteavatar'              => self::MEMBER,
		'POST user/deletecv'                  => '401  403 403 403 403 404 200 404',
		'POST user/editavatar'                => self::MEMBER,
		'POST user/editcv'                    => self::MENTOR,
		'POST update_step'                    => self::OWN_FOUNDER,
		'GET user'                            => self::ANY,
		'GET veiksmu-planai/{id}'             => self::OWN,
		'GET veiksmu-planai/{id}/ics'         => self::OWN,
	);

	public function test_every_registered_route_is_in_the_table_and_has_a_call(): void {
		$registered = array_keys( RouteList::all() );
		self::assertEqualsCanonicalizing( $registered, array_keys( self::ROUTES ) );
		self::assertEqualsCanonicalizing( $registered, Calls::routes() );
	}

	/** @return iterable<string, array{string}> */
	public static function routes(): iterable {
		foreach ( array_keys( self::ROUTES ) as $route ) {
			yield $route => array( $route );
		}
	}

	#[DataProvider( 'routes' )]
	public function test_everybody_gets_the_status_of_the_table_and_a_refusal_changes_no_row( string $route ): void {
		if ( 'GET bot_challenge' === $route ) {
			add_filter( 'mentoriai_bot_check', static fn (): string => 'altcha', 30 );
		}
		$expected = self::expected( $route );
		$calls    = array_map( fn ( string $who ): array => array( $this->world->fields( Calls::of( $route ), $who ), $this->token_of( $who ) ), array_combine( array_keys( $expected ), array_keys( $expected ) ) );
		$is_read  = str_starts_with( $route, 'GET ' );
		// Refusals first: what they find is what the others leave alone.
		uksort( $calls, static fn ( string $a, string $b ): int => $expected[ $b ][0] <=> $expected[ $a ][0] );
		$before = Rows::prints();
		foreach ( $calls as $who => [ $fields, $token ] ) {
			if ( ! $is_read && $expected[ $who ][0] < 400 && array() !== $before ) {
				self::assertSame( $before, Rows::prints(), "A refused call of $route changed something." );
				$before = array();
			}
			$reply = $this->as( $who, $route, $fields, $token );
			self::assertSame( $expected[ $who ], self::refusal( $reply ), "$route as $who: " . wp_json_encode( $reply->get_data() ) );
		}
		if ( array() !== $before ) {
			self::assertSame( $before, Rows::prints(), $is_read ? "Reading $route changed something." : "A refused call of $route changed something." );
		}
	}

	/** @return array<string, array{int, string}> Person to status and code. */
	private static function expected( string $route ): array {
		$answers = array_map( static fn ( string $word ): array => self::CODES[ $word ] ?? array( (int) $word, '' ), preg_split( '~ +~', self::ROUTES[ $route ] ) ?: array() );
		return array_fill_keys( self::NOBODY, array_shift( $answers ) ?? array( 0, '' ) ) + array_combine( World::people(), $answers );
	}

	/** @param array<string, mixed> $fields */
	private function as( string $who, string $route, array $fields, ?string $token ): WP_REST_Response {
		if ( ! str_starts_with( $who, 'staff' ) ) {
			return $this->ask( $route, $fields, $token );
		}
		wp_set_current_user( 1 );
		return $this->ask( $route, $fields, null, 'staff cookie' === $who ? array() : array( 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) ) );
	}

	private function token_of( string $who ): ?string {
		if ( 'logged out' === $who ) {
			$token = $this->world->new_token( 'founder' );
			$this->good( $this->ask( 'POST logout', array(), $token ) );
			return $token;
		}
		return match ( $who ) {
			'expired' => $this->world->new_token( 'founder', World::NOW ),
			'guest', 'staff cookie', 'staff cookie and nonce' => null,
			default => $this->world->token( $who ),
		};
	}
}
