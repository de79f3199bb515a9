<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Surveys;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Surveys\Audience;
use MentoriaiPortal\Surveys\SendingRepository;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

/**
 * Audiences, invitations in the background, reminders, as the screen of wp-admin asks for them.
 */
final class SendingTest extends SurveysTestCase {

	/** @param array<string, mixed> $body */
	private function admin( string $method, string $path, array $body = array(), string $role = 'mentoriai_manager' ): WP_REST_Response {
		$staff = get_user_by( 'login', "staff-$role" )->ID ?? wp_insert_user( array( 'user_login' => "staff-$role", 'user_pass' => 'demo12345', 'role' => $role ) );
		self::assertIsInt( $staff );
		wp_set_current_user( $staff );
		$nonce = wp_create_nonce( 'wp_rest' );
		add_filter( 'determine_current_user', static fn (): int => $staff, 99 );
		$reply = $this->request( $method, "/mentoriai-admin/v1/surveys$path", $body, null, array( 'X-WP-Nonce' => $nonce ) );
		remove_all_filters( 'determine_current_user', 99 );
		return $reply;
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array{audience: array<string, mixed>}
	 */
	private static function group( array $changes = array() ): array {
		return array( 'audience' => $changes + array( 'mode' => 'group', 'roles' => array( 'frontuser' ), 'statuses' => array( 'public' ), 'fields' => array(), 'people' => array() ) );
	}

	private function people_in( int $id, array $audience ): int {
		return $this->admin( 'POST', "/$id/audience", $audience )->get_data()['count'];
	}

	/** @return list<string> Bodies of mails to a person, newest last. */
	private function mails(): array {
		$sent = $this->sent_mails();
		for ( $run = 0; $run < 3; $run++ ) {
			do_action( Background::RUN );
		}
		return array_map( static fn ( array $mail ): string => $mail['to'] . ' ' . $mail['subject'] . ' ' . $mail['message'], $sent->getArrayCopy() );
	}

	public function test_half_a_survey_is_kept_but_not_sent(): void {
		$none = array( 'lt' => '', 'en' => '' );
		$half = self::built( array( 'questions' => array( array( 'id' => 0, 'kind' => 'choice', 'text' => $none, 'hint' => $none, 'comment' => $none, 'options' => array( $none ) ) ) ) );
		$send = self::group( array( 'mode' => 'people', 'people' => array_map( fn (): int => $this->person(), range( 1, 5 ) ) ) );

		self::assertSame( 400, $this->admin( 'POST', '', array( 'survey' => $half ) )->get_status() );
		self::assertSame( 400, $this->admin( 'POST', '', array( 'survey' => array( 'title' => $none ) + $half, 'is_half' => true ) )->get_status(), 'The list needs a title.' );
		$id = $this->admin( 'POST', '', array( 'survey' => $half, 'is_half' => true ) )->get_data()['id'];
		self::assertSame( 200, $this->admin( 'POST', "/$id", array( 'survey' => array( 'questions' => array() ) + $half, 'is_half' => true ) )->get_status() );
		self::assertSame( array( 409, 'conflict' ), self::refusal( $this->admin( 'POST', "/$id/sending", $send ) ) );

		$whole = $this->stored( $id );
		self::assertSame( 200, $this->admin( 'POST', "/$id", array( 'survey' => self::built( array( 'version' => $whole->version ) ) ) )->get_status() );
		self::assertFalse( ( new SendingRepository( $this->db() ) )->start( $whole, Audience::read( $send['audience'] ), 5 ), 'Whoever sends has seen it as it is.' );
		self::assertSame( 'running', $this->admin( 'POST', "/$id/sending", $send )->get_data()['state'] );
		$now = $this->stored( $id );
		self::assertSame( 409, $this->admin( 'POST', "/$id", array( 'survey' => array( 'version' => $now->version ) + $half, 'is_half' => true ) )->get_status(), 'Nor half once it is being sent.' );
		$this->mails();
		self::assertSame( 400, $this->admin( 'POST', "/$id", array( 'survey' => array( 'version' => $now->version ) + $half, 'is_half' => true ) )->get_status() );
	}

	public function test_audiences_are_counted(): void {
		$id      = $this->survey();
		$founder = $this->person();
		$this->person( Role::Founder, AccountStatus::Draft );
		$closed  = $this->person();
		delete_user_meta( $closed, UserMeta::CONFIRMED_AT );
		$mentor = $this->person( Role::Mentor );
		update_user_meta( $mentor, UserMeta::FIELDS, array( 41, 7 ) );
		$this->person( Role::Mentor );

		self::assertSame( 1, $this->people_in( $id, self::group() ) );
		self::assertSame( 2, $this->people_in( $id, self::group( array( 'statuses' => array( 'public', 'draft' ) ) ) ) );
		self::assertSame( 3, $this->people_in( $id, self::group( array( 'roles' => array( 'frontuser', 'mentorius' ) ) ) ) );
		self::assertSame( 1, $this->people_in( $id, self::group( array( 'roles' => array( 'frontuser', 'mentorius' ), 'fields' => array( 7, 99 ) ) ) ) );
		self::assertSame( 0, $this->people_in( $id, self::group( array( 'roles' => array( 'mentorius' ), 'fields' => array( 1 ) ) ) ), 'A place in the list is no field.' );
		self::assertSame( 0, $this->people_in( $id, self::group( array( 'roles' => array() ) ) ) );
		self::assertSame( 1, $this->people_in( $id, self::group( array( 'mode' => 'people', 'people' => array( $founder, $closed, 1 ) ) ) ), 'Members with a confirmed address only.' );
	}

	public function test_everybody_gets_one_mail_with_a_link_of_their_own(): void {
		$id = $this->survey( array( 'is_named' => true, 'expires_on' => '2026-12-31' ) );
		$lt = $this->person();
		$en = $this->person();
		update_user_meta( $en, UserMeta::LANG, 'en' );
		self::assertSame( 'running', $this->admin( 'POST', "/$id/sending", self::group() )->get_data()['state'] );
		self::assertSame( 0, $this->rows_of( 'survey_invites' ), 'Nothing is sent inside the request.' );
		$mails = $this->mails();

		self::assertCount( 2, $mails );
		preg_match_all( "~/apklausa/$id/([0-9a-f]{64})~", implode( ' ', $mails ), $found );
		$secrets = array_unique( $found[1] );
		self::assertCount( 2, $secrets );
		self::assertStringContainsString( "/en/apklausa/$id/", $mails[1] );
		self::assertStringContainsString( 'How did it go?', $mails[1] );
		self::assertStringContainsString( '2026 m. gruodžio 31 d.', $mails[0] );
		foreach ( $secrets as $secret ) {
			self::assertSame( 200, $this->open( $id, $secret )->get_status() );
			self::assertStringNotContainsString( $secret, (string) wp_json_encode( $this->db()->rows( 'SELECT * FROM {mail_queue}' ) ) );
		}

		$this->admin( 'POST', "/$id/sending", self::group() );
		self::assertSame( array(), $this->mails(), 'Once a person.' );
		$progress = $this->admin( 'GET', "/$id/sending" )->get_data();
		self::assertSame( array( 'done', 2, 2, 2 ), array( $progress['state'], $progress['invited'], $progress['sent'], $progress['opened'] ) );
		self::assertGreaterThan( 0, $lt );
	}

	public function test_reminders_go_to_the_silent_once_a_week_and_keep_the_first_link(): void {
		$id = $this->survey( array( 'is_named' => true ) );
		$this->person();
		$answering = $this->person();
		$this->admin( 'POST', "/$id/sending", self::group() );
		$mails = $this->mails();
		preg_match( "~/apklausa/$id/([0-9a-f]{64})~", $mails[0], $first );
		self::assertSame( 200, $this->submit( $id, $this->link( $id, $answering ) )->get_status() );

		self::assertSame( 0, $this->admin( 'POST', "/$id/reminders" )->get_data()['nonrespondents'] );
		self::assertSame( array(), $this->mails(), 'The invitation is not a week old.' );

		$this->freeze( '2026-11-28T08:15:00Z' );
		self::assertSame( 1, $this->admin( 'GET', "/$id/sending" )->get_data()['nonrespondents'] );
		$this->admin( 'POST', "/$id/reminders" );
		$reminders = $this->mails();
		self::assertCount( 1, $reminders );
		preg_match( "~/apklausa/$id/([0-9a-f]{64})~", $reminders[0], $second );
		self::assertNotSame( $first[1], $second[1] );
		self::assertSame( 200, $this->open( $id, $first[1] )->get_status() );
		self::assertSame( 200, $this->open( $id, $second[1] )->get_status() );

		$this->freeze( '2026-12-01T08:15:00Z' );
		$this->admin( 'POST', "/$id/reminders" );
		self::assertSame( array(), $this->mails(), 'At most once a week.' );
	}

	public function test_a_mail_counts_as_sent_once_it_has_left(): void {
		$id = $this->survey( array( 'is_named' => true ) );
		$this->person();
		$this->admin( 'POST', "/$id/sending", self::group() );
		add_filter( 'pre_wp_mail', '__return_false' );
		foreach ( array( '08:15', '08:17', '08:23' ) as $time ) {
			$this->freeze( "2026-11-21T$time:00Z" );
			do_action( Background::RUN );
		}
		self::assertSame( '3', $this->db()->value( 'SELECT attempts FROM {mail_queue}' ) );
		self::assertSame( 0, $this->admin( 'GET', "/$id/sending" )->get_data()['sent'] );

		remove_all_filters( 'pre_wp_mail' );
		$this->freeze( '2026-11-21T09:00:00Z' );
		self::assertCount( 1, $this->mails() );
		self::assertSame( 1, $this->admin( 'GET', "/$id/sending" )->get_data()['sent'] );
	}

	public function test_a_mail_that_left_is_not_sent_again_whatever_fails_afterwards_and_its_link_works(): void {
		$id = $this->survey( array( 'is_named' => true ) );
		$this->person();
		$this->admin( 'POST', "/$id/sending", self::group() );
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'SET sent_at' ) ? throw new \RuntimeException( 'Gone away.' ) : $query );
		$this->catch_log();
		$mails = $this->mails();
		$this->freeze( '2026-11-21T09:00:00Z' );
		self::assertSame( array(), $this->mails() );

