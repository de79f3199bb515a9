<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Suggestions;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Suggestions\MemberSuggestions;
use MentoriaiPortal\Suggestions\SuggestionRepository;
use MentoriaiPortal\Tests\Parallel;

/**
 * Staff suggest, the founder is told once and sees it until closing it; nothing else happens.
 */
final class SuggestionsTest extends SuggestionsTestCase {

	public function test_the_founder_is_mailed_once_and_sees_the_cards_until_they_close_it(): void {
		$mails = $this->sent_mails();
		$id    = $this->suggested( array( $this->third, $this->mentor ), "Abu yra pardavę.\n<b>Vokietijoje</b>" );
		self::assertSame( $id, $this->suggested( array( $this->mentor, $this->third ), "Abu yra pardavę.\n<b>Vokietijoje</b> " ), 'Pressed twice.' );
		self::run_due();
		self::run_due();
		self::assertCount( 1, $mails );
		$mail = $mails[0] ?? self::fail();
		self::assertSame( $this->address( $this->founder ), $mail['to'] );
		$headers = implode( "\n", (array) $mail['headers'] );
		self::assertStringContainsString( 'X-Mentoriai-Mail: mentors_suggested', $headers );
		self::assertStringContainsString( 'List-Unsubscribe-Post', $headers );
		foreach ( array( 'Petras Jonaitis: ', 'Rasa Kazlauskienė: ', '/mentorius/petras-jonaitis', 'Mentoriai, kurie galėtų padėti' ) as $text ) {
			self::assertStringContainsString( $text, $mail['subject'] . $mail['message'] );
		}
		self::assertStringNotContainsString( '<b>Vokietijoje', $mail['message'] );

		$seen = $this->seen_by( $this->founder );
		self::assertSame( array( array( $id, "Abu yra pardavę.\n<b>Vokietijoje</b>", '2026-11-21T08:15:00Z', array( $this->third, $this->mentor ) ) ), array_map( static fn ( array $one ): array => array( $one['id'], $one['note'], $one['created_at'], array_column( $one['mentors'], 'id' ) ), $seen ) );
		$newer = $this->suggested( array( $this->second ), '' );
		self::assertSame( array( $newer, $id ), array_column( $this->seen_by( $this->founder, 'en' ), 'id' ) );
		foreach ( array( 200, 200 ) as $code ) {
			self::assertSame( $code, $this->closed( $this->founder, $id )->get_status() );
		}
		self::assertSame( array( $newer ), array_column( $this->seen_by( $this->founder ), 'id' ) );
		self::assertNotSame( $id, $this->suggested( array( $this->mentor, $this->third ), "Abu yra pardavę.\n<b>Vokietijoje</b>" ), 'What was closed can be suggested anew.' );

		self::assertSame( array( 0, 0, 0 ), array( $this->rows_of( 'mentorships' ), $this->rows_of( 'messages' ), count( $this->inbox( $this->founder )->get_data() ) ), 'It opens no conversation.' );
		$acts = $this->db()->rows( 'SELECT actor_id, object, object_id, facts FROM {activity} WHERE act = ? ORDER BY id', 'suggestion' );
		self::assertSame( array( (string) $this->manager, 'user', (string) $this->founder, array( 'mentors' => "{$this->third},{$this->mentor}" ) ), array( $acts[0]['actor_id'], $acts[0]['object'], $acts[0]['object_id'], json_decode( (string) $acts[0]['facts'], true ) ) );
		self::assertCount( 3, $acts );
	}

