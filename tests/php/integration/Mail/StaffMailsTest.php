<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mail;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\Admin\StaffMailBoxes;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Mail\MutedMails;
use MentoriaiPortal\Mail\StaffMails;
use MentoriaiPortal\Members\ApplicationMail;
use MentoriaiPortal\Tests\Integration\CheckIns\CheckInTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * What staff are told by email, who of them, and once.
 */
#[Group( 'any-database' )]
final class StaffMailsTest extends CheckInTestCase {

	private int $manager;

	private int $other;

	protected function setUp(): void {
		parent::setUp();
		$this->manager = $this->staff( 'mentoriai_manager', 'ruta' );
		$this->other   = $this->staff( 'administrator', 'jonas' );
		update_user_meta( $this->manager, 'locale', 'en_US' );
		foreach ( array( 'editor', 'author', 'subscriber' ) as $role ) {
			$this->staff( $role, $role );
		}
		// The one of WordPress's installation.
		MutedMails::set( 1, 'staff_application', true );
		MutedMails::set( 1, 'staff_checkin', true );
	}

	public function test_who_chose_no_language_reads_that_of_the_site_whatever_page_is_asked_for(): void {
		$site = '';
		add_filter(
			'pre_option_WPLANG',
			static function () use ( &$site ): string {
				return $site;
			}
		);
		foreach ( array( '' => Lang::En, 'en_GB' => Lang::En, 'lt_LT' => Lang::Lt ) as $site => $lang ) {
			foreach ( array( '/', '/en/', '/wp-cron.php' ) as $path ) {
				$_SERVER['REQUEST_URI'] = $path;
				self::assertSame( array( $lang, Lang::En ), array( StaffMails::lang( $this->other ), StaffMails::lang( $this->manager ) ) );
			}
		}
	}

	public function test_sixteen_applications_within_five_minutes_are_one_mail_a_colleague_ten_minutes_after_the_first(): void {
		MutedMails::set( $this->other, 'staff_application', true );
		$mails = $this->sent_mails();
		for ( $i = 1; $i <= 16; $i++ ) {
			$this->apply( "Kandidatas Nr{$i}x" );
			$this->later( 0, 18 );
			self::run_due();
		}
		$this->later( 0, 600 - 16 * 18 - 1 );
		self::run_due();
		self::assertSame( array(), $this->to_staff( $mails ) );
		$this->later( 0, 1 );
		self::run_due();
		self::run_due();
		self::assertSame( array( 'ruta@demo.test' ), array_column( $this->to_staff( $mails ), 'to' ) );
		$mail = $this->to_staff( $mails )[0];
		self::assertSame( 'Profiles to review: 16', $mail['subject'] );
		for ( $i = 1; $i <= 16; $i++ ) {
			self::assertStringContainsString( "Kandidatas Nr{$i}x", $mail['message'] );
		}
		$headers = implode( "\n", (array) $mail['headers'] );
		self::assertStringContainsString( 'X-Mentoriai-Mail: staff_application', $headers );
		self::assertStringContainsString( 'List-Unsubscribe-Post:', $headers );

		$this->later( 1 );
		self::run_due();
		self::assertCount( 1, $this->to_staff( $mails ), 'Nobody is told of the same again.' );
		$this->apply( 'Vėlesnė' );
		$this->later( 0, 600 );
		self::run_due();
		self::assertCount( 2, $this->to_staff( $mails ) );
		self::assertSame( 'Profiles to review: 1', $this->to_staff( $mails )[1]['subject'] );
	}

