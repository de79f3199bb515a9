<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Members;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\TextChanged;
use MentoriaiPortal\Members\Admin\Links;
use RuntimeException;

/**
 * Staff approve the profile that they have read.
 */
final class ReviewVersionTest extends MembersTestCase {

	protected function tearDown(): void {
		$_GET = $_POST = $_REQUEST = array();
		parent::tearDown();
	}

	public function test_a_profile_that_was_saved_while_it_was_read_is_not_approved(): void {
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
		$id   = $this->add_member( Role::Mentor, AccountStatus::Submitted );
		$seen = $this->version_on_screen( $id );
		do_action( 'mentoriai_profile_saving', $id );

		$to = $this->approve( $id, $seen );
		self::assertStringStartsWith( Links::review( $id ), $to, 'It is shown again, as it is now.' );
		self::assertStringContainsString( TextChanged::QUERY . "=$id", $to );
		self::assertSame( 'submitted', get_user_meta( $id, UserMeta::STATUS, true ) );

		$this->approve( $id, $this->version_on_screen( $id ) );
		self::assertSame( 'public', get_user_meta( $id, UserMeta::STATUS, true ) );
	}

	public function test_the_version_is_another_before_the_text_is_and_stays_if_it_is_refused(): void {
		$mentor = $this->add_member( Role::Mentor, AccountStatus::Submitted );
		$token  = $this->token( $mentor );
		$before = $this->version( $mentor );
		self::assertSame( 400, $this->request( 'POST', 'save_profile', array( 'firstName' => '' ), $token )->get_status() );
		self::assertSame( $before, $this->version( $mentor ) );

		$inside = 0;
		add_action( 'mentoriai_profile_saving', function () use ( &$inside, $mentor ): void {
			$inside = $this->version( $mentor );
			throw new RuntimeException( 'PHP dies here.' );
		}, 99 );
		$this->request( 'POST', 'save_profile', self::profile(), $token );
		self::assertGreaterThan( $before, $inside );
		self::assertSame( $before, $this->version( $mentor ), 'Neither is stored without the other.' );
	}

	public function test_who_is_made_staff_applies_no_more(): void {
		$id = $this->add_member( Role::Mentor, AccountStatus::Submitted );
		self::assertGreaterThan( 0, $this->version( $id ) );
		get_userdata( $id )->set_role( 'editor' );
		self::assertSame( 0, $this->version( $id ) );
	}

	private function version( int $id ): int {
		return (int) $this->db()->value( 'SELECT version FROM {applications} WHERE user_id = ?', $id );
	}

	private function version_on_screen( int $id ): string {
		$_GET = array( 'page' => Links::REVIEW, 'user' => (string) $id );
		foreach ( array( 'menu', 'submenu', '_wp_submenu_nopriv', '_registered_pages', '_parent_pages' ) as $name ) {
			$GLOBALS[ $name ] = array();
		}
		// What another test has left leads on.
		$GLOBALS['pagenow'] = 'admin.php';
		remove_all_actions( 'mentoriai_page_mentoriai-review' );
		do_action( 'admin_menu' );
		ob_start();
		do_action( 'mentoriai_page_mentoriai-review' );
		preg_match( '~name="version" value="(\d+)"~', (string) ob_get_clean(), $found );
		return $found[1] ?? '';
	}

	private function approve( int $id, string $version ): string {
		$_POST = $_REQUEST = array( 'action' => Links::ACTION, 'reviewed' => '1', 'users' => (string) $id, 'version' => $version, 'decision' => 'approve', '_wpnonce' => wp_create_nonce( Links::ACTION ) );
		try {
			do_action( 'admin_post_' . Links::ACTION );
		} catch ( RuntimeException $stop ) {
			return $stop->getMessage();
		}
		return '';
	}

	/** @return array<string, mixed> */
	private static function profile(): array {
		return array( 'firstName' => 'Rasa', 'lastName' => 'Kazlauskienė', 'pareigosirimone' => 'Direktorė', 'pareigosirimoneen' => 'Director', 'aprasymaslt' => 'Padedu.', 'aprasymasen' => 'I help.', 'sritis' => array(), 'linkedin' => '', 'phoneNumber' => '+37060000000' );
	}
}
