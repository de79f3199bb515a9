<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Profiles\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Mail\MutedMails;
use MentoriaiPortal\Profiles\DataRequestPage;
use MentoriaiPortal\Profiles\Mail\DataRequestMail;
use MentoriaiPortal\Tests\Integration\Profiles\ProfileTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * Language and kinds of mails, requests about one's data.
 */
#[Group( 'any-database' )]
final class AccountRoutesTest extends ProfileTestCase {

	/**
	 * @param array<string, mixed> $reply
	 * @return array<string, bool>
	 */
	private static function kinds( array $reply ): array {
		return array_column( $reply['mails'], 'on', 'kind' );
	}

	public function test_mails_are_switched_off_one_by_one(): void {
		$id    = $this->member( Role::Mentor );
		$token = $this->token( $id );
		$read  = $this->request( 'GET', 'get_mail_settings?lang=en', array(), $token )->get_data();
		self::assertSame( 'lt', $read['lang'] );
		self::assertSame( array( true ), array_values( array_unique( self::kinds( $read ) ) ) );
		self::assertArrayHasKey( 'new_message', self::kinds( $read ) );
		self::assertArrayNotHasKey( 'reset_password', self::kinds( $read ) );

		$mails = array( array( 'kind' => 'new_message', 'on' => false ), array( 'kind' => 'reset_password', 'on' => false ) );
		$reply = $this->request( 'POST', 'set_mail_settings', compact( 'mails' ), $token )->get_data();
		self::assertFalse( self::kinds( $reply )['new_message'] );
		self::assertSame( array( 'new_message' ), get_user_meta( $id, UserMeta::MUTED_MAILS, true ) );
		self::assertFalse( $this->request( 'GET', 'get_message_mails', array(), $token )->get_data()['on'] );

		$this->request( 'POST', 'set_message_mails', array( 'on' => true ), $token );
		self::assertTrue( self::kinds( $this->request( 'GET', 'get_mail_settings', array(), $token )->get_data() )['new_message'] );
	}

	public function test_the_language_is_that_of_mails_and_only_one_of_the_two(): void {
		$id    = $this->member( Role::Founder );
		$token = $this->token( $id );
		self::assertSame( 'en', $this->request( 'POST', 'set_mail_settings', array( 'lang' => 'en' ), $token )->get_data()['lang'] );
		self::assertSame( 'en', $this->request( 'GET', 'user', array(), $token )->get_data()['user']['lang'] );
		self::assertSame( array( 'lang' => 'invalid', 'mails.0.on' => 'required' ), $this->request( 'POST', 'set_mail_settings', array( 'lang' => 'de', 'mails' => array( array( 'kind' => 'x' ) ) ), $token )->get_data()['data']['fields'] );
		self::assertSame( 'en', get_user_meta( $id, UserMeta::LANG, true ) );
	}

	public function test_a_founder_is_not_asked_about_mails_of_mentors(): void {
		$kinds = self::kinds( $this->request( 'GET', 'get_mail_settings', array(), $this->token( $this->member( Role::Founder ) ) )->get_data() );

		self::assertArrayNotHasKey( 'new_review', $kinds );
	}

	public function test_mails_of_a_group_stand_together_in_the_order_of_groups(): void {
		foreach ( array( Role::Founder, Role::Mentor ) as $role ) {
			$mails  = $this->request( 'GET', 'get_mail_settings?lang=en', array(), $this->token( $this->member( $role ) ) )->get_data()['mails'];
			$groups = array_column( $mails, 'group' );
			$seen   = array_values( array_filter( $groups, static fn ( string $group, int $at ): bool => $group !== ( $groups[ $at - 1 ] ?? '' ), ARRAY_FILTER_USE_BOTH ) );

			self::assertSame( array( 'Messages', 'Requests and mentorship', 'Meetings', 'Action plans', 'News of the portal' ), $seen, $role->value );
		}
	}

	public function test_nobody_switches_off_what_they_are_not_asked_about(): void {
		$wanted = array(
			Role::Founder->value => array( 'plan_step_due', 'plan_finished' ),
			Role::Mentor->value  => array( 'new_review', 'plan_finished' ),
		);
		foreach ( array( Role::Founder, Role::Mentor ) as $role ) {
			$id   = $this->member( $role );
			$sent = array_map( static fn ( string $kind ): array => array( 'kind' => $kind, 'on' => false ), array( 'new_review', 'plan_step_due', 'plan_finished', 'reset_password', 'no_such_mail' ) );
			self::assertSame( 200, $this->request( 'POST', 'set_mail_settings', array( 'mails' => $sent ), $this->token( $id ) )->get_status() );
			$muted = MutedMails::of( $id );
			sort( $muted );
			$expected = $wanted[ $role->value ];
			sort( $expected );
			self::assertSame( $expected, $muted, $role->value );
		}
	}

