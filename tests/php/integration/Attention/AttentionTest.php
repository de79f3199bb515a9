<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Attention;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\UserMeta;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * Needs attention: one source for tile, list, bubble, widget and REST, and what staff make of it. The clock stands at 10:15 in Vilnius on 2026-11-21.
 */
final class AttentionTest extends AttentionTestCase {

	public function test_tile_list_bubble_widget_and_rest_say_the_same_and_texts_of_the_two_stand_nowhere(): void {
		$this->by_the_dozen = true;
		foreach ( array( 0, 1, 22 ) as $number ) {
			foreach ( self::KINDS as $kind ) {
				for ( $made = min( 1, (int) ( 22 === $number ) ); $made < $number; $made++ ) {
					$this->wait_for( $kind );
				}
			}
			$rest   = $this->call_staff( 'GET', '' )->get_data();
			$screen = $this->screen();
			ob_start();
			do_action( 'wp_dashboard_setup' );
			do_meta_boxes( get_current_screen(), 'normal', '' );
			$widget = (string) ob_get_clean();

			self::assertSame( self::KINDS, array_column( $rest['kinds'], 'kind' ) );
			self::assertSame( count( self::KINDS ) * $number, $rest['total'] );
			self::assertStringContainsString( "count-{$rest['total']}\"", $this->menu() );
			$pages = '';
			foreach ( self::KINDS as $kind ) {
				self::assertSame( $number, $this->count_of( $kind ), $kind );
				self::assertStringContainsString( "data-tile=\"$kind\" data-count=\"$number\"", $screen );
				self::assertStringContainsString( "data-tile=\"$kind\" data-count=\"$number\"", $widget );
				$first  = $this->waiting( $kind );
				$second = $this->waiting( $kind, 1 );
				$since  = array_column( array( ...$first, ...$second ), 'since' );
				$sorted = $since;
				sort( $sorted );
				self::assertSame( $sorted, $since, "$kind, the oldest first" );
				self::assertSame( array( min( 20, $number ), max( 0, $number - 20 ) ), array( count( $first ), count( $second ) ), $kind );
				$html   = $this->screen( array( 'kind' => $kind ) ) . ( $number > 20 ? $this->screen( array( 'kind' => $kind, 'paged' => '2' ) ) : '' );
				$pages .= $html . wp_json_encode( array( $first, $second ), JSON_UNESCAPED_UNICODE );
				foreach ( array( ...$first, ...$second ) as $row ) {
					self::assertStringContainsString( "data-row=\"$kind/{$row['id']}\" data-since=\"{$row['since']}\"", $html );
				}
			}
			self::assertStringNotContainsString( self::SECRET, $pages . $screen . $widget );
		}
		self::assertSame( 20, substr_count( $screen, 'data-row=' ), 'All kinds in one list.' );
		$all = 22 * count( self::KINDS );
		self::assertSame( $all % 20, substr_count( $this->screen( array( 'paged' => (string) ceil( $all / 20 ) ) ), 'data-row=' ) );
	}

	#[Group( 'any-database' )]
	public function test_counting_is_one_query_and_a_list_reads_no_more_for_more_rows(): void {
		foreach ( self::KINDS as $kind ) {
			$this->wait_for( $kind );
		}
		$this->menu();
		self::assertSame( 1, $this->count_queries( fn () => $this->call_staff( 'GET', '' ) ) );
		$list = fn (): int => $this->count_queries( fn () => $this->screen() );
		$list();
		$few = $list();
		foreach ( self::KINDS as $kind ) {
			$this->wait_for( $kind );
		}
		wp_cache_flush();
		$list();
		self::assertSame( $few, $list() );
	}

	/** @return iterable<string, array{string}> */
	public static function kinds(): iterable {
		foreach ( self::KINDS as $kind ) {
			yield $kind => array( $kind );
		}
	}