	public function test_who_no_longer_waits_is_not_named_and_who_applies_again_is(): void {
		$mails = $this->sent_mails();
		$one   = $this->apply( 'Ona Pirma' );
		do_action( 'mentoriai_set_user_status', $one, 'returned' );
		$this->later( 0, 600 );
		self::run_due();
		self::assertSame( array(), $this->to_staff( $mails ) );
		foreach ( array( 1, 2 ) as $time ) {
			do_action( 'mentoriai_set_user_status', $one, 'submitted' );
			$this->later( 0, 600 );
			self::run_due();
			self::assertCount( 2 * $time, $this->to_staff( $mails ), 'To both.' );
			do_action( 'mentoriai_set_user_status', $one, 'returned' );
			$this->later( 0, 600 );
			self::run_due();
		}
	}

	public function test_a_low_answer_or_a_wish_for_contact_is_told_at_once_without_the_words(): void {
		foreach ( array( array( 'score' => 3 ), array( 'score' => 2, 'comment' => 'kanarėlė' ), array( 'score' => 5, 'contact_me' => true ) ) as $index => $answer ) {
			$token = $this->link_of( $index );
			$mails = $this->sent_mails();
			self::assertSame( 200, $this->answer( $token, $answer )->get_status() );
			self::assertSame( 410, $this->answer( $token, $answer )->get_status() );
			self::run_due();
			self::assertSame( 0 === $index ? array() : array( 'jonas@demo.test', 'ruta@demo.test' ), self::sorted( array_column( $this->to_staff( $mails ), 'to' ) ), "Answer $index" );
			foreach ( $this->to_staff( $mails ) as $mail ) {
				self::assertStringNotContainsString( 'kanarėlė', $mail['message'] );
				'ruta@demo.test' === $mail['to'] && self::assertStringContainsString( 1 === $index ? 'goes: 2 of 5' : 'get in touch', $mail['message'] );
			}
		}
	}

	public function test_what_is_about_a_member_goes_to_the_colleague_responsible(): void {
		[ $hers, $his ] = array( $this->apply( 'Ona Jos' ), $this->apply( 'Petras Jo' ) );
		$this->apply( 'Vardas Bendras' );
		update_user_meta( $hers, UserMeta::RESPONSIBLE, (string) $this->manager );
		update_user_meta( $his, UserMeta::RESPONSIBLE, (string) $this->other );
		$named = function ( \ArrayObject $mails ): array {
			$found = array();
			foreach ( $this->to_staff( $mails ) as $mail ) {
				$found[ $mail['to'] ] = array_values( array_filter( array( 'Jos', 'Jo', 'Bendras' ), static fn ( string $name ): bool => 1 === preg_match( "~ $name\\b~", $mail['message'] ) ) );
			}
			ksort( $found );
			return $found;
		};
		$mails = $this->sent_mails();
		$this->later( 0, 600 );
		self::run_due();
		self::assertSame( array( 'jonas@demo.test' => array( 'Jo', 'Bendras' ), 'ruta@demo.test' => array( 'Jos', 'Bendras' ) ), $named( $mails ) );

		// Who does not want the kind, or may no longer act, is not the one.
		MutedMails::set( $this->other, 'staff_application', true );
		do_action( 'mentoriai_set_user_status', $his, 'returned' );
		do_action( 'mentoriai_set_user_status', $his, 'submitted' );
		$this->later( 0, 600 );
		$mails = $this->sent_mails();
		self::run_due();
		self::assertSame( array( 'ruta@demo.test' ), array_column( $this->to_staff( $mails ), 'to' ) );
	}

	public function test_a_low_answer_is_told_to_the_colleague_of_who_answered(): void {
		$token = $this->link_of( 1 );
		$asked = (int) $this->db()->value( 'SELECT user_id FROM {checkins} WHERE side = ? ORDER BY id DESC LIMIT 1', 'founder' );
		update_user_meta( $asked, UserMeta::RESPONSIBLE, (string) $this->other );
		$mails = $this->sent_mails();
		self::assertSame( 200, $this->answer( $token, array( 'score' => 1 ) )->get_status() );
		self::run_due();
		self::assertSame( array( 'jonas@demo.test' ), array_column( $this->to_staff( $mails ), 'to' ) );
	}

