<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Session;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Every route against everybody. The table is written by hand: a route whose access is opened, closed or forgotten
 * by mistake differs from it, and a route that is not in it fails.
 */
final class RouteMatrixTest extends SessionTestCase {

	private const GUEST = array( 'guest' => 0, 'expired' => 0, 'staff cookie' => 0, 'undecided' => 0, 'draft founder' => 0, 'founder' => 0, 'draft mentor' => 0, 'mentor' => 0 );

	private const ANY = array( 'guest' => 401, 'expired' => 401, 'staff cookie' => 401 ) + self::GUEST;

	private const MEMBER = array( 'undecided' => 403 ) + self::ANY;

	private const PUBLIC_MEMBER = array( 'draft founder' => 403, 'draft mentor' => 403 ) + self::MEMBER;

	private const PUBLIC_FOUNDER = array( 'mentor' => 403 ) + self::PUBLIC_MEMBER;

	private const MENTOR = array( 'draft founder' => 403, 'founder' => 403 ) + self::MEMBER;

	private const FOUNDER = array( 'draft mentor' => 403, 'mentor' => 403 ) + self::MEMBER;

	private const UNDECIDED = array( 'draft founder' => 403, 'founder' => 403, 'draft mentor' => 403, 'mentor' => 403 ) + self::ANY;

	/** Route to who is refused how; 0 is let in (and told what is wrong with an empty request). */
	private const ROUTES = array(
		'POST accept_consents'              => self::ANY,
		'GET apklausa/{id}/{userHash}'      => self::GUEST,
		'GET bot_challenge'                 => self::GUEST,
		'POST confirm_email'                => self::GUEST,
		'POST confirm_resend'               => self::GUEST,
		'POST conversation_read'            => self::MEMBER,
		'POST data_request'                 => self::MEMBER,
		'GET data_requests'                 => self::MEMBER,
		'GET events.ics'                    => self::GUEST,
		'GET events/{slug}/ics'             => self::GUEST,
		'GET events/{slug}'                 => self::GUEST,
		'GET get-user-id'                   => self::ANY,
		'GET get_conversation_meta'         => self::MEMBER,
		'GET get_conversations'             => self::MEMBER,
		'GET get_default/{pageId}'          => self::GUEST,
		'GET get_events'                    => self::GUEST,
		'GET get_home'                      => self::GUEST,
		'GET get_mail_settings'             => self::MEMBER,
		'GET get_menu'                      => self::GUEST,
		'GET get_message_mails'             => self::MEMBER,
		'GET get_own_review'                => self::FOUNDER,
		'GET get_reviews'                   => self::GUEST,
		'POST get_plans/{page}'             => self::MEMBER,
		'GET get_plans_status'              => self::MEMBER,
		'GET get_router'                    => self::GUEST,
		'GET get_success_stories/{page}'    => self::GUEST,
		'POST leave_portal'                 => self::MEMBER,
		'POST login'                        => self::GUEST,
		'POST logout'                       => self::ANY,
		'POST lost'                         => self::GUEST,
		'POST lost_reset'                   => self::GUEST,
		'GET mentoriai_dynamic/tax'         => self::GUEST,
		'GET mentoriai_dynamic'             => self::GUEST,
		'POST mentoriai_dynamic'            => self::GUEST,
		'GET mentoriai_dynamic_single/{slug}' => self::GUEST,
		'GET mentoriai_static/tax'          => self::GUEST,
		'GET mentoriai_static'              => self::GUEST,
		'POST mentoriai_static'             => self::GUEST,
		'GET mentoriai_static_single/{slug}' => self::GUEST,
		'POST mark_plan_as_completed'       => self::PUBLIC_MEMBER,
		'POST mark_step_as_completed'       => self::PUBLIC_FOUNDER,
		'POST message_reply'                => self::PUBLIC_MEMBER,
		'POST message_send'                 => self::PUBLIC_FOUNDER,
		'POST plan_open'                    => self::MEMBER,
		'POST register'                     => self::GUEST,
		'POST save_new_plan'                => self::PUBLIC_FOUNDER,
		'POST save_profile'                 => self::MEMBER,
		'GET sessions'                      => self::MEMBER,
		'POST sessions_end'                 => self::MEMBER,
		'POST set-user-pass'                => self::ANY,
		'POST set-user-type'                => self::UNDECIDED,
		'POST set_mail_settings'            => self::MEMBER,
		'POST set_message_mails'            => self::MEMBER,
		'POST social_auth'                  => self::GUEST,
		'GET social_callback/{provider}'    => self::GUEST,
		'POST social_exchange'              => self::GUEST,
		'POST social_link'                  => self::MEMBER,
		'GET social_links'                  => self::MEMBER,
		'POST social_unlink'                => self::MEMBER,
		'POST statistic_open'               => self::GUEST,
		'POST submit_apklausa'              => self::GUEST,
		'POST submit-review'                => self::PUBLIC_FOUNDER,
		'GET success_stories/{slug}'        => self::GUEST,
		'GET user-profile'                  => self::ANY,
		'GET user-results'                  => self::MENTOR,
		'GET user/cv/{id}'                  => self::MEMBER,
		'POST user/deleteavatar'            => self::MEMBER,
		'POST user/deletecv'                => self::MENTOR,
		'POST user/editavatar'              => self::MEMBER,
		'POST user/editcv'                  => self::MENTOR,
		'POST update_step'                  => self::PUBLIC_FOUNDER,
		'GET user'                          => self::ANY,
		'GET veiksmu-planai/{id}'           => self::MEMBER,
		'GET veiksmu-planai/{id}/ics'       => self::MEMBER,
	);