	#[DataProvider( 'kinds' )]
	public function test_what_is_put_off_is_gone_for_all_and_back_by_the_clock_or_when_something_new_happens( string $kind ): void {
		$id = $this->wait_for( $kind );
		self::assertSame( array( 'kind' => $kind, 'id' => $id, 'count' => 0, 'total' => 0 ), $this->act( $kind, $id, 'snooze', array( 'days' => 3, 'note' => 'Skambinsiu <b>penktadienį</b>' ) )->get_data() );
		wp_set_current_user( $this->colleague );
		self::assertSame( 0, $this->count_of( $kind ) );
		self::assertSame( 404, $this->act( $kind, $id, 'take' )->get_status(), 'It is gone.' );
		$this->later( 3, -1 );
		self::assertSame( 0, $this->count_of( $kind ) );
		$this->later( 0, 1 );
		self::assertSame( 'Skambinsiu <b>penktadienį</b>', $this->waiting( $kind )[0]['note'] );
		self::assertStringContainsString( '&lt;b&gt;', $this->screen() );

		if ( 'data_requests' === $kind ) {
			self::assertSame( 400, $this->act( $kind, $id, 'dismiss' )->get_status() );
			return;
		}
		if ( 'reports' === $kind ) {
			self::assertSame( 400, $this->act( $kind, $id, 'dismiss' )->get_status() );
		}
		self::assertSame( 0, $this->act( $kind, $id, 'reports' === $kind ? 'snooze' : 'dismiss', array( 'days' => 14 ) )->get_data()['count'] );
		do_action( 'mentoriai_run_due' );
		$this->freeze( gmdate( 'Y-m-d\TH:i:s\Z', ( new Clock() )->now() + 3600 ) );
		self::assertSame( 0, $this->count_of( $kind ) );
		$this->something_new( $kind, $id );
		self::assertSame( array( $id ), array_column( $this->waiting( $kind ), 'id' ) );
	}

	#[DataProvider( 'kinds' )]
	public function test_news_that_came_while_the_page_was_open_is_not_put_off_with_the_row( string $kind ): void {
		$id = $this->wait_for( $kind );
		preg_match( '~name="version" value="(\d+)"~', $this->screen(), $seen );
		if ( 'data_requests' === $kind ) {
			self::assertSame( '0', $seen[1] ?? '', 'Nothing new can happen to it.' );
			return;
		}
		$this->freeze( gmdate( 'Y-m-d\TH:i:s\Z', ( new Clock() )->now() + 3600 ) );
		$this->something_new( $kind, $id );
		$this->act( $kind, $id, 'dismiss', array( 'version' => (int) $seen[1] ) );
		self::assertSame( array( $id ), array_column( $this->waiting( $kind ), 'id' ) );
	}

	public function test_a_data_request_that_is_due_cannot_be_put_off(): void {
		$id = $this->wait_for( 'data_requests' );
		$this->later( 21 );
		self::assertStringNotContainsString( 'value="snooze"', $this->screen() );
		self::assertSame( 400, $this->act( 'data_requests', $id, 'snooze', array( 'days' => 3 ) )->get_status() );
	}

	public function test_what_a_colleague_took_who_may_not_act_any_more_is_free(): void {
		$id = $this->wait_for( 'reviews' );
		$this->act( 'reviews', $id, 'take' );
		wp_get_current_user()->set_role( 'author' );
		wp_set_current_user( $this->colleague );
		self::assertNull( $this->waiting( 'reviews' )[0]['taken_by'] );
		self::assertSame( 200, $this->act( 'reviews', $id, 'take' )->get_status() );
		self::assertSame( $this->colleague, $this->waiting( 'reviews' )[0]['taken_by']['id'] );
	}