	public function test_who_may_no_longer_act_or_has_unsubscribed_since_gets_nothing(): void {
		$mails = $this->sent_mails();
		$this->apply( 'Ona' );
		$this->later( 0, 600 );
		add_filter( 'mentoriai_is_copy', '__return_true' );
		self::run_due();
		remove_all_filters( 'mentoriai_is_copy' );
		self::assertSame( '2', $this->db()->value( "SELECT COUNT(*) FROM {mail_queue} WHERE type = 'staff_application' AND state = 'due'" ), 'Both wait.' );
		get_userdata( $this->manager )->set_role( 'subscriber' );
		MutedMails::set( $this->other, 'staff_application', true );
		self::run_due();
		self::assertSame( array(), $this->to_staff( $mails ) );
	}

	public function test_boxes_of_the_profile_are_ticked_at_first_and_keep_what_is_chosen(): void {
		$boxes = new StaffMailBoxes( new MailTypes( array( ApplicationMail::KEY => static fn () => new ApplicationMail() ) ) );
		$html  = static function ( int $user_id ) use ( $boxes ): string {
			ob_start();
			$boxes->show( get_userdata( $user_id ) );
			return (string) ob_get_clean();
		};
		self::assertMatchesRegularExpression( '~<input type="checkbox" name="[^"]+" value="staff_application" checked=~', $html( $this->manager ) );
		self::assertSame( '', $html( $this->founder ), 'Nothing to choose.' );
		wp_set_current_user( $this->manager );
		foreach ( array( array( '' ), array( '', 'staff_application' ) ) as $sent ) {
			$_POST = array( 'mentoriai_staff_mails' => $sent );
			$boxes->save( $this->manager );
			self::assertSame( 1 === count( $sent ), MutedMails::has( $this->manager, 'staff_application' ) );
			self::assertSame( count( $sent ) - 1, substr_count( $html( $this->manager ), 'checked=' ) );
		}
		$_POST = array( 'mentoriai_staff_mails' => array( '' ) );
		$boxes->save( $this->other );
		self::assertFalse( MutedMails::has( $this->other, 'staff_application' ), 'Another’s are for who may edit the account.' );
		$_POST = array();
		$boxes->save( $this->manager );
		self::assertFalse( MutedMails::has( $this->manager, 'staff_application' ), 'A form without the boxes changes nothing.' );
	}

	private function staff( string $role, string $name ): int {
		$id = wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'demo12345', 'user_email' => "$name@demo.test", 'role' => $role ) );
		self::assertIsInt( $id );
		return $id;
	}

	private function apply( string $name ): int {
		$id = $this->add_member( Role::Mentor, AccountStatus::Draft, array( 'display_name' => $name ) );
		do_action( 'mentoriai_set_user_status', $id, 'submitted' );
		return $id;
	}

	/** @return string The secret of the next check-in of a new founder with the mentor. */
	private function link_of( int $number ): string {
		$founder = $this->member( Role::Founder, "Įkūrėja $number", 'Nauja' );
		$mails   = $this->sent_mails();
		$this->pair( $founder );
		$this->later( 14 );
		self::run_due();
		return $this->secrets( $founder, $mails )[0] ?? self::fail( 'No link was mailed.' );
	}

	/**
	 * @param \ArrayObject<int, array{to: string, subject: string, message: string, headers: string|list<string>}> $mails
	 * @return list<array{to: string, subject: string, message: string, headers: string|list<string>}>
	 */
	private function to_staff( \ArrayObject $mails ): array {
		return array_values( array_filter( $mails->getArrayCopy(), static fn ( array $mail ): bool => 1 === preg_match( '~X-Mentoriai-Mail: staff_(?:application|checkin)~', implode( "\n", (array) $mail['headers'] ) ) ) );
	}

	/**
	 * @param list<string> $texts
	 * @return list<string>
	 */
	private static function sorted( array $texts ): array {
		sort( $texts );
		return $texts;
	}
}