	public function test_only_staff_suggest_and_only_to_a_founder_who_may_log_in(): void {
		$body = array( 'mentors' => array( $this->mentor ), 'note' => 'x' );
		foreach ( array( $this->staff( 'subscriber', 'S' ), $this->staff( 'editor', 'E' ), $this->mentor, $this->founder ) as $who ) {
			wp_set_current_user( $who );
			self::assertSame( 403, $this->suggest( $body )->get_status() );
		}
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->suggest( $body )->get_status() );
		$GLOBALS['wp_rest_auth_cookie'] = true;
		try {
			foreach ( array( '' => 401, 'wrong' => 403 ) as $nonce => $status ) {
				wp_set_current_user( $this->manager );
				self::assertSame( $status, $this->request( 'POST', "/mentoriai/v1/members/{$this->founder}/suggest", $body, headers: '' === $nonce ? array() : array( 'X-WP-Nonce' => $nonce ) )->get_status() );
			}
		} finally {
			$GLOBALS['wp_rest_auth_cookie'] = null;
		}
		wp_set_current_user( $this->manager );
		foreach ( array( 0, 999999, $this->mentor, $this->manager, $this->member( Role::Undecided, 'Nauja', 'Narė', AccountStatus::Draft ) ) as $nobody ) {
			self::assertSame( 404, $this->suggest( $body, $nobody )->get_status() );
		}
		foreach ( array( 'closed', 'rejected' ) as $status ) {
			update_user_meta( $this->founder, UserMeta::STATUS, $status );
			self::assertSame( array( 409, 'conflict' ), self::refusal( $this->suggest( $body ) ) );
		}
		self::assertSame( array( 0, 0 ), array( $this->rows_of( 'suggestions' ), $this->rows_of( 'mail_queue' ) ) );
		update_user_meta( $this->founder, UserMeta::STATUS, 'draft' );
		self::assertSame( 200, $this->suggest( array( 'id' => $this->mentor ) + $body )->get_status(), 'The address names the founder.' );
	}

	public function test_what_is_wrong_is_named_and_nothing_is_written(): void {
		$paused = $this->listed( $this->member( Role::Mentor, 'Paulius', 'Ilgauskas', AccountStatus::Paused ) );
		$wrong  = array(
			array( array(), 'mentors' ),
			array( array( 'mentors' => array() ), 'mentors' ),
			array( array( 'mentors' => $this->mentor ), 'mentors' ),
			array( array( 'mentors' => array( $this->mentor, $this->second, $this->third, 1 ) ), 'mentors' ),
			array( array( 'mentors' => array( $this->mentor, $this->mentor ) ), 'mentors.1' ),
			array( array( 'mentors' => array( $this->mentor, 'x' ) ), 'mentors.1' ),
			array( array( 'mentors' => array( $this->mentor, $paused, $this->founder ) ), 'mentors.1' ),
			array( array( 'mentors' => array( 999999 ) ), 'mentors.0' ),
			array( array( 'mentors' => array( $this->mentor ), 'note' => str_repeat( 'ą', 501 ) ), 'note' ),
			array( array( 'mentors' => array( $this->mentor ), 'note' => array() ), 'note' ),
		);
		foreach ( $wrong as [ $body, $name ] ) {
			$reply = $this->suggest( $body );
			self::assertSame( array( 400, $name ), array( $reply->get_status(), array_key_first( (array) ( $reply->get_data()['data']['fields'] ?? array() ) ) ), (string) wp_json_encode( $body ) );
		}
		foreach ( array( array( $this->founder, $this->second ), array( $this->second, $this->founder ) ) as [ $who, $other ] ) {
			$this->db()->execute( 'DELETE FROM {blocks}' );
			$this->db()->insert( '{blocks}', array( 'user_id' => $who, 'blocked_id' => $other, 'created_at' => '2026-11-01 08:00:00' ) );
			$reply = $this->suggest( array( 'mentors' => array( $this->mentor, $this->second ) ) );
			self::assertSame( array( 409, 'blocked', array( 'mentors.1' => 'blocked' ) ), array( ...self::refusal( $reply ), (array) $reply->get_data()['data']['fields'] ), 'Whoever blocks.' );
		}
		self::assertSame( array( 0, 0, 0, 0 ), array( $this->rows_of( 'suggestions' ), $this->rows_of( 'suggested_mentors' ), $this->rows_of( 'mail_queue' ), (int) $this->db()->value( 'SELECT COUNT(*) FROM {activity} WHERE act = ?', 'suggestion' ) ) );
		self::assertSame( 200, $this->suggest( array( 'mentors' => array( $this->mentor ), 'note' => str_repeat( 'ą', 500 ) ) )->get_status() );
	}

	public function test_a_mentor_whom_the_list_no_longer_shows_or_the_founder_blocks_is_left_out_of_box_and_mail(): void {
		$mails = $this->sent_mails();
		$both  = $this->suggested( array( $this->mentor, $this->second ), '' );
		$one   = $this->suggested( array( $this->second ) );
		$third = $this->suggested( array( $this->third ) );
		do_action( 'mentoriai_set_user_status', $this->second, 'paused', '' );
		$this->db()->insert( '{blocks}', array( 'user_id' => $this->founder, 'blocked_id' => $this->third, 'created_at' => '2026-11-01 08:00:00' ) );
		self::assertSame( array( $both => array( $this->mentor ) ), array_map( static fn ( array $seen ): array => array_column( $seen['mentors'], 'id' ), array_column( $this->seen_by( $this->founder ), null, 'id' ) ) );
		self::run_due();
		$sent = array_values( array_filter( $mails->getArrayCopy(), fn ( array $mail ): bool => $this->address( $this->founder ) === $mail['to'] ) );
		self::assertCount( 1, $sent );
		self::assertStringContainsString( 'Rasa Kazlauskienė', $sent[0]['message'] );
		self::assertStringNotContainsString( 'Stankienė', $sent[0]['message'] );
		self::assertSame( array( 200, 200 ), array( $this->closed( $this->founder, $one )->get_status(), $this->closed( $this->founder, $third )->get_status() ) );

		$this->db()->execute( 'UPDATE {blocks} SET user_id = ?, blocked_id = ?', $this->mentor, $this->founder );
		self::assertSame( array( $both ), array_column( $this->seen_by( $this->founder ), 'id' ), 'Nobody is told who blocks them.' );
	}

	public function test_suggestions_whose_mentors_have_left_hide_no_older_one(): void {
		$old = $this->suggested( array( $this->mentor ), 'Sena' );
		foreach ( range( 1, 21 ) as $number ) {
			$this->suggested( array( $this->second ), "Nr. $number" );
		}
		self::assertNotContains( $old, array_column( $this->seen_by( $this->founder ), 'id' ), 'The newest twenty.' );
		wp_set_current_user( 1 );
		wp_delete_user( $this->second );
		self::assertSame( array( $old ), array_column( $this->seen_by( $this->founder ), 'id' ) );
	}

	public function test_closed_before_the_mail_left_it_does_not_leave(): void {
		$mails = $this->sent_mails();
		$this->closed( $this->founder, $this->suggested( array( $this->mentor ) ) );
		self::run_due();
		self::assertCount( 0, $mails );
	}

	public function test_it_is_the_founders_alone(): void {
		$id    = $this->suggested( array( $this->mentor ) );
		$other = $this->member( Role::Founder, 'Kita', 'Įkūrėja' );
		self::assertSame( array(), $this->seen_by( $other ) );
		$missing = $this->closed( $other, 999999 );
		self::assertSame( array( self::NOT_FOUND, $missing->get_data() ), array( self::refusal( $missing ), $this->closed( $other, $id )->get_data() ) );
		self::assertSame( array( $id ), array_column( $this->seen_by( $this->founder ), 'id' ) );
	}

	public function test_many_are_read_by_as_many_queries_as_one(): void {
		$token = $this->token( $this->founder );
		$count = fn (): int => $this->count_queries( fn () => $this->request( 'GET', 'suggestions', array(), $token ) );
		$count();
		$none = $count();
		$this->suggested( array( $this->mentor ) );
		// What the tests ask for, of options.
		$count();
		$one = $count();
		foreach ( range( 1, 25 ) as $number ) {
			$this->suggested( array( $this->mentor, $this->second, $this->third ), "Nr. $number" );
		}
		self::assertSame( $one, $count() );
		self::assertLessThanOrEqual( $none + 2, $one, 'Cards and fields.' );
		self::assertCount( 20, $this->seen_by( $this->founder ) );
	}

	public function test_it_is_in_the_founders_data_alone_and_goes_with_each_person(): void {
		$id = $this->suggested( array( $this->mentor, $this->second ), 'Kanarėlė-7f3a' );
		foreach ( array( 'Kanarėlė-7f3a', 'Rasa Kazlauskienė, Ona Stankienė' ) as $text ) {
			self::assertStringContainsString( $text, $this->exported( $this->founder ) );
			self::assertStringNotContainsString( $text, $this->exported( $this->mentor ) );
		}
		self::assertStringNotContainsString( 'Rūta', $this->exported( $this->founder ) );
		self::assertStringNotContainsString( 'Kanarėlė', (string) wp_json_encode( $this->db()->rows( 'SELECT facts FROM {activity}' ) ) );

		wp_set_current_user( 1 );
		wp_delete_user( $this->mentor );
		wp_delete_user( $this->manager );
		self::assertSame( array( array( 'mentor_id' => (string) $this->second ) ), $this->db()->rows( 'SELECT mentor_id FROM {suggested_mentors}' ) );
		self::assertSame( array( array( 'id' => (string) $id, 'author_id' => '0' ) ), $this->db()->rows( 'SELECT id, author_id FROM {suggestions}' ) );
		wp_delete_user( $this->second );
		self::assertSame( 'These mentors have left', ( new MemberSuggestions( new SuggestionRepository( $this->db() ) ) )->read( $this->founder )->rows[0][4] ?? null );
		wp_delete_user( $this->founder );
		self::assertSame( array( 0, 0 ), array( $this->rows_of( 'suggestions' ), $this->rows_of( 'suggested_mentors' ) ) );
	}

	public function test_of_eight_at_once_one_stands_there_and_one_mail_waits(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
		$ids = Parallel::run( 8, fn (): int => $this->suggest( array( 'mentors' => array( $this->mentor, $this->second ), 'note' => 'Abi' ) )->get_data()['id'] ?? 0 );
		self::assertCount( 1, array_unique( $ids ) );
		self::assertSame( array( 1, 2, 1, 1 ), array( $this->rows_of( 'suggestions' ), $this->rows_of( 'suggested_mentors' ), count( $this->mails_to( $this->founder ) ), (int) $this->db()->value( 'SELECT COUNT(*) FROM {activity} WHERE act = ?', 'suggestion' ) ) );
	}

	private function exported( int $user_id ): string {
		$text = '';
		foreach ( apply_filters( 'wp_privacy_personal_data_exporters', array() ) as $exporter ) {
			$text .= wp_json_encode( ( $exporter['callback'] )( $this->address( $user_id ), 1 ), JSON_UNESCAPED_UNICODE );
		}
		return $text;
	}
}