	public function test_a_note_belongs_to_whom_the_row_concerned_when_it_was_written(): void {
		$pair    = $this->wait_for( 'low_checkins' );
		$founder = (int) $this->waiting( 'low_checkins' )[0]['who']['id'];
		$mentor  = (int) $this->db()->value( 'SELECT mentor_id FROM {mentorships} WHERE id = ?', $pair );
		$this->act( 'low_checkins', $pair, 'take' );
		$this->freeze( gmdate( 'Y-m-d\TH:i:s\Z', ( new Clock() )->now() + 3600 ) );
		$this->low( $pair, $mentor, Clock::to_sql( ( new Clock() )->now() ), 42 );
		$this->act( 'low_checkins', $pair, 'snooze', array( 'days' => 3, 'note' => 'Apie mentorių' ) );
		$export = static function ( int $user_id ): string {
			$kinds = apply_filters( 'wp_privacy_personal_data_exporters', array() );
			return (string) wp_json_encode( array_map( static fn ( array $kind ): mixed => $kind['callback']( get_userdata( $user_id )->user_email ?? '', 1 ), $kinds ), JSON_UNESCAPED_UNICODE );
		};
		self::assertStringNotContainsString( 'Apie mentorių', $export( $founder ) );
		self::assertStringContainsString( 'Apie mentorių', $export( $mentor ) );
	}

	public function test_what_was_dismissed_stays_so_when_its_person_is_erased_and_nothing_concerns_nobody(): void {
		$review = $this->wait_for( 'reviews' );
		$author = (int) $this->db()->value( 'SELECT author_id FROM {reviews} WHERE id = ?', $review );
		$this->act( 'reviews', $review, 'dismiss', array( 'note' => 'Apie autorių' ) );
		$plan = $this->wait_for( 'overdue_plans' );
		$low  = $this->wait_for( 'low_checkins' );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( array( $author, (int) $this->waiting( 'overdue_plans' )[0]['who']['id'], (int) $this->waiting( 'low_checkins' )[0]['who']['id'] ) as $person ) {
			wp_delete_user( $person );
		}
		self::assertSame( array( 0, 0, 0 ), array( $this->count_of( 'reviews' ), $this->count_of( 'overdue_plans' ), $this->count_of( 'low_checkins' ) ), "$plan, $low" );
		self::assertSame( array( array( 'who_id' => '0', 'note' => '' ) ), $this->db()->rows( 'SELECT who_id, note FROM {attention}' ) );
	}

	public function test_changes_are_those_of_mentors_whom_others_see(): void {
		$mentor = $this->wait_for( 'changes' );
		update_user_meta( $mentor, UserMeta::STATUS, 'closed' );
		self::assertSame( 0, $this->count_of( 'changes' ) );
		update_user_meta( $mentor, UserMeta::STATUS, 'public' );
		self::assertSame( 1, $this->count_of( 'changes' ) );
	}

	public function test_the_address_names_the_row_whatever_the_body_and_the_query_say(): void {
		$one   = $this->wait_for( 'unanswered' );
		$other = $this->wait_for( 'unanswered' );
		$this->act( 'unanswered', $one, 'take', array( 'id' => $other, 'kind' => 'reviews' ) );
		self::assertSame( array( (string) $one ), array_column( $this->db()->rows( 'SELECT object_id FROM {attention}' ), 'object_id' ) );
		self::assertSame( 2, $this->call_staff( 'GET', '/unanswered', query: array( 'kind' => 'reviews' ) )->get_data()['total'] );
	}

	public function test_a_data_request_counts_30_days_and_is_back_with_seven_left(): void {
		$id = $this->wait_for( 'data_requests' );
		self::assertSame( 27, $this->waiting( 'data_requests' )[0]['days_left'] );
		$this->later( 12 );
		$this->act( 'data_requests', $id, 'snooze', array( 'days' => 14 ) );
		$this->later( 7 );
		self::assertSame( 0, $this->count_of( 'data_requests' ) );
		$this->later( 1 );
		self::assertSame( 7, $this->waiting( 'data_requests' )[0]['days_left'] );

		$this->later( 1 );
		do_action( 'user_request_action_confirmed', $id );
		self::assertSame( 30, $this->waiting( 'data_requests' )[0]['days_left'], 'From the confirmation, by the clock of the portal.' );
	}

