<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Reports;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * What staff see of a case, what they decide, and what of it is kept.
 */
final class StaffCasesTest extends ReportsTestCase {

	public function test_the_list_has_the_shape_of_the_contract_and_no_text(): void {
		$first = $this->reported( $this->founder, 'message', $this->message( 'KANARELE' ), array( 'text' => 'KANARELE' ) );
		$this->later( 0, 60 );
		$second = $this->reported( $this->founder, 'mentor', $this->mentor, array( 'reason' => 'false' ) );
		$this->decide( $first, 'nothing', 'KANARELE' );
		self::assertSame(
			array( 'list' => array( array( 'number' => $second, 'what' => 'mentor', 'reason' => 'false', 'state' => 'open', 'reported_at' => '2026-11-21T08:16:00Z', 'voices' => 1, 'about' => array( 'id' => $this->mentor, 'name' => 'Rasa Kazlauskienė' ), 'decision' => null ) ), 'total' => 1 ),
			$this->staff_call( 'GET', '?state=open' )->get_data()
		);
		$closed = $this->staff_call( 'GET', '?state=closed' )->get_data();
		self::assertSame( array( array( $first ), 'nothing', 1 ), array( array_column( $closed['list'], 'number' ), $closed['list'][0]['decision'], $closed['total'] ) );
		self::assertSame( array( $second, $first ), array_column( $this->staff_call( 'GET', '' )->get_data()['list'], 'number' ) );
		self::assertSame( array(), $this->staff_call( 'GET', '?page=1' )->get_data()['list'] );
		self::assertStringNotContainsString( 'KANARELE', (string) wp_json_encode( array( $closed, $this->staff_call( 'GET', '' )->get_data() ) ) );
		self::assertSame( array( 400, 400 ), array( $this->staff_call( 'GET', '?state=all' )->get_status(), $this->staff_call( 'GET', '?page=x' )->get_status() ) );
	}

	#[Group( 'any-database' )]
	public function test_list_and_case_cost_the_same_however_much_was_reported(): void {
		$convo = $this->convo();
		$ids   = array_map( fn ( int $number ): int => $this->replied( $this->mentor, $convo, "Žinutė $number" ), range( 1, 8 ) );
		$first = $this->reported( $this->founder, 'message', $ids[0] );
		$this->page();
		$few = array( $this->count_queries( fn () => $this->staff_call( 'GET', '' ) ), $this->count_queries( fn () => $this->page() ), $this->count_queries( fn () => $this->opened( $first ) ) );
		foreach ( $ids as $id ) {
			$this->reported( $this->founder, 'message', $id );
			$this->reported( $this->mentor, 'message', $id );
		}
		wp_cache_flush();
		$this->page();
		self::assertSame( $few, array( $this->count_queries( fn () => $this->staff_call( 'GET', '' ) ), $this->count_queries( fn () => $this->page() ), $this->count_queries( fn () => $this->opened( $first ) ) ) );
	}

	public function test_each_opening_is_one_row_of_the_log_by_route_and_by_page(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		$this->page();
		self::assertSame( array(), $this->acts( $number ), 'The list opens none.' );
		$this->opened( $number );
		self::assertSame( array( 'report_opened' ), $this->acts( $number ) );
		$this->page( array( 'report' => (string) $number ) );
		self::assertSame( array( 'report_opened', 'report_opened' ), $this->acts( $number ) );
		self::assertSame( (string) $this->staff, $this->db()->value( "SELECT actor_id FROM {activity} WHERE act = 'report_opened' ORDER BY id DESC LIMIT 1" ) );
		self::assertSame( 404, $this->staff_call( 'GET', '/999999' )->get_status() );
		self::assertStringContainsString( 'button', $this->page( array( 'report' => '999999' ) ) );
		self::assertSame( 2, (int) $this->db()->value( "SELECT COUNT(*) FROM {activity} WHERE act = 'report_opened'" ) );
	}

