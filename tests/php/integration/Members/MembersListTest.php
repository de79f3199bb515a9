<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Members;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Members\Admin\MembersPage;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

/**
 * Mentoring → Members: who is listed, by which filter, in which order.
 */
final class MembersListTest extends MembersTestCase {

	public function test_each_filter_finds_its_members_alone_and_with_others(): void {
		$terms = array_map( static fn ( string $name ): int => (int) ( (array) wp_insert_term( $name, 'mentoriai_field' ) )['term_id'], array( 'Teisė', 'Finansai' ) );
		$asta  = $this->member( Role::Mentor, 'Asta', 'Žukė', AccountStatus::Submitted );
		$jurga = $this->member( Role::Founder, 'Jurga', 'Baltė', AccountStatus::Paused );
		update_user_meta( $asta, UserMeta::FIELDS, array( $terms[0] ) );
		// A key of the list that looks like a term is none.
		update_user_meta( $this->mentor, UserMeta::FIELDS, array_merge( array_fill( 0, $terms[0] + 1, $terms[1] ) ) );
		$this->care( $asta, array( 'tags' => array( 'Žalia' ), 'responsible' => $this->colleague ) );
		$this->care( $jurga, array( 'tags' => array( 'žalias' ), 'responsible' => $this->manager ) );
		$this->staff( 'author', 'Autorė' );
		get_userdata( $this->staff( 'editor', 'Redaktorė' ) )->add_role( 'mentorius' );

		$all = array( $jurga, $asta, $this->mentor, $this->founder );
		self::assertSame( $all, $this->listed() );
		self::assertSame( array( $asta, $this->mentor ), $this->listed( array( 'role' => 'mentorius' ) ) );
		self::assertSame( array( $asta ), $this->listed( array( 'status' => 'submitted' ) ) );
		self::assertSame( array( $asta ), $this->listed( array( 'field' => (string) $terms[0] ) ) );
		self::assertSame( array( $this->mentor ), $this->listed( array( 'field' => (string) $terms[1] ) ) );
		self::assertSame( array( $asta ), $this->listed( array( 'tag' => 'ZALIA' ) ) );
		self::assertSame( array( $asta ), $this->listed( array( 'responsible' => (string) $this->colleague ) ) );
		self::assertSame( array( $this->mentor, $this->founder ), $this->listed( array( 'responsible' => '0' ) ) );
		self::assertSame( array( $asta ), $this->listed( array( 's' => 'asta' ) ) );
		self::assertSame( array( $jurga ), $this->listed( array( 's' => $this->address( $jurga ) ) ) );
		self::assertSame( array(), $this->listed( array( 's' => '%' ) ) );
		self::assertSame( array( $asta ), $this->listed( array( 'role' => 'mentorius', 'status' => 'submitted', 'field' => (string) $terms[0], 'tag' => 'žalia', 'responsible' => (string) $this->colleague, 's' => 'Žukė' ) ) );
		self::assertSame( array(), $this->listed( array( 'role' => 'frontuser', 'tag' => 'žalia' ) ) );
		self::assertStringContainsString( 'Nothing matches this filter.', $this->screen( array( 'tag' => 'nėra' ) ) );
	}

	public function test_not_seen_for_some_days_finds_whom_the_portal_has_seen(): void {
		$this->token( $this->mentor );
		$never = $this->member( Role::Mentor, 'Asta', 'Žukė' );
		foreach ( array( 29 => array( 0, 0, 0 ), 30 => array( 1, 0, 0 ), 89 => array( 1, 0, 0 ), 90 => array( 1, 1, 0 ), 365 => array( 1, 1, 1 ) ) as $days => $found ) {
			$this->freeze( gmdate( 'Y-m-d\TH:i:s\Z', (int) strtotime( "2026-11-21T08:15:00Z +$days days" ) ) );
			foreach ( array( 30, 90, 365 ) as $index => $seen ) {
				self::assertSame( $found[ $index ] ? array( $this->mentor ) : array(), $this->listed( array( 'seen' => (string) $seen ) ), "$seen after $days" );
			}
		}
		$this->token( $this->mentor );
		self::assertSame( array(), $this->listed( array( 'seen' => '30' ) ) );
		self::assertSame( array( $this->mentor, $this->founder, $never ), $this->listed( array( 'orderby' => 'seen', 'order' => 'asc' ) ), 'Who was never seen comes last.' );
		self::assertSame( array( $this->mentor, $never, $this->founder ), $this->listed( array( 'orderby' => 'seen', 'order' => 'desc' ) ) );
	}