	public function test_of_two_colleagues_one_takes_it_the_other_is_told_who_and_is_not_locked_out(): void {
		$id = $this->wait_for( 'applications' );
		$me = wp_get_current_user();
		self::assertSame( 200, $this->act( 'applications', $id, 'take' )->get_status() );
		self::assertSame( 200, $this->act( 'applications', $id, 'take' )->get_status(), 'Twice is once.' );
		wp_set_current_user( $this->colleague );
		$reply = $this->act( 'applications', $id, 'take' );
		self::assertSame( 409, $reply->get_status() );
		self::assertSame( array( 'id' => $me->ID, 'name' => $me->display_name ), $reply->get_data()['data']['taken_by'] );
		self::assertStringContainsString( 'Taken by ' . $me->display_name, $this->in( fn (): string => $this->screen() ) );
		self::assertSame( 0, $this->act( 'applications', $id, 'approve', array( 'version' => $this->waiting( 'applications' )[0]['version'] ) )->get_data()['count'] );
		self::assertSame( 'public', get_user_meta( $id, UserMeta::STATUS, true ) );
		update_user_meta( $id, UserMeta::STATUS, 'submitted' );
		self::assertNull( $this->waiting( 'applications' )[0]['taken_by'], 'A new application is nobody’s.' );
	}

	public function test_only_who_has_a_row_gives_it_back_and_then_a_colleague_takes_it(): void {
		$id = $this->wait_for( 'applications' );
		self::assertSame( 400, $this->act( 'applications', $id, 'give_back' )->get_status(), 'It is no one’s.' );
		$this->act( 'applications', $id, 'take' );
		self::assertStringContainsString( 'value="give_back"', $this->in( fn (): string => $this->screen() ) );
		$me = get_current_user_id();
		wp_set_current_user( $this->colleague );
		self::assertSame( 400, $this->act( 'applications', $id, 'give_back' )->get_status(), 'It is another one’s.' );
		self::assertStringNotContainsString( 'value="give_back"', $this->in( fn (): string => $this->screen() ) );
		wp_set_current_user( $me );
		self::assertSame( 200, $this->act( 'applications', $id, 'give_back' )->get_status() );
		wp_set_current_user( $this->colleague );
		self::assertSame( 200, $this->act( 'applications', $id, 'take' )->get_status() );
	}

	public function test_a_text_that_has_changed_is_not_approved_unseen(): void {
		foreach ( array( 'applications', 'changes', 'reviews' ) as $kind ) {
			$id   = $this->wait_for( $kind );
			$seen = $this->waiting( $kind )[0]['version'];
			$this->something_new( $kind, $id );
			$reply = $this->act( $kind, $id, 'approve', array( 'version' => $seen ) );
			self::assertSame( 409, $reply->get_status(), $kind );
			self::assertGreaterThan( $seen, $reply->get_data()['data']['row']['version'] );
			self::assertSame( 1, $this->count_of( $kind ) );
			self::assertSame( 0, $this->act( $kind, $id, 'approve', array( 'version' => $reply->get_data()['data']['row']['version'] ) )->get_data()['count'], $kind );
			self::assertSame( 404, $this->act( $kind, $id, 'approve' )->get_status() );
		}
	}