	public function test_a_request_is_one_of_wordpress_confirmed_by_mail(): void {
		$id    = $this->member( Role::Founder );
		$token = $this->token( $id );
		self::assertSame( array(), $this->request( 'GET', 'data_requests', array(), $token )->get_data()['requests'] );
		self::assertSame( array( 'kind' => 'invalid' ), $this->request( 'POST', 'data_request', array( 'kind' => 'all' ), $token )->get_data()['data']['fields'] );

		$made = $this->request( 'POST', 'data_request', array( 'kind' => 'erase', 'user_id' => 1 ), $token )->get_data()['requests'];
		self::assertSame( array( 'erase', 'unconfirmed' ), array( $made[0]['kind'], $made[0]['state'] ) );
		$posts = get_posts( array( 'post_type' => 'user_request', 'post_status' => 'any', 'author' => $id ) );
		self::assertSame( array( 'remove_personal_data', get_userdata( $id )->user_email ), array( $posts[0]->post_name, $posts[0]->post_title ) );

		$mail = ( new DataRequestMail() )->compose( $id, Lang::En, array( 'request_id' => $posts[0]->ID ) );
		self::assertNotNull( $mail );
		parse_str( (string) wp_parse_url( $mail->url, PHP_URL_QUERY ), $query );
		self::assertTrue( wp_validate_user_request_key( (int) $query['request_id'], (string) $query['confirm_key'] ) );
		self::assertNull( ( new DataRequestMail() )->compose( $this->member( Role::Founder ), Lang::En, array( 'request_id' => $posts[0]->ID ) ) );

		$this->request( 'POST', 'data_request', array( 'kind' => 'erase' ), $token );
		self::assertCount( 1, get_posts( array( 'post_type' => 'user_request', 'post_status' => 'any', 'author' => $id ) ) );
		$page = new DataRequestPage( new Locale( dirname( __DIR__, 5 ) . '/languages/' ), new SiteName( new Settings() ) );
		self::assertSame( 404, $page->respond( $posts[0]->ID, 'x' )[0], 'A wrong key confirms nothing.' );
		self::assertSame( 'request-pending', get_post_status( $posts[0]->ID ) );
		[ $status, $html ] = $page->respond( $posts[0]->ID, wp_generate_user_request_key( $posts[0]->ID ) );
		self::assertSame( array( 200, 'request-confirmed' ), array( $status, get_post_status( $posts[0]->ID ) ) );
		self::assertStringContainsString( 'Gavome jūsų prašymą</h1>', $html );
		$gone                = wp_insert_post( array( 'post_type' => 'user_request', 'post_name' => 'export_personal_data', 'post_status' => 'request-pending' ) );
		$_GET['request_id']  = (string) $gone;
		wp_delete_post( $gone, true );
		self::assertSame( array( true, 404 ), array( DataRequestPage::is_asked(), $page->respond( $gone, 'x' )[0] ), 'Staff removed it.' );
		$_GET['request_id'] = (string) wp_insert_post( array( 'post_type' => 'user_request', 'post_name' => 'of_another_plugin', 'post_status' => 'request-pending' ) );
		self::assertFalse( DataRequestPage::is_asked() );
		unset( $_GET['request_id'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the test wrote it.
		self::assertSame( 'confirmed', $this->request( 'POST', 'data_request', array( 'kind' => 'erase' ), $token )->get_data()['requests'][0]['state'] );
		self::assertSame( array(), $this->request( 'GET', 'data_requests', array(), $this->token( $this->member( Role::Founder ) ) )->get_data()['requests'] );
	}

	public function test_the_profile_takes_few_queries_whatever_it_holds(): void {
		$id = $this->member( Role::Mentor );
		$this->save( $id, self::MENTOR );
		update_user_meta( $id, UserMeta::CVS, array( array( 'id' => 5, 'file' => str_repeat( 'a', 64 ) . '.bin', 'name' => 'a.pdf', 'size' => 9, 'kind' => 'pdf' ) ) );
		$token = $this->token( $id );
		$this->request( 'GET', 'user-profile', array(), $token );
		$empty = $this->count_queries( fn () => $this->request( 'GET', 'get-user-id', array(), $token ) );
		$used  = $this->count_queries( fn () => $this->request( 'GET', 'user-profile', array(), $token ) );

		self::assertLessThanOrEqual( 3, $used - $empty + 1 );
	}
}