	/** @param array<string, string> $query */
	#[TestWith( array( array( 'role' => 'administrator' ) ) )]
	#[TestWith( array( array( 'status' => 'nėra' ) ) )]
	#[TestWith( array( array( 'seen' => '31' ) ) )]
	#[TestWith( array( array( 'field' => '1 OR 1' ) ) )]
	#[TestWith( array( array( 'responsible' => '-1' ) ) )]
	public function test_what_there_is_not_is_said( array $query ): void {
		$page = $this->screen( $query );
		self::assertStringContainsString( 'asks for something that does not exist', $page );
		self::assertStringNotContainsString( '<tr data-id', $page );
	}

	public function test_a_row_tells_what_staff_know_as_text_and_leads_to_the_page(): void {
		$this->db()->execute( "UPDATE {$this->db()->users()} SET display_name = ? WHERE ID = ?", 'Rasa <b>K', $this->mentor );
		clean_user_cache( $this->mentor );
		$this->care( $this->mentor, array( 'tags' => array( 'VIP <b>' ), 'responsible' => $this->colleague, 'note' => self::SECRET ) );
		$this->token( $this->mentor );
		$page = $this->screen( array( 'status' => 'public', 'orderby' => 'name' ) );
		self::assertMatchesRegularExpression( "~<tr data-id=\"{$this->mentor}\" data-state=\"public\">~", $page );
		foreach ( array( 'Rasa &lt;b&gt;K', 'VIP &lt;b&gt;', 'Jonas', '2026-11-21', "page=mentoriai-members&#038;user={$this->mentor}", 'mentoriai-badge is-public', 'decision=pause', '>Members</h1>' ) as $text ) {
			self::assertStringContainsString( $text, $page );
		}
		self::assertStringNotContainsString( '<b>K', $page );
		self::assertStringNotContainsString( '7f3a', $page );
		self::assertMatchesRegularExpression( '~class="current" aria-current="page">Public <span class="count">\(2\)~', $page );
	}

	public function test_of_many_only_profiles_as_they_were_listed_are_approved_and_the_notice_names_the_others(): void {
		$asta  = $this->member( Role::Mentor, 'Asta', 'Žukė', AccountStatus::Submitted );
		$jurga = $this->member( Role::Founder, 'Jurga', 'Baltė', AccountStatus::Submitted );
		$back  = $this->member( Role::Founder, 'Ona', 'Ruda', AccountStatus::Returned );
		$query = array( 'status' => 'submitted', 'orderby' => 'name', 'order' => 'asc', 'paged' => '2' );
		preg_match_all( '~name="chosen\[\]" value="((\d+)\.\d+)"~', $this->screen( array( 'role' => '' ) ), $boxes );
		$boxes = array_combine( $boxes[2], $boxes[1] );
		do_action( 'mentoriai_profile_saving', $jurga );
		// Saved and sent again: what was listed as returned waits now.
		do_action( 'mentoriai_set_user_status', $back, 'submitted' );

		$to = $this->press( 'approve', array( $boxes[ $asta ], $boxes[ $jurga ], $boxes[ $back ], $boxes[ $this->mentor ], '0.1', 'x' ), $query );
		self::assertSame( array( 'public', 'submitted', 'submitted' ), array_map( static fn ( int $id ): mixed => get_user_meta( $id, UserMeta::STATUS, true ), array( $asta, $jurga, $back ) ) );
		wp_parse_str( (string) wp_parse_url( $to, PHP_URL_QUERY ), $asked );
		self::assertSame( $query, array_intersect_key( $asked, $query ), 'Filter, order and page stay.' );
		$_GET = $asked;
		ob_start();
		do_action( 'admin_notices' );
		$notice = (string) ob_get_clean();
		self::assertStringContainsString( 'has changed since you opened the page: Jurga Baltė, Ona Ruda.', $notice );
		self::assertStringContainsString( 'The status of 1 member has been changed.', $notice );
		self::assertStringContainsString( '1 was not changed', $notice, 'Who is public already.' );

		self::assertStringContainsString( 'decision=pause&users=' . $asta, $this->press( 'pause', array( "$asta.0" ) ), 'It is asked first.' );
		self::assertSame( 'public', get_user_meta( $asta, UserMeta::STATUS, true ) );
	}