	public function test_a_mentor_is_reminded_at_once_and_set_busy(): void {
		$id     = $this->wait_for( 'unanswered' );
		$mentor = (int) $this->db()->value( 'SELECT mentor_id FROM {mentorships} WHERE id = ?', $id );
		self::assertSame( array( 'remind', 'set_busy' ), $this->waiting( 'unanswered' )[0]['actions'] );
		$this->act( 'unanswered', $id, 'remind' );
		self::assertSame( 1, $this->act( 'unanswered', $id, 'remind' )->get_data()['count'], 'It still waits.' );
		self::assertSame( array( 'answer_nudge' ), $this->mails_to( $mentor ), 'A second press sends no second email.' );
		$this->freeze( gmdate( 'Y-m-d\TH:i:s\Z', ( new Clock() )->now() + 3600 ) );
		update_user_meta( $mentor, UserMeta::MUTED_MAILS, array( 'answer_nudge' ) );
		self::assertSame( 'not_told', $this->act( 'unanswered', $id, 'remind' )->get_data()['code'] );
		delete_user_meta( $mentor, UserMeta::MUTED_MAILS );
		$this->db()->insert( '{blocks}', array( 'user_id' => $mentor, 'blocked_id' => (int) $this->waiting( 'unanswered' )[0]['who']['id'], 'created_at' => '2026-11-01 00:00:00' ) );
		self::assertSame( 409, $this->act( 'unanswered', $id, 'remind' )->get_status() );
		self::assertSame( array( 'answer_nudge' ), $this->mails_to( $mentor ), 'Who cannot be reached is not said to be reminded.' );
		$this->act( 'unanswered', $id, 'set_busy' );
		self::assertSame( '1', get_user_meta( $mentor, UserMeta::BUSY, true ) );

		$silent = $this->wait_for( 'silent_mentors' );
		self::assertSame( 0, $this->act( 'silent_mentors', $silent, 'set_busy' )->get_data()['count'] );
		self::assertSame( '1', get_user_meta( $silent, UserMeta::BUSY, true ) );
	}