	public function test_the_whole_thread_needs_a_reason_which_the_log_keeps(): void {
		$convo = $this->convo();
		$ids   = array_map( fn ( int $number ): int => $this->replied( $this->mentor, $convo, "Žinutė $number." ), range( 1, 20 ) );
		$case  = $this->reported( $this->founder, 'message', $ids[19] );
		self::assertSame( 400, $this->staff_call( 'POST', "/$case/thread" )->get_status() );
		self::assertSame( 400, $this->staff_call( 'POST', "/$case/thread", array( 'why' => ' ' ) )->get_status() );
		self::assertStringNotContainsString( 'Žinutė 1.', $this->page( array( 'report' => (string) $case ), array( 'mentoriai_case' => 'thread', 'why' => ' ' ) ) );
		self::assertNotContains( 'thread_opened', $this->acts( $case ) );

		$messages = $this->staff_call( 'POST', "/$case/thread", array( 'why' => 'Neaišku, „kas pradėjo“.' ) )->get_data()['messages'];
		self::assertSame( array( 21, array( 'author_name' => 'Lina Urbonaitė', 'content' => 'Laba diena', 'created_at' => '2026-11-21T08:15:00Z' ) ), array( count( $messages ), $messages[0] ) );
		$page = $this->page( array( 'report' => (string) $case ), array( 'mentoriai_case' => 'thread', 'why' => 'Dar kartą' ) );
		self::assertStringContainsString( 'Žinutė 1.', $page );
		$rows = $this->db()->rows( "SELECT facts FROM {activity} WHERE act = 'thread_opened' ORDER BY id" );
		self::assertSame( array( array( 'why' => 'Neaišku, „kas pradėjo“.' ), array( 'why' => 'Dar kartą' ) ), array_map( static fn ( array $row ): mixed => json_decode( (string) $row['facts'], true ), $rows ) );

		$public = $this->reported( $this->founder, 'mentor', $this->mentor );
		self::assertSame( 404, $this->staff_call( 'POST', "/$public/thread", array( 'why' => 'Noriu' ) )->get_status() );
		self::assertSame( 2, (int) $this->db()->value( "SELECT COUNT(*) FROM {activity} WHERE act = 'thread_opened'" ) );
	}

	public function test_nothing_mails_the_reporters_only(): void {
		$review = $this->review();
		$number = $this->reported( $this->mentor, 'review', $review );
		$this->reported( null, 'review', $review, array( 'name' => 'Ann Guest' ) + self::GUEST );
		$reply = $this->decide( $number, 'nothing', 'Atsiliepimas atitinka taisykles.' );
		self::assertSame( array( 200, 'closed', 'nothing' ), array( $reply->get_status(), $reply->get_data()['state'], $reply->get_data()['decision'] ) );
		self::assertSame( array( 'report_closed' => array( $this->address( $this->mentor ), '' ), 'report_decision' => array() ), $this->queued( 'report_closed', 'report_decision' ) );
		self::assertSame( 'published', $this->db()->value( 'SELECT state FROM {reviews} WHERE id = ?', $review ) );
		self::assertSame( array( 'report' ), $this->acts( $number ) );
	}

	public function test_a_warning_changes_nothing_but_mails_both(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		self::assertSame( 200, $this->decide( $number, 'warn' )->get_status() );
		self::assertSame( array( 'report_closed' => array( $this->address( $this->founder ) ), 'report_decision' => array( $this->address( $this->mentor ) ) ), $this->queued( 'report_closed', 'report_decision' ) );
		self::assertSame( 'public', get_user_meta( $this->mentor, UserMeta::STATUS, true ) );
	}