	public function test_the_link_below_a_name_approves_the_profile_that_was_listed(): void {
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
		$asta = $this->member( Role::Mentor, 'Asta', 'Žukė', AccountStatus::Submitted );
		$open = function () use ( $asta ): string {
			preg_match( "~href=\"([^\"]*decision=approve[^\"]*users=$asta&[^\"]*)~", str_replace( '&#038;', '&', $this->screen() ), $link );
			return $link[1] ?? '';
		};
		foreach ( array( 'submitted' => true, 'public' => false ) as $status => $is_saved ) {
			wp_parse_str( (string) wp_parse_url( $open(), PHP_URL_QUERY ), $_REQUEST ); // phpcs:ignore WordPress.Security.NonceVerification -- of the test.
			$_GET = $_REQUEST; // phpcs:ignore WordPress.Security.NonceVerification -- of the test.
			! $is_saved || do_action( 'mentoriai_profile_saving', $asta );
			try {
				do_action( 'admin_post_mentoriai_decide' );
			} catch ( RuntimeException ) {
				self::assertSame( $status, get_user_meta( $asta, UserMeta::STATUS, true ) );
			}
		}
	}

	public function test_the_views_count_within_the_other_filters(): void {
		$this->member( Role::Mentor, 'Asta', 'Žukė', AccountStatus::Submitted );
		self::assertStringContainsString( 'Waiting for review <span class="count">(1)', $this->screen( array( 'status' => 'public' ) ) );
		self::assertStringNotContainsString( 'Waiting for review <span class="count">', $this->screen( array( 'role' => 'frontuser' ) ) );
	}

	public function test_the_number_of_queries_does_not_grow_with_rows(): void {
		$count = function (): int {
			wp_cache_flush();
			get_userdata( $this->manager );
			return $this->count_queries( fn () => $this->screen( array( 'tag' => 'VIP' ) ) );
		};
		$this->care( $this->mentor, array( 'tags' => array( 'VIP' ), 'responsible' => $this->colleague ) );
		$few = $count();
		foreach ( range( 1, 8 ) as $number ) {
			$this->care( $this->member( Role::Mentor, "Nr$number", 'X' ), array( 'tags' => array( 'VIP', "t$number" ), 'responsible' => $number % 2 ? $this->colleague : $this->staff( 'mentoriai_manager', "Kolegė $number" ) ) );
		}
		self::assertSame( $few, $count() );
		self::assertLessThanOrEqual( 30, $few );
	}

	public function test_many_are_invited_after_a_question_each_once_and_the_notice_says_who_was_skipped(): void {
		$ids = array( $this->left( 'Asta' ), $this->left( 'Jurga' ), $this->left( 'Ona' ) );
		self::assertSame( array_reverse( $ids ), $this->listed( array( 'invite' => 'later' ) ) );
		$closed = $this->member( Role::Mentor, 'Ula', 'Uždaryta', AccountStatus::Closed );
		self::assertSame( array(), $this->listed( array( 'invite' => 'later', 'role' => 'frontuser' ) ) );
		self::assertStringContainsString( 'asks for something that does not exist', $this->screen( array( 'invite' => 'none' ) ) );
		$invited = fn (): array => array_map( 'intval', array_column( $this->db()->rows( "SELECT user_id FROM {mail_queue} WHERE type = 'invitation' ORDER BY user_id" ), 'user_id' ) );

		$asked = $this->press( 'invite', array_map( static fn ( int $id ): string => "$id.0", array( ...$ids, $this->founder, $closed ) ), array( 'invite' => 'later' ) );
		wp_parse_str( (string) wp_parse_url( $asked, PHP_URL_QUERY ), $query );
		self::assertSame( array( 'page' => 'mentoriai-invite', 'users' => implode( ',', array( ...$ids, $this->founder, $closed ) ) ), $query );
		$_GET = $query;
		self::assertSame( array(), $invited(), 'It is asked first.' );
		ob_start();
		do_action( 'mentoriai_page_mentoriai-invite' );
		$page = (string) ob_get_clean();
		foreach ( array( 'Asta &lt;b&gt;', 'Jurga', 'Ona', '1 skipped: they can log in already.', '1 skipped: they may not log in', 'works for 14 days' ) as $text ) {
			self::assertStringContainsString( $text, $page );
		}
		self::assertStringNotContainsString( 'Uždaryta', $page );

		foreach ( array( array( 3, 0 ), array( 0, 3 ) ) as [ $new, $living ] ) {
			$to = $this->invite( array( ...$ids, $this->founder, $closed ) );
			self::assertStringStartsWith( MembersPage::url( array( 'invite' => 'later' ) ), $to );
			wp_parse_str( (string) wp_parse_url( $to, PHP_URL_QUERY ), $query );
			$_GET = $query;
			ob_start();
			do_action( 'admin_notices' );
			$notice = (string) ob_get_clean();
			self::assertSame( $new > 0, str_contains( $notice, '3 members have been invited by email.' ), $notice );
			self::assertSame( $living > 0, str_contains( $notice, '3 skipped: an invitation still waits for them.' ), $notice );
			self::assertStringContainsString( '1 skipped: they can log in already. 1 skipped: they may not log in', $notice );
			self::assertSame( $ids, $invited() );
		}
		self::assertSame( array(), $this->listed( array( 'invite' => 'later' ) ) );
	}

