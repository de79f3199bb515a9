<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\EditedTexts;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Migrations\Migration0001EncodeTexts;
use MentoriaiPortal\Privacy\ProfileData;
use MentoriaiPortal\Tests\Integration\Profiles\ProfileTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A text that looks serialised stays a text for everybody who reads it, WordPress and other plugins included.
 */
final class SerialisedTextTest extends ProfileTestCase {

	/** @return iterable<string, array{string}> */
	public static function forms(): iterable {
		$texts = array( 'O:8:"stdClass":0:{}', 'a:1:{i:0;i:5;}', 'b:1;', 'i:5;', 'd:0.5;', 'N;', 's:1:"x";', 's:9:"x";', 'E:4:"Ab:C";' );
		return array_combine( $texts, array_map( static fn ( string $text ): array => array( $text ), $texts ) );
	}

	#[DataProvider( 'forms' )]
	public function test_what_members_and_staff_type_is_read_as_typed( string $text ): void {
		$founder = $this->member( Role::Founder );
		$mentor  = $this->member( Role::Mentor );
		$names   = array( 'firstName' => $text, 'lastName' => $text );
		self::assertSame( 200, $this->save( $founder, $names + array( 'pavadinimas' => $text, 'veiklosSritis' => $text, 'klausimai' => $text ) + self::FOUNDER )->get_status() );
		self::assertSame( 200, $this->save( $mentor, $names + array( 'pareigosirimone' => $text, 'pareigosirimoneen' => $text, 'aprasymaslt' => $text, 'aprasymasen' => $text ) + self::MENTOR )->get_status() );
		do_action( 'mentoriai_set_user_status', $mentor, 'returned', $text );

		$this->assert_meta( $founder, $text, array( 'first_name', 'last_name', UserMeta::COMPANY, UserMeta::ACTIVITY, UserMeta::QUESTIONS ) );
		$this->assert_meta( $mentor, $text, array( 'first_name', 'last_name', UserMeta::POSITION, UserMeta::POSITION_EN, UserMeta::ABOUT, UserMeta::ABOUT_EN, UserMeta::REVIEW_REASON ) );
		$profile = $this->profile( $mentor );
		self::assertSame( array( $text, $text, $text ), array( $profile['first_name'], $profile['aprasymas_en'], $profile['review']['reason'] ) );
		self::assertSame( $text, $this->request( 'GET', 'user/', array(), $this->token( $founder ) )->get_data()['user']['first_name'] );

		do_action( 'mentoriai_set_user_status', $mentor, 'public' );
		$cards = $this->request( 'GET', 'mentoriai_dynamic' )->get_data()['list'];
		self::assertSame( "$text $text", $cards[0]['title'] );
	}

	public function test_lists_exports_and_mails_show_it(): void {
		$text = 'O:8:"stdClass":0:{}';
		$id   = $this->member( Role::Founder );
		$this->save( $id, array( 'firstName' => $text ) + self::FOUNDER );

		self::load_admin();
		require_once ABSPATH . 'wp-admin/includes/class-wp-users-list-table.php';
		wp_set_current_user( 1 );
		$user = get_userdata( $id );
		self::assertInstanceOf( \WP_User::class, $user );
		self::assertStringContainsString( esc_html( $text ), ( new \WP_Users_List_Table( array( 'screen' => 'users' ) ) )->single_row( $user ) );
		$request = new \WP_REST_Request( 'GET', "/wp/v2/users/$id" );
		$request->set_param( 'context', 'edit' );
		self::assertSame( $text, rest_do_request( $request )->get_data()['first_name'] );
		self::assertContains( $text, array_column( $this->save_and_export( $id, $text ), 'value' ) );

		$sent = $this->sent_mails();
		( new EditedTexts() )->keep( 'profile_returned', Lang::Lt, MailTexts::of_form( 'Labas', 'Sveiki, {name}! {reason}', 'Eiti' ) );
		do_action( 'mentoriai_set_user_status', $id, 'returned', 'a:0:{}' );
		do_action( 'mentoriai_run_due' );
		self::assertStringContainsString( esc_html( "Sveiki, $text! a:0:{}" ), str_replace( "\u{200B}", '', implode( '', array_column( $sent->getArrayCopy(), 'message' ) ) ) );
	}

	/** Older versions stored the text as it was typed. */
	#[DataProvider( 'forms' )]
	public function test_an_update_mends_older_rows_once( string $text ): void {
		$id = $this->add_member( Role::Founder, AccountStatus::Public );
		foreach ( UserMeta::TEXTS as $key ) {
			delete_user_meta( $id, $key );
			$this->db()->insert( $this->db()->usermeta(), array( 'user_id' => $id, 'meta_key' => $key, 'meta_value' => new FreeText( $text ) ) );
		}
		update_user_meta( $id, UserMeta::COMPANY, 'Paprasta įmonė' );
		$migration = new Migration0001EncodeTexts();
		$migration->run( $this->db() );
		$migration->run( $this->db() );

		$this->assert_meta( $id, $text, array_diff( UserMeta::TEXTS, array( UserMeta::COMPANY ) ) );
		$this->assert_meta( $id, 'Paprasta įmonė', array( UserMeta::COMPANY ) );
	}

	/** @return list<array{name: string, value: string}> */
	private function save_and_export( int $user_id, string $text ): array {
		$this->save( $user_id, array( 'veiklosSritis' => $text, 'firstName' => $text ) + self::FOUNDER );
		return ( new ProfileData() )->export( $user_id, 1 )['items'][0]['fields'];
	}

	/** @param array<string> $keys */
	private function assert_meta( int $user_id, string $text, array $keys ): void {
		wp_cache_delete( $user_id, 'user_meta' );
		foreach ( $keys as $key ) {
			self::assertSame( $text, get_user_meta( $user_id, $key, true ), $key );
		}
	}
}