	public function test_hiding_takes_the_review_as_it_is_by_now_and_its_rating(): void {
		$review = $this->review();
		$number = $this->reported( $this->mentor, 'review', $review );
		$this->review( 'Pakeistas.' );
		self::assertSame( 200, $this->decide( $number, 'hide', 'Ne pagal taisykles.' )->get_status() );
		self::assertSame( array( 'state' => 'hidden', 'reason' => 'Ne pagal taisykles.' ), $this->db()->row( 'SELECT state, reason FROM {reviews} WHERE id = ?', $review ) );
		self::assertSame( '0', $this->db()->value( "SELECT rating_count FROM {mentor_index} WHERE kind = 'dynamic' AND lang = 'lt' AND mentor_id = ?", $this->mentor ) );
		self::assertSame( array( 'report_decision' => array( $this->address( $this->founder ) ), 'review_hidden' => array() ), $this->queued( 'report_decision', 'review_hidden' ), 'One email about one act.' );
		self::assertSame( 1, (int) $this->db()->value( "SELECT COUNT(*) FROM {activity} WHERE act = 'review'" ) );
	}

	public function test_pausing_and_closing_go_the_way_of_all_changes_of_status(): void {
		$message = $this->message();
		foreach ( array( 'pause' => 'paused', 'close' => 'closed' ) as $decision => $status ) {
			update_user_meta( $this->mentor, UserMeta::STATUS, 'public' );
			$token  = $this->token( $this->mentor );
			$number = $this->reported( $this->founder, 'message', $message );
			self::assertSame( 200, $this->decide( $number, $decision, 'Grasinote.' )->get_status(), $decision );
			self::assertSame( array( $status, 'Grasinote.' ), array( get_user_meta( $this->mentor, UserMeta::STATUS, true ), get_user_meta( $this->mentor, UserMeta::REVIEW_REASON, true ) ) );
			self::assertSame( 401, $this->request( 'GET', 'user', array(), $token )->get_status(), 'Logged out.' );
			self::assertSame( (string) $this->staff, $this->db()->value( "SELECT actor_id FROM {activity} WHERE act = 'status' AND object_id = ? ORDER BY id DESC LIMIT 1", (string) $this->mentor ) );
			self::assertSame( array( 'report' ), $this->acts( $number ) );
		}
		self::assertSame( array( 'report_decision' => array( $this->address( $this->mentor ), $this->address( $this->mentor ) ), 'account_paused' => array(), 'account_closed' => array() ), $this->queued( 'report_decision', 'account_paused', 'account_closed' ), 'One email about one act.' );
	}

	public function test_a_decision_fits_the_case_or_is_refused_and_changes_nothing(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		$hub    = wp_insert_post( array( 'post_type' => 'mentoriai_mentor', 'post_status' => 'publish', 'post_title' => 'Birutė' ) );
		self::assertIsInt( $hub );
		$static = $this->reported( null, 'mentor', $hub, array( 'kind' => 'static' ) + self::GUEST );
		$bad    = array( array( $number, 'hide', 'Tekstas' ), array( $number, 'burn', 'Tekstas' ), array( $number, 'warn', '' ), array( $number, 'warn', ' ' ), array( $static, 'warn', 'Tekstas' ), array( $static, 'pause', 'Tekstas' ), array( $static, 'close', 'Tekstas' ) );
		foreach ( $bad as [ $which, $decision, $text ] ) {
			self::assertSame( 400, $this->decide( $which, $decision, $text )->get_status(), "$decision $text" );
		}
		update_user_meta( $this->mentor, UserMeta::STATUS, 'paused' );
		self::assertSame( 400, $this->decide( $number, 'pause' )->get_status() );
		self::assertSame( 404, $this->decide( 999999, 'nothing' )->get_status() );
		self::assertSame( 0, (int) $this->db()->value( 'SELECT COUNT(*) FROM {reports} WHERE closed_at IS NOT NULL' ) );
		self::assertSame( array( 'report_closed' => array(), 'report_decision' => array() ), $this->queued( 'report_closed', 'report_decision' ) );
		self::assertStringNotContainsString( 'value="hide"', $this->page( array( 'report' => (string) $number ) ) );
	}

	public function test_a_case_is_decided_once(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		$this->decide( $number, 'warn', 'Pirmasis.' );
		$second = $this->decide( $number, 'close', 'Antrasis.' );
		self::assertSame( array( 409, 'conflict' ), array( $second->get_status(), $second->get_data()['code'] ?? '' ) );
		self::assertSame( array( 'public', array( 'report' ) ), array( get_user_meta( $this->mentor, UserMeta::STATUS, true ), $this->acts( $number ) ) );
		self::assertCount( 1, $this->queued( 'report_decision' )['report_decision'] );
	}