	public function test_every_route_is_in_the_table(): void {
		$found = array();
		foreach ( glob( dirname( __DIR__, 4 ) . '/includes/*/Rest/*Route.php' ) ?: array() as $file ) {
			$class = 'MentoriaiPortal\\' . basename( dirname( $file, 2 ) ) . '\\Rest\\' . basename( $file, '.php' );
			if ( 'Core' === basename( dirname( $file, 2 ) ) || ! class_exists( $class ) || ( new \ReflectionClass( $class ) )->isAbstract() ) {
				continue;
			}
			foreach ( $class::methods() as $method ) {
				$found[] = $method . ' ' . $class::path();
			}
		}
		$known = array_keys( self::ROUTES );
		sort( $found );
		sort( $known );
		self::assertSame( $known, $found );
	}

	/** @return iterable<string, array{string, string, int}> Route, who, status (0: not refused). */
	public static function cases(): iterable {
		foreach ( self::ROUTES as $route => $answers ) {
			foreach ( $answers as $who => $status ) {
				yield "$route as $who" => array( $route, $who, $status );
			}
		}
	}

	#[DataProvider( 'cases' )]
	public function test_access( string $route, string $who, int $status ): void {
		[ $method, $path ] = explode( ' ', $route, 2 );
		$token             = $this->token_of( $who );
		if ( 'staff cookie' === $who ) {
			wp_set_current_user( 1 );
		}
		$before = $this->rows();
		$reply  = $this->request( $method, strtr( $path, array( '{slug}' => 'nothing', '{pageId}' => '999999', '{page}' => '0', '{id}' => '1' ) ), array(), $token );
		if ( 0 === $status ) {
			self::assertNotContains( $reply->get_status(), array( 401, 403, 405, 500 ), (string) wp_json_encode( $reply->get_data() ) );
			return;
		}
		self::assertSame( $status, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		self::assertSame( $before, $this->rows(), 'A refused call changed something.' );
	}

	private function token_of( string $who ): ?string {
		return match ( $who ) {
			'guest', 'staff cookie' => null,
			'undecided'     => $this->token( $this->member( 'who@demo.test', Role::Undecided, AccountStatus::Draft ) ),
			'draft founder' => $this->token( $this->member( 'who@demo.test', Role::Founder, AccountStatus::Draft ) ),
			'founder'       => $this->token( $this->member( 'who@demo.test' ) ),
			'draft mentor'  => $this->token( $this->member( 'who@demo.test', Role::Mentor, AccountStatus::Submitted ) ),
			'mentor'        => $this->token( $this->member( 'who@demo.test', Role::Mentor ) ),
			default         => $this->expired_token(),
		};
	}

	private function expired_token(): string {
		$this->freeze( '2026-11-21T02:00:00Z' );
		$token = $this->token( $this->member( 'who@demo.test' ) );
		$this->freeze( '2026-11-21T08:00:00Z' );
		return $token;
	}

	/**
	 * A fingerprint of everything that belongs to people.
	 *
	 * @return array<string, string>
	 */
	private function rows(): array {
		global $wpdb;
		$prints = array();
		foreach ( array( 'users', 'usermeta', 'posts', 'mentoriai_sessions', 'mentoriai_conversations', 'mentoriai_messages', 'mentoriai_plans', 'mentoriai_plan_steps', 'mentoriai_reviews', 'mentoriai_email_claims', 'mentoriai_mail_queue', 'mentoriai_idempotency' ) as $table ) {
			$prints[ $table ] = md5( (string) wp_json_encode( $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', $wpdb->prefix . $table ), ARRAY_A ) ) );
		}
		return $prints;
	}
}
