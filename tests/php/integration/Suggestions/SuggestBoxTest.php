<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Suggestions;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use RuntimeException;

/**
 * The box on a founder's page in wp-admin.
 */
final class SuggestBoxTest extends SuggestionsTestCase {

	public function test_staff_search_choose_write_and_see_what_became_of_it(): void {
		$page = $this->sent( array( 'search' => '1', 'words' => 'petr', 'mentors' => array( (string) $this->mentor ), 'note' => 'Abu <i>tinka</i>' ) );
		foreach ( array( "value=\"{$this->mentor}\" checked", "value=\"{$this->third}\">", 'value="petr"', 'Abu &lt;i&gt;tinka&lt;/i&gt;' ) as $text ) {
			self::assertStringContainsString( $text, strtr( $page, array( " checked='checked'" => ' checked' ) ) );
		}
		self::assertStringNotContainsString( 'Ona Stankienė', $page );
		self::assertSame( 0, $this->rows_of( 'suggestions' ), 'Searching suggests nothing.' );
		self::assertStringContainsString( 'No one else was found', $this->sent( array( 'search' => '1', 'words' => 'xyzzy' ) ) );

		$to = $this->sent( array( 'mentors' => array( (string) $this->mentor, (string) $this->third ), 'note' => 'Abu <i>tinka</i>' ) );
		self::assertStringContainsString( "user={$this->founder}&mentoriai_suggest=1#mentoriai-suggest", $to );
		$this->closed( $this->founder, $this->suggested( array( $this->second ), '' ) );
		wp_set_current_user( $this->manager );
		self::in_english();
		$page = $this->section( array( 'mentoriai_suggest' => '1' ) );
		foreach ( array( 'The founder gets an email', 'Suggested by staff', "Rasa Kazlauskienė<br />\nPetras Jonaitis", 'Abu &lt;i&gt;tinka&lt;/i&gt;', '2026-11-21 08:15', 'Rūta', '<td>Open</td>', 'Closed by the founder on 2026-11-21' ) as $text ) {
			self::assertStringContainsString( $text, $page );
		}
		wp_set_current_user( 1 );
		wp_delete_user( $this->manager );
		self::in_english();
		self::assertStringContainsString( 'Deleted user', $this->section() );
	}

	public function test_what_is_wrong_stands_at_its_field_and_nothing_typed_is_lost(): void {
		$all  = array_map( strval( ... ), array( $this->mentor, $this->second, $this->third, $this->listed( $this->member( Role::Mentor, 'Jonas', 'Basanavičius' ) ) ) );
		$page = $this->sent( array( 'mentors' => $all, 'note' => 'Mano žodžiai' ) );
		self::assertStringContainsString( 'Three mentors at most', $page );
		self::assertStringContainsString( '<fieldset aria-invalid="true" aria-describedby="mentoriai-suggest-error">', $page );
		self::assertSame( 4, substr_count( $page, "checked='checked'" ) );
		self::assertStringContainsString( 'Mano žodžiai</textarea>', $page );
		self::assertStringContainsString( 'Choose one to three mentors: search', $this->sent( array( 'note' => 'Mano žodžiai' ) ) );
		$page = $this->sent( array( 'mentors' => array( $all[0] ), 'note' => str_repeat( 'ą', 501 ) ) );
		self::assertMatchesRegularExpression( '~<textarea[^>]+aria-invalid="true"[^>]*>ą{501}</textarea>~u', $page );
		$this->db()->insert( '{blocks}', array( 'user_id' => $this->mentor, 'blocked_id' => $this->founder, 'created_at' => '2026-11-01 08:00:00' ) );
		self::assertStringContainsString( 'can no longer write to each other', $this->sent( array( 'mentors' => array( $all[0] ), 'note' => 'x' ) ) );
		do_action( 'mentoriai_set_user_status', $this->second, 'paused', '' );
		self::assertStringContainsString( 'no longer shown in the list', $this->sent( array( 'mentors' => array( $all[1] ), 'note' => 'x' ) ) );
		self::assertSame( 0, $this->rows_of( 'suggestions' ) );
	}

	public function test_only_founders_who_may_log_in_have_it(): void {
		self::assertStringContainsString( 'name="words"', $this->section() );
		foreach ( array( $this->mentor, $this->member( Role::Undecided, 'Nauja', 'Narė', AccountStatus::Draft ) ) as $other ) {
			self::assertStringNotContainsString( 'mentoriai-suggest', $this->section( array( 'user' => (string) $other ) ) );
		}
		update_user_meta( $this->founder, UserMeta::STATUS, 'closed' );
		$page = $this->section();
		self::assertStringContainsString( 'This founder cannot log in', $page );
		self::assertStringNotContainsString( 'name="words"', $page );
	}

	/**
	 * @param array<string, string|list<string>> $fields
	 * @return string The page, or where it leads.
	 */
	private function sent( array $fields ): string {
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
		$_POST = $fields + array( 'mentoriai_suggest' => '1', '_wpnonce' => wp_create_nonce( 'mentoriai_suggest_' . $this->founder ) );
		try {
			return $this->screen( array( 'user' => (string) $this->founder ), array( '_wpnonce' => $_POST['_wpnonce'] ) ); // phpcs:ignore WordPress.Security -- the page checks it.
		} catch ( RuntimeException $stop ) {
			return $stop->getMessage();
		} finally {
			$_POST = $_REQUEST = array();
		}
	}

	/**
	 * The mentorships of a member's page, with the box.
	 *
	 * @param array<string, string> $query
	 */
	private function section( array $query = array() ): string {
		preg_match( '~data-section="mentorships">(.*?)</section>~s', $this->screen( $query + array( 'user' => (string) $this->founder ) ), $found );
		return $found[1] ?? self::fail();
	}
}