	public function test_wrong_acts_are_refused_and_change_nothing(): void {
		$id = $this->wait_for( 'unanswered' );
		foreach ( array( array( 'approve' ), array( 'snooze' ), array( 'snooze', array( 'days' => 4 ) ), array( 'dismiss', array( 'note' => str_repeat( 'x', 501 ) ) ), array( 'take', array( 'note' => array() ) ), array( '' ) ) as $wrong ) {
			self::assertSame( 400, $this->act( 'unanswered', $id, ...$wrong )->get_status() );
		}
		self::assertSame( 404, $this->act( 'unanswered', $id + 999, 'take' )->get_status() );
		self::assertSame( 404, $this->act( 'nonsense', $id, 'take' )->get_status() );
		self::assertSame( 404, $this->call_staff( 'GET', '/nonsense' )->get_status() );
		self::assertSame( array(), $this->db()->rows( 'SELECT kind FROM {attention}' ) );
		foreach ( array( 'subscriber', 'author', 'editor', 'mentorius' ) as $role ) {
			wp_set_current_user( $this->staff( $role ) );
			self::assertSame( 403, $this->call_staff( 'GET', '' )->get_status(), $role );
			self::assertSame( 403, $this->call_staff( 'GET', '/unanswered' )->get_status(), $role );
			self::assertSame( 403, $this->act( 'unanswered', $id, 'take' )->get_status(), $role );
			self::assertStringNotContainsString( 'awaiting-mod', $this->menu() );
		}
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->act( 'unanswered', $id, 'take' )->get_status() );
	}

	public function test_who_may_not_approve_sees_the_row_and_no_button(): void {
		$id = $this->wait_for( 'applications' );
		wp_get_current_user()->add_cap( 'mentoriai_approve_members', false );
		self::assertSame( array(), $this->waiting( 'applications' )[0]['actions'] );
		self::assertSame( 403, $this->act( 'applications', $id, 'approve' )->get_status() );
		self::assertSame( 'submitted', get_user_meta( $id, UserMeta::STATUS, true ) );
	}

	public function test_an_email_that_did_not_leave_is_sent_again_while_it_may_be(): void {
		$failed  = $this->wait_for( 'failed_mails' );
		$retried = $this->wait_for( 'failed_mails' );
		$over    = $this->wait_for( 'failed_mails' );
		$now     = ( new Clock() )->now();
		$this->db()->execute( "UPDATE {mail_queue} SET state = 'due', attempts = 6, next_at = ? WHERE id = ?", $now + 40000, $retried );
		$this->db()->execute( "UPDATE {mail_queue} SET data = '', next_at = ? WHERE id = ?", $now - 1, $over );
		self::assertSame( array( $failed => array( 'again' ), $retried => array( 'again' ), $over => array() ), array_column( $this->waiting( 'failed_mails' ), 'actions', 'id' ) );
		foreach ( array( $failed, $retried ) as $id ) {
			self::assertSame( 200, $this->act( 'failed_mails', $id, 'again' )->get_status() );
			self::assertSame( array( 'due', '0', (string) $now ), array_values( (array) $this->db()->row( 'SELECT state, attempts, next_at FROM {mail_queue} WHERE id = ?', $id ) ) );
			self::assertSame( 404, $this->act( 'failed_mails', $id, 'again' )->get_status(), 'A second press.' );
		}
		self::assertSame( array( 400, 1 ), array( $this->act( 'failed_mails', $over, 'again' )->get_status(), $this->count_of( 'failed_mails' ) ) );
	}

	public function test_without_javascript_the_buttons_need_the_nonce_of_their_row(): void {
		$id = $this->wait_for( 'applications' );
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
		add_filter( 'wp_die_handler', static fn (): callable => static fn ( mixed $text, mixed $title, array $args ) => throw new RuntimeException( 'died ' . ( $args['response'] ?? '' ) ) );
		$press = function ( array $fields ): string {
			$_POST = $_REQUEST = $fields;
			try {
				do_action( 'admin_post_mentoriai_attention' );
			} catch ( RuntimeException $stop ) {
				return $stop->getMessage();
			}
			return '';
		};
		$row   = array( 'kind' => 'applications', 'id' => (string) $id, 'do' => 'approve', 'list' => 'applications' );
		self::assertSame( 'died 403', $press( $row + array( '_wpnonce' => wp_create_nonce( 'mentoriai_attention_applications_' . ( $id + 1 ) ) ) ) );
		preg_match( "~id=\"mentoriai-applications-$id\".*?name=\"_wpnonce\" value=\"(\w+)\".*?name=\"version\" value=\"(\d+)\"~s", $this->screen(), $found );
		self::assertStringContainsString( 'told=409', $press( $row + array( '_wpnonce' => $found[1], 'version' => (string) ( (int) $found[2] - 1 ) ) ) );
		self::assertSame( admin_url( 'admin.php?page=mentoriai&kind=applications&told=approve' ), $press( $row + array( '_wpnonce' => $found[1], 'version' => $found[2] ) ) );
		self::assertSame( 'public', get_user_meta( $id, UserMeta::STATUS, true ) );
	}

	public function test_of_the_rows_that_are_ticked_each_is_dealt_with_as_it_was_shown(): void {
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
		$ids   = array_map( $this->wait_for( ... ), array( 'a' => 'applications', 'b' => 'applications', 'c' => 'changes', 'd' => 'changes', 'e' => 'reviews', 'f' => 'reviews', 'g' => 'unanswered' ) );
		$html  = $this->screen();
		$boxes = array();
		foreach ( $ids as $name => $id ) {
			preg_match( '~name="chosen\[\]" value="(' . array( 'a' => 'applications', 'b' => 'applications', 'c' => 'changes', 'd' => 'changes', 'e' => 'reviews', 'f' => 'reviews', 'g' => 'unanswered' )[ $name ] . "\.$id\.\d+)\"~", $html, $found );
			$boxes[] = $found[1] ?? '';
		}
		$this->something_new( 'applications', $ids['b'] );
		$this->something_new( 'changes', $ids['d'] );
		$this->something_new( 'reviews', $ids['f'] );
		$this->menu();
		$_GET  = array( 'paged' => '1' );
		$_POST = $_REQUEST = array( 'action' => 'approve', 'chosen' => $boxes, '_wpnonce' => wp_create_nonce( 'bulk-mentoriai' ) );
		try {
			do_action( 'load-toplevel_page_mentoriai' );
			self::fail( 'It leads back.' );
		} catch ( RuntimeException $to ) {
			wp_parse_str( (string) wp_parse_url( $to->getMessage(), PHP_URL_QUERY ), $_GET );
		}
		$_POST    = array();
		$_REQUEST = $_GET;
		self::assertSame( array( 'public', 'submitted' ), array( get_user_meta( $ids['a'], UserMeta::STATUS, true ), get_user_meta( $ids['b'], UserMeta::STATUS, true ) ) );
		self::assertSame( array( array( 'state' => 'published' ), array( 'state' => 'pending' ) ), $this->db()->rows( 'SELECT state FROM {reviews} ORDER BY id' ) );
		self::assertSame( array( 0, 1 ), array_map( fn ( string $name ): int => count( array_filter( $this->waiting( 'changes' ), static fn ( array $row ): bool => $row['id'] === $ids[ $name ] ) ), array( 'c', 'd' ) ) );
		self::assertSame( array( 'many', '3', '1' ), array( $_GET['told'], $_GET['done'], $_GET['left'] ), 'A request without an answer is not approved.' );
		self::in_english();
		ob_start();
		do_action( 'admin_notices' );
		$notice = (string) ob_get_clean();
		foreach ( array( get_userdata( $ids['b'] )->display_name, get_userdata( $ids['d'] )->display_name, get_userdata( (int) $this->db()->value( 'SELECT author_id FROM {reviews} WHERE id = ?', $ids['f'] ) )->display_name ) as $name ) {
			self::assertStringContainsString( $name, $notice );
		}
	}

	public function test_what_no_longer_waits_leaves_nothing_behind_and_an_erased_person_neither(): void {
		$review  = $this->wait_for( 'reviews' );
		$request = $this->wait_for( 'unanswered' );
		$founder = $this->waiting( 'unanswered' )[0]['who']['id'];
		$this->act( 'reviews', $review, 'take' );
		$this->act( 'unanswered', $request, 'snooze', array( 'days' => 7, 'note' => 'Apie asmenį' ) );
		$this->db()->execute( 'DELETE FROM {reviews}' );
		do_action( 'mentoriai_run_due' );
		self::assertSame( array( 'unanswered' ), array_column( $this->db()->rows( 'SELECT kind FROM {attention}' ), 'kind' ) );

		$kinds = apply_filters( 'wp_privacy_personal_data_exporters', array() );
		$email = get_userdata( $founder )->user_email ?? '';
		self::assertStringContainsString( 'Apie asmenį', (string) wp_json_encode( array_map( static fn ( array $kind ): mixed => $kind['callback']( $email, 1 ), $kinds ), JSON_UNESCAPED_UNICODE ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $founder );
		self::assertStringNotContainsString( 'Apie asmenį', (string) wp_json_encode( $this->db()->rows( 'SELECT * FROM {attention}' ), JSON_UNESCAPED_UNICODE ) );
	}

	public function test_the_table_of_applications_is_made_anew_of_the_status_of_accounts(): void {
		$id = $this->wait_for( 'applications' );
		$this->db()->execute( 'UPDATE {applications} SET user_id = 999999' );
		do_action( 'mentoriai_user_status_changed', 0, '', '' );
		$this->db()->insert_ignore( '{applications}', array( 'user_id' => 888888, 'submitted_at' => 1, 'version' => 1 ) );
		( new \MentoriaiPortal\Members\ApplicationRepository( $this->db() ) )->rebuild( ( new Clock() )->now() );
		self::assertSame( array( $id ), array_column( $this->waiting( 'applications' ), 'id' ) );
	}

	private function in( callable $work ): string {
		self::in_english();
		return $work();
	}
}