	#[Group( 'any-database' )]
	public function test_an_invitation_among_many_costs_a_bounded_number_of_queries(): void {
		$costs = array();
		foreach ( array( 1, 21 ) as $people ) {
			$ids = array();
			foreach ( range( 1, $people ) as $number ) {
				$ids[] = $this->left( "Nr$people-$number" );
			}
			wp_cache_flush();
			get_userdata( $this->manager );
			$costs[] = $this->count_queries( fn () => $this->invite( $ids ) );
		}
		self::assertLessThanOrEqual( 20 * 14, $costs[1] - $costs[0], (string) wp_json_encode( $costs ) );
	}

	public function test_who_is_no_staff_sees_nothing(): void {
		foreach ( array( 'subscriber', 'author', 'editor' ) as $role ) {
			wp_set_current_user( $this->staff( $role, $role ) );
			self::assertSame( '', $this->screen(), $role );
		}
		wp_set_current_user( $this->mentor );
		self::assertSame( '', $this->screen( array( 'user' => (string) $this->mentor ) ) );
	}

	/** An imported mentor who is to be invited later. */
	private function left( string $name ): int {
		$id = $this->member( Role::Mentor, $name, 'Importuota', AccountStatus::Draft );
		$this->db()->execute( "UPDATE {$this->db()->users()} SET user_pass = '*', display_name = ? WHERE ID = ?", "$name <b>", $id );
		clean_user_cache( $id );
		delete_user_meta( $id, UserMeta::CONFIRMED_AT );
		update_user_meta( $id, UserMeta::CONSENTS, array() );
		update_user_meta( $id, UserMeta::INVITE_LATER, '1' );
		return $id;
	}

	/**
	 * @param list<int> $ids
	 * @return string Where it leads.
	 */
	private function invite( array $ids ): string {
		$stop     = static fn ( string $to ): never => throw new RuntimeException( $to );
		$users    = implode( ',', $ids );
		$sent     = array( 'users' => $users, 'back' => MembersPage::url( array( 'invite' => 'later' ) ), '_wpnonce' => wp_create_nonce( "mentoriai_invite$users" ) );
		$_POST    = $sent;
		$_REQUEST = $sent;
		add_filter( 'wp_redirect', $stop );
		try {
			do_action( 'admin_post_mentoriai_invite' );
		} catch ( RuntimeException $to ) {
			return $to->getMessage();
		} finally {
			$_POST = array();
			remove_filter( 'wp_redirect', $stop );
		}
		return '';
	}

	/**
	 * @param list<string>          $chosen
	 * @param array<string, string> $query
	 * @return string Where it leads.
	 */
	private function press( string $action, array $chosen, array $query = array() ): string {
		$stop = static fn ( string $to ): never => throw new RuntimeException( $to );
		add_filter( 'wp_redirect', $stop );
		$_POST = array( 'action' => $action, 'chosen' => $chosen, '_wpnonce' => wp_create_nonce( 'bulk-mentoriai-members' ) );
		try {
			$this->screen( $query, $_POST ); // phpcs:ignore WordPress.Security.NonceVerification -- of the test.
		} catch ( RuntimeException $to ) {
			return $to->getMessage();
		} finally {
			$_POST = array();
			remove_filter( 'wp_redirect', $stop );
		}
		return '';
	}

	/**
	 * @param array<string, string> $query
	 * @return list<int>
	 */
	private function listed( array $query = array() ): array {
		preg_match_all( '~<tr data-id="(\d+)"~', $this->screen( $query ), $found );
		return array_map( 'intval', $found[1] );
	}
}