		self::assertCount( 1, $mails );
		self::assertSame( 'sent', $this->db()->value( 'SELECT state FROM {mail_queue}' ) );
		preg_match( "~/apklausa/$id/([0-9a-f]{64})~", $mails[0], $found );
		self::assertSame( 200, $this->open( $id, $found[1] )->get_status() );
	}

	#[Group( 'any-database' )]
	public function test_five_thousand_do_not_block_a_request_and_are_resumed(): void {
		$id    = $this->survey( array( 'is_named' => true ) );
		$model = $this->person();
		$db    = $this->db();
		$count = 900;
		$db->transaction(
			function () use ( $db, $count, $model ): void {
				$meta = $db->rows( "SELECT meta_key, meta_value FROM {$db->usermeta()} WHERE user_id = ?", $model );
				for ( $number = 1; $number < $count; $number++ ) {
					$user = $db->insert( $db->users(), array( 'user_login' => "p$number", 'user_email' => "p$number@demo.test", 'display_name' => "P $number", 'user_registered' => '2026-01-01 00:00:00' ) );
					foreach ( $meta as $row ) {
						if ( in_array( $row['meta_key'], array( UserMeta::STATUS, UserMeta::CONFIRMED_AT, $db->capabilities_key() ), true ) ) {
							$db->insert( $db->usermeta(), array( 'user_id' => $user, 'meta_key' => $row['meta_key'], 'meta_value' => $row['meta_value'] ) );
						}
					}
				}
			}
		);
		$other = $this->survey( array( 'is_named' => true ) );
		$one   = fn (): WP_REST_Response => $this->admin( 'POST', "/$other/sending", self::group( array( 'mode' => 'people', 'people' => array( $model ) ) ) );
		$one();
		$db->execute( "UPDATE {surveys} SET send_state = 'done'" );
		self::assertSame( $this->count_queries( $one ), $this->count_queries( fn () => $this->admin( 'POST', "/$id/sending", self::group() ) ), 'The request only says that it is to begin.' );
		$db->execute( "UPDATE {surveys} SET send_state = 'done' WHERE survey_id = ?", $other );

		$broken = true;
		$stop   = function ( string $query ) use ( &$broken, $id ): string {
			if ( $broken && str_contains( $query, 'mail_queue' ) && str_contains( $query, 'INSERT' ) && (int) $this->rows_of( 'survey_invites' ) > 450 ) {
				$broken = false;
				throw new \RuntimeException( 'Power cut.' );
			}
			return $query;
		};
		add_filter( 'query', $stop );
		do_action( Background::RUN );
		self::assertFalse( $broken, 'It was cut off.' );
		remove_filter( 'query', $stop );
		self::assertSame( 400, $this->rows_of( 'survey_invites' ), 'Whole steps only.' );
		$this->mails();
		self::assertSame( $count, $this->rows_of( 'survey_invites' ) );
		self::assertSame( (string) $count, $db->value( "SELECT COUNT(*) FROM {mail_queue} WHERE type = 'survey_invite'" ) );
	}

	public function test_a_survey_without_names_goes_to_at_least_five_people(): void {
		$id     = $this->survey();
		$people = array_map( fn (): int => $this->person(), range( 1, 4 ) );
		$send   = fn ( array $people ): WP_REST_Response => $this->admin( 'POST', "/$id/sending", self::group( array( 'mode' => 'people', 'people' => $people ) ) );

		self::assertSame( 409, $send( array( $people[0] ) )->get_status() );
		self::assertSame( 409, $send( array( ...$people, ...$people, 1 ) )->get_status(), 'Each counts once, staff not at all.' );
		$people[] = $this->person();
		self::assertSame( 200, $send( $people )->get_status() );
		$this->mails();
		self::assertSame( 200, $send( array( $this->person() ) )->get_status(), 'One more among them.' );
	}

	public function test_the_invited_and_the_chosen_are_counted_together_and_each_once(): void {
		$id     = $this->survey();
		$people = array_map( fn (): int => $this->person(), range( 1, 5 ) );
		array_map( fn ( int $person ): string => $this->link( $id, $person ), array_slice( $people, 0, 3 ) );
		$send = fn ( array $people ): int => $this->admin( 'POST', "/$id/sending", self::group( array( 'mode' => 'people', 'people' => $people ) ) )->get_status();

		self::assertSame( 409, $send( array_slice( $people, 0, 4 ) ), 'Three of the four are invited already.' );
		self::assertSame( 200, $send( array_slice( $people, 3 ) ) );
	}

	public function test_nobody_is_told_who_answers_a_survey_without_names(): void {
		$id     = $this->survey();
		$people = array_map( fn (): int => $this->person(), range( 1, 6 ) );
		foreach ( array_slice( $people, 0, 5 ) as $person ) {
			$this->submit( $id, $this->link( $id, $person ) );
		}
		$this->db()->execute( 'UPDATE {survey_invites} SET sent_at = 1' );
		$last = $this->link( $id, $people[5] );
		$told = fn (): array => array_map( fn ( string $path ): mixed => $this->admin( 'GET', $path )->get_data(), array( '', "/$id", "/$id/sending", "/$id/results", "/$id/responses", "/$id/texts?question=3" ) );
		$this->freeze( '2026-12-21T08:15:00Z' );
		$before = $told();
		self::assertSame( 5, $before[0][0]['answered'] );
		self::assertSame( 200, $this->submit( $id, $last )->get_status() );
		self::assertEquals( $before, $told() );
	}

	public function test_what_is_over_is_not_sent(): void {
		$id = $this->survey( array( 'expires_on' => '2026-11-21' ) );
		$this->person();
		$this->admin( 'POST', "/$id/sending", self::group() );
		$this->freeze( '2026-11-22T08:15:00Z' );

		self::assertSame( array(), $this->mails() );
		self::assertSame( 409, $this->admin( 'POST', "/$id/sending", self::group() )->get_status() );
		self::assertSame( 409, $this->admin( 'POST', "/$id/reminders" )->get_status() );
	}

	public function test_only_staff_of_surveys_get_in(): void {
		$id = $this->survey();
		foreach ( array( array( 'GET', '' ), array( 'POST', '' ), array( 'GET', "/$id" ), array( 'POST', "/$id" ), array( 'DELETE', "/$id" ), array( 'POST', "/$id/preview" ), array( 'GET', '/people?search=lina' ), array( 'POST', "/$id/audience" ), array( 'GET', "/$id/sending" ), array( 'POST', "/$id/sending" ), array( 'POST', "/$id/reminders" ), array( 'GET', "/$id/results" ), array( 'GET', "/$id/texts" ), array( 'GET', "/$id/responses" ) ) as [ $method, $path ] ) {
			self::assertSame( 401, $this->request( $method, "/mentoriai-admin/v1/surveys$path" )->get_status(), "$method $path" );
			self::assertSame( 403, $this->admin( $method, $path, array(), 'author' )->get_status(), "$method $path" );
		}
		self::assertSame( 200, $this->admin( 'GET', "/$id" )->get_status() );
	}
}