	public function test_an_account_is_paused_or_closed_only_by_who_may_decide_about_accounts(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		get_userdata( $this->staff )->add_cap( 'mentoriai_approve_members', false );
		foreach ( array( 'pause', 'close' ) as $decision ) {
			self::assertSame( 403, $this->decide( $number, $decision )->get_status() );
		}
		self::assertStringNotContainsString( 'value="pause"', $this->page( array( 'report' => (string) $number ) ) );
		self::assertSame( 200, $this->decide( $number, 'warn' )->get_status() );
	}

	public function test_everyone_else_is_refused_everywhere(): void {
		$number = $this->reported( $this->founder, 'message', $this->message( 'KANARELE' ) );
		$calls  = array( array( 'GET', '' ), array( 'GET', "/$number" ), array( 'POST', "/$number" ), array( 'POST', "/$number/thread" ) );
		foreach ( array( 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
			$id = $this->user( $role );
			foreach ( $calls as [ $method, $path ] ) {
				self::assertSame( 403, $this->staff_call( $method, $path, array( 'decision' => 'nothing', 'text' => 'x', 'why' => 'x' ), $id )->get_status(), "$role $method $path" );
			}
		}
		foreach ( $calls as [ $method, $path ] ) {
			self::assertSame( array( 403, 401 ), array( $this->staff_call( $method, $path, array(), $this->founder )->get_status(), $this->staff_call( $method, $path, array(), 0 )->get_status() ) );
		}
		self::assertSame( array(), $this->acts( $number ) );
	}

	public function test_a_form_of_the_page_needs_its_nonce_and_the_right(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		add_filter( 'wp_die_handler', static fn (): callable => static fn ( mixed $text, mixed $title, mixed $args ) => throw new RuntimeException( 'died ' . ( (array) $args )['response'] ) );
		foreach ( array( 'decide' => array( 'decision' => 'warn', 'text' => 'x' ), 'thread' => array( 'why' => 'x' ) ) as $action => $sent ) {
			add_filter( 'nonce_user_logged_out', '__return_zero' );
			$before = array( $this->acts( $number ), $this->rows_of( 'mail_queue' ) );
			try {
				// Of another case.
				$this->page( array( 'report' => (string) ( $number + 1 ) ), array( 'mentoriai_case' => $action ) + $sent );
				$_GET  = array( 'page' => 'mentoriai-reports', 'report' => (string) $number );
				$_POST = array( 'mentoriai_case' => $action, '_wpnonce' => 'x' ) + $sent;
				$_REQUEST = $_GET + $_POST; // phpcs:ignore WordPress.Security.NonceVerification -- none is the test.
				wp_set_current_user( $this->staff );
				set_current_screen( 'mentoriai_page_mentoriai-reports' );
				remove_all_actions( 'load-mentoriai_page_mentoriai-reports' );
				do_action( 'admin_menu' );
				do_action( 'load-mentoriai_page_mentoriai-reports' );
				self::fail( 'It needs a nonce.' );
			} catch ( RuntimeException $stop ) {
				self::assertSame( 'died 403', $stop->getMessage() );
			}
			self::assertSame( $before, array( $this->acts( $number ), $this->rows_of( 'mail_queue' ) ) );
		}
		self::assertSame( 'open', $this->opened( $number )['state'] );
	}

	public function test_the_page_asks_before_an_account_is_closed_and_loses_nothing(): void {
		add_filter( 'wp_redirect', static fn ( string $to ) => throw new RuntimeException( $to ) );
		$number = $this->reported( $this->founder, 'message', $this->message() );
		$query  = array( 'report' => (string) $number );
		$page   = $this->page( $query, array( 'mentoriai_case' => 'decide', 'decision' => 'close', 'text' => "Grasinote.\n<b>Viso</b> gero" ) );
		self::assertStringContainsString( 'name="confirmed" value="1"', $page );
		self::assertStringContainsString( "value=\"Grasinote.\n&lt;b&gt;Viso&lt;/b&gt; gero\"", $page );
		self::assertSame( 'public', get_user_meta( $this->mentor, UserMeta::STATUS, true ) );
		$page = $this->page( $query, array( 'mentoriai_case' => 'decide', 'text' => 'Ilgas tekstas' ) );
		self::assertMatchesRegularExpression( '~<textarea id="mentoriai-text"[^>]*>Ilgas tekstas</textarea>~', $page, 'What was typed is there.' );
		try {
			$this->page( $query, array( 'mentoriai_case' => 'decide', 'decision' => 'close', 'text' => 'Grasinote.', 'confirmed' => '1' ) );
			self::fail( 'It is carried out.' );
		} catch ( RuntimeException $to ) {
			self::assertStringContainsString( 'told=decided', $to->getMessage() );
		}
		self::assertSame( 'closed', get_user_meta( $this->mentor, UserMeta::STATUS, true ) );
		$page = $this->page( $query );
		foreach ( array( 'data-state="closed"', 'Grasinote.', 'Rūta', '2026-11-21' ) as $text ) {
			self::assertStringContainsString( $text, $page );
		}
		self::assertStringNotContainsString( 'name="decision"', $page );
	}

	public function test_what_was_typed_stays_when_it_is_cancelled_or_a_colleague_was_faster(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		$query  = array( 'report' => (string) $number );
		$page   = $this->page( $query, array( 'mentoriai_case' => 'edit', 'decision' => 'close', 'text' => 'Grasinote.' ) );
		self::assertMatchesRegularExpression( '~value="close" required\s+checked~', $page );
		self::assertMatchesRegularExpression( '~<textarea id="mentoriai-text"[^>]*>Grasinote.</textarea>~', $page );
		$this->decide( $number, 'nothing' );
		$page = $this->page( $query, array( 'mentoriai_case' => 'decide', 'decision' => 'warn', 'text' => 'Mano tekstas' ) );
		self::assertStringContainsString( 'role="alert"', $page );
		self::assertMatchesRegularExpression( '~<textarea id="mentoriai-text"[^>]* readonly>Mano tekstas</textarea>~', $page );
		self::assertStringNotContainsString( 'value="decide"', $page );
	}

	public function test_the_page_of_a_case_tells_whose_it_is_and_the_button_leads_back_to_it(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		$query  = array( 'report' => (string) $number );
		self::assertMatchesRegularExpression( '~name="do" value="take"~', $this->page( $query ) );
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
		wp_set_current_user( $this->staff );
		$_POST = $_REQUEST = array( 'kind' => 'reports', 'id' => (string) $number, 'do' => 'take', 'list' => 'its-page', '_wpnonce' => wp_create_nonce( "mentoriai_attention_reports_$number" ) );
		try {
			do_action( 'admin_post_mentoriai_attention' );
			self::fail( 'It leads on.' );
		} catch ( RuntimeException $to ) {
			self::assertSame( admin_url( "admin.php?page=mentoriai-reports&report=$number&told=take" ), $to->getMessage() );
		}
		self::assertMatchesRegularExpression( '~name="do" value="give_back"~', $this->page( $query ) );
		$this->decide( $number, 'nothing' );
		self::assertStringNotContainsString( 'name="do"', $this->page( $query ), 'A decided case is no one’s.' );
	}

	public function test_the_list_is_filtered_searched_and_sorted(): void {
		$convo  = $this->convo();
		$one    = $this->reported( $this->founder, 'message', $this->replied( $this->mentor, $convo ), array( 'reason' => 'spam' ) );
		$this->later( 0, 60 );
		$two    = $this->reported( $this->mentor, 'message', $this->replied( $this->founder, $convo ) );
		$this->reported( $this->founder, 'message', (int) $this->db()->value( 'SELECT MAX(id) FROM {messages}' ) );
		$three  = $this->reported( null, 'mentor', $this->mentor, self::GUEST );
		$listed = function ( array $query = array() ): array {
			preg_match_all( '~<tr data-id="(\d+)" data-state="(\w+)"~', $this->page( $query ), $found );
			return array_map( 'intval', $found[1] );
		};
		self::assertSame( array( $three, $two, $one ), $listed() );
		self::assertSame( array( $one, $two, $three ), $listed( array( 'orderby' => 'reported_at', 'order' => 'asc' ) ) );
		self::assertSame( $two, $listed( array( 'orderby' => 'voices', 'order' => 'desc' ) )[0] );
		self::assertSame( array( $three ), $listed( array( 'what' => 'mentor' ) ) );
		self::assertSame( array( $one ), $listed( array( 'reason' => 'spam' ) ) );
		self::assertSame( array( $two ), $listed( array( 's' => 'urbon' ) ) );
		self::assertSame( array( $one ), $listed( array( 's' => (string) $one ) ) );
		$this->decide( $one, 'nothing' );
		self::assertSame( array( $one ), $listed( array( 'state' => 'closed' ) ) );
		self::assertSame( array( $three, $two ), $listed() );
		$this->db()->execute( 'DELETE FROM {reports}' );
		self::assertStringContainsString( 'class="no-items"', $this->page() );
	}

	public function test_members_words_are_text_on_the_page(): void {
		$markup = '<i onmouseover=x>"&lt;b&gt;';
		$this->db()->execute( "UPDATE {$this->db()->users()} SET display_name = ? WHERE ID IN (?, ?)", $markup, $this->founder, $this->mentor );
		$number = $this->reported( $this->founder, 'message', $this->message( $markup ), array( 'text' => $markup ) );
		$query  = array( 'report' => (string) $number );
		$html   = $this->page() . $this->page( $query ) . $this->page( $query, array( 'mentoriai_case' => 'thread', 'why' => $markup ) );
		$this->decide( $number, 'warn', $markup );
		$html .= $this->page( $query ) . $this->page( array( 'state' => 'closed', 's' => $markup ) );
		self::assertStringContainsString( '&lt;i onmouseover=x&gt;', $html );
		self::assertStringContainsString( '&amp;lt;b&amp;gt;', $html );
		self::assertStringNotContainsString( '<i onmouseover', $html );
		self::assertStringNotContainsString( 'x>"&lt;', $html );
	}

	public function test_an_act_is_a_sentence_in_the_log(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		$this->opened( $number );
		$this->decide( $number, 'warn' );
		$this->staff_call( 'POST', "/$number/thread", array( 'why' => 'Skundas' ) );
		self::in_english();
		wp_set_current_user( $this->staff );
		$_GET = $_REQUEST = array( 'page' => 'mentoriai-activity' );
		set_current_screen( 'mentoriai_page_mentoriai-activity' );
		remove_all_actions( 'mentoriai_page_mentoriai-activity' );
		do_action( 'admin_menu' );
		do_action( 'load-mentoriai_page_mentoriai-activity' );
		ob_start();
		do_action( 'mentoriai_page_mentoriai-activity' );
		$html = (string) ob_get_clean();
		foreach ( array( "Report opened: no. $number", "Decision about a report: no. $number (The person was warned)", "Whole conversation opened: no. $number (Skundas)" ) as $text ) {
			self::assertStringContainsString( $text, $html );
		}
	}

	public function test_who_it_is_about_may_be_gone_and_the_case_can_still_be_decided(): void {
		$founder = $this->member( Role::Founder, 'Jonas', 'Kalnietis', AccountStatus::Public );
		$number  = $this->reported( $this->mentor, 'message', (int) $this->db()->value( 'SELECT MAX(id) FROM {messages} WHERE convo_id = ?', $this->convo( $founder ) ) );
		wp_set_current_user( 1 );
		wp_delete_user( $founder );
		self::assertSame( 'Ištrintas naudotojas', $this->opened( $number )['about']['name'] );
		self::assertSame( array( 400, 200 ), array( $this->decide( $number, 'warn' )->get_status(), $this->decide( $number, 'nothing' )->get_status() ) );
	}
}
