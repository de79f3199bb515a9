<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Plans;

use MentoriaiPortal\Core\Database\Deadlock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\FieldRepository;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * From the new plan to its end (docs/contract.md#plans).
 */
final class PlanLifeTest extends PlansTestCase {

	public function test_a_new_plan_as_both_sides_read_it(): void {
		$told = array();
		add_action( 'mentoriai_plan_created', static function ( int $id ) use ( &$told ): void { $told[] = $id; } );
		$plan = $this->plan( array( 'planSteps' => array( self::new_step(), self::new_step( array( 'veiksmas' => "Antras\r\n<b>žingsnis</b>", 'terminas' => '21/11/2026' ) ) ) ) );
		$data = $this->get( $plan, $this->mentor );

		self::assertSame( array( $plan ), $told );
		self::assertSame(
			array( $plan, false, '2026-11-21', 'Lina Urbonaitė', array( 'id' => $this->founder, 'fullname' => 'Lina Urbonaitė', 'img' => null ), array( 'id' => $this->mentor, 'fullname' => 'Rasa Kazlauskienė', 'img' => null ), '2026-11-21', '2026-11-21', 'aktyvus', 'aktyvus', 'Eksportas į Suomiją', null, array( 'founder' => null, 'mentor' => null ) ),
			array_values( array_diff_key( $data, array( 'etapai' => 1, 'progress' => 1, 'mentorship_id' => 1 ) ) )
		);
		self::assertSame( (int) $this->db()->value( 'SELECT id FROM {mentorships} WHERE founder_id = ? AND mentor_id = ? AND is_latest = 1', $this->founder, $this->mentor ), $data['mentorship_id'] );
		self::assertSame( array( 'done' => 0, 'total' => 2 ), $data['progress'] );
		self::assertSame( array( 'Suskaičiuoti savikainą', 'Žinoma kaina', '31/12/2026', false, 1 ), array_values( array_diff_key( $data['etapai'][0], array( 'uid' => 1 ) ) ) );
		self::assertSame( array( "Antras\n<b>žingsnis</b>", '21/11/2026' ), array( $data['etapai'][1]['veiksmas'], $data['etapai'][1]['terminas'] ) );
		self::assertSame( 'Rasa Kazlauskienė', $this->get( $plan )['name'] );
		$row = array(
			'id'            => $plan,
			'open'          => false,
			'date'          => '2026-11-21',
			'name'          => 'Lina Urbonaitė',
			'person'        => array( 'name' => 'Lina Urbonaitė', 'img' => null ),
			'goal'          => 'Eksportas į Suomiją',
			'progress'      => array( 'done' => 0, 'total' => 2 ),
			'next_deadline' => '2026-11-21',
			'verslininko_paskirtas_statusas' => 'aktyvus',
			'mentoriaus_paskirtas_statusas' => 'aktyvus',
		);
		self::assertSame( array( array( $row ), array(), 1 ), array( $this->list( $this->mentor )['list'], $this->list( $this->mentor )['contactedMentors'], $this->list( $this->mentor )['total'] ) );
		self::assertTrue( $this->list( $this->founder )['list'][0]['open'] );
		self::assertSame( array( array( 'id' => $this->mentor, 'fullName' => 'Rasa Kazlauskienė', 'img' => null, 'taxs' => array() ) ), $this->list( $this->founder )['contactedMentors'] );
	}

	public function test_contacted_mentors_come_with_their_fields_in_the_language_of_the_call(): void {
		$export = self::field( 'Eksportas', 'Export' );
		$law    = self::field( 'Teisė', '' );
		$gone   = self::field( 'Buvusi', '' );
		wp_delete_term( $gone, Field::TAXONOMY );
		update_user_meta( $this->mentor, UserMeta::FIELDS, array( $law, $gone, $export ) );
		$fields = fn ( string $lang ): array => $this->request( 'POST', "get_plans/0/?lang=$lang", array(), $this->token( $this->founder ) )->get_data()['contactedMentors'][0]['taxs'];

		self::assertSame( array( array( 'Teisė', 'Eksportas' ), array( 'Teisė', 'Export' ) ), array( $fields( 'lt' ), $fields( 'en' ) ) );
		( new FieldRepository( $this->db() ) )->forget();
		$one = $this->count_queries( fn () => $this->list( $this->founder ) );
		( new FieldRepository( $this->db() ) )->all();
		self::assertSame( $one, $this->count_queries( fn () => $this->list( $this->founder ) ), 'In the statement that reads the mentors.' );
	}

	private static function field( string $name, string $name_en ): int {
		$id = (int) wp_insert_term( $name, Field::TAXONOMY )['term_id'];
		add_term_meta( $id, Field::NAME_EN, $name_en );
		return $id;
	}

	public function test_a_finish_that_meets_a_deadlock_is_tried_again(): void {
		$plan  = $this->plan();
		$meets = true;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$meets ): string {
				if ( $meets && 1 === preg_match( '~^UPDATE \S*mentoriai_plans\b~', $sql ) ) {
					$meets = false;
					throw new Deadlock( 'Of a test.' );
				}
				return $sql;
			}
		);

		self::assertSame( array( 'status' => true ), $this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), $this->founder )->get_data() );
		self::assertFalse( $meets );
	}

	public function test_every_wrong_field_is_named_and_nothing_is_written(): void {
		$long  = str_repeat( 'ą', 1501 );
		$reply = $this->save(
			array(
				'pagrindinisTikslas' => '  ',
				'planSteps'          => array(
					self::new_step( array( 'terminas' => '20/11/2026' ) ),
					self::new_step(),
					self::new_step( array( 'veiksmas' => $long, 'rezultatas' => '', 'terminas' => '31/02/2027' ) ),
					array( 'veiksmas' => array( 'a' ) ),
				),
			)
		);

		self::assertSame( 400, $reply->get_status() );
		self::assertEquals(
			array(
				'pagrindinisTikslas'     => 'required',
				'planSteps.0.terminas'   => 'date_past',
				'planSteps.2.veiksmas'   => 'too_long',
				'planSteps.2.rezultatas' => 'required',
				'planSteps.2.terminas'   => 'invalid',
				'planSteps.3.veiksmas'   => 'invalid',
				'planSteps.3.rezultatas' => 'required',
				'planSteps.3.terminas'   => 'required',
			),
			$reply->get_data()['data']['fields']
		);
		self::assertSame( array( 'planSteps' => 'required' ), $this->save( array( 'planSteps' => array() ) )->get_data()['data']['fields'] );
		self::assertSame( array( 'planSteps' => 'too_long' ), $this->save( array( 'planSteps' => array_fill( 0, 51, self::new_step() ) ) )->get_data()['data']['fields'] );
		self::assertSame( array( 0, 0 ), array( $this->rows_of( 'plans' ), $this->rows_of( 'plan_steps' ) ) );
		$this->plan( array( 'planSteps' => array_fill( 0, 50, self::new_step( array( 'veiksmas' => str_repeat( 'ą', 1500 ), 'rezultatas' => str_repeat( 'ą', 1500 ) ) ) ) ) );
		self::assertSame( 50, $this->rows_of( 'plan_steps' ) );
	}

	public function test_only_a_contacted_mentor_who_is_there_gets_a_plan(): void {
		$other = $this->member( Role::Mentor, 'Tomas', 'Vaitkevičius' );
		foreach ( array( $other, 999999, $this->founder ) as $mentor ) {
			self::assertSame( array( 403, 'not_contacted' ), self::refusal( $this->save( array( 'mentorId' => $mentor ) ) ) );
		}
		do_action( 'mentoriai_set_user_status', $this->mentor, AccountStatus::Paused->value );
		self::assertSame( array( 409, 'conflict' ), self::refusal( $this->save() ) );
		self::assertSame( array(), $this->list( $this->founder )['contactedMentors'] );
		self::assertSame( 0, $this->rows_of( 'plans' ) );
	}

	public function test_a_repeated_client_id_writes_once_and_limits_count_what_was_accepted(): void {
		$this->limit( array( 'save_new_plan' => array( 2, 86400 ) ) );
		$first = $this->plan( array( 'client_id' => self::UUID ) );
		self::assertSame( $first, $this->plan( array( 'client_id' => strtoupper( self::UUID ), 'pagrindinisTikslas' => 'Kitas' ) ) );
		self::assertSame( 400, $this->save( array( 'pagrindinisTikslas' => '' ) )->get_status() );
		self::assertSame( 403, $this->save( array( 'mentorId' => 999999 ) )->get_status() );
		$this->plan();
		$reply = $this->save();
		self::assertSame( array( 429, 'too_many_requests' ), self::refusal( $reply ) );
		self::assertSame( '86400', $reply->get_headers()['Retry-After'] );
		self::assertSame( $first, $this->plan( array( 'client_id' => self::UUID ) ) );
		self::assertSame( array( 2, 2 ), array( $this->rows_of( 'plans' ), $this->rows_of( 'plan_steps' ) ) );
	}

	public function test_a_failed_write_leaves_nothing(): void {
		global $wpdb;
		$posts = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts}" );
		$break = static fn ( string $sql ): string => str_contains( $sql, 'INSERT INTO ' . $wpdb->prefix . 'mentoriai_plan_steps' ) ? 'SELECT broken FROM nowhere' : $sql;
		add_filter( 'query', $break );
		$wpdb->suppress_errors( true );
		$this->catch_log();
		$reply = $this->save( array( 'client_id' => self::UUID ) );
		$wpdb->suppress_errors( false );
		remove_filter( 'query', $break );

		self::assertSame( array( 500, 'server_error' ), self::refusal( $reply ) );
		self::assertSame( $posts, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts}" ) );
		self::assertSame( array( 0, 0 ), array( $this->rows_of( 'plans' ), $this->rows_of( 'plan_steps' ) ) );
		$this->plan( array( 'client_id' => self::UUID ) );
	}

	public function test_opening_is_the_mentors_and_a_change_makes_it_unread_again(): void {
		$plan = $this->plan();
		self::assertSame( array( 1, 0 ), array( $this->unread( $this->mentor ), $this->unread( $this->founder ) ) );
		$this->call( 'plan_open', array( 'id' => $plan ), $this->founder );
		self::assertSame( 1, $this->unread( $this->mentor ) );
		self::assertSame( 1, $this->request( 'GET', 'user', array(), $this->token( $this->mentor ) )->get_data()['user']['unreadplans'] );
		self::assertSame( array( 'status' => true ), $this->call( 'plan_open', array( 'id' => $plan ), $this->mentor )->get_data() );
		self::assertSame( 0, $this->unread( $this->mentor ) );
		self::assertTrue( $this->get( $plan, $this->mentor )['open'] );

		self::assertSame( 200, $this->edit( $plan, array( 'veiksmas' => 'Kitaip' ) )->get_status() );
		self::assertSame( 1, $this->unread( $this->mentor ) );
		$this->call( 'plan_open', array( 'id' => $plan ), $this->mentor );
		$this->call( 'mark_step_as_completed', array( 'planId' => $plan, 'stepUid' => $this->get( $plan )['etapai'][0]['uid'] ), $this->founder );
		self::assertSame( 1, $this->unread( $this->mentor ) );
	}

	public function test_what_is_not_yours_is_missing_byte_for_byte(): void {
		$plan    = $this->plan();
		$uid     = $this->get( $plan )['etapai'][0]['uid'];
		$founder = $this->member( Role::Founder, 'Ona', 'Kita' );
		$mentor  = $this->member( Role::Mentor, 'Jonas', 'Kitas' );
		$step    = array( 'uid' => $uid, 'veiksmas' => 'a', 'siekiamas_rezultatas' => 'b', 'terminas' => '01/01/2020', 'status' => true, 'rev' => 7 );
		$calls   = static fn ( int $id ): array => array(
			array( 'POST', 'plan_open', array( 'id' => $id ) ),
			array( 'POST', 'mark_plan_as_completed', array( 'planId' => $id ) ),
			array( 'POST', 'mark_step_as_completed', array( 'planId' => $id, 'stepUid' => $uid ) ),
			array( 'POST', 'update_step', array( 'planId' => $id ) + $step ),
			array( 'GET', "veiksmu-planai/$id", array() ),
			array( 'GET', "veiksmu-planai/$id/ics", array() ),
		);
		foreach ( array( $founder, $mentor ) as $who ) {
			foreach ( $calls( $plan ) as $number => [ $method, $path, $body ] ) {
				$foreign = $this->request( $method, $path, $body, $this->token( $who ) );
				$missing = $this->request( $method, $calls( 999999 )[ $number ][1], $calls( 999999 )[ $number ][2], $this->token( $who ) );
				$role    = $who === $mentor && in_array( $path, array( 'mark_step_as_completed', 'update_step' ), true );
				self::assertSame( $role ? array( 403, 'forbidden' ) : self::NOT_FOUND, self::refusal( $foreign ), $path );
				self::assertEquals( $missing->get_data(), $foreign->get_data() );
			}
			self::assertSame( 0, $this->list( $who )['total'] );
		}
		$other = $this->plan();
		self::assertSame( self::NOT_FOUND, self::refusal( $this->call( 'mark_step_as_completed', array( 'planId' => $other, 'stepUid' => $uid ), $this->founder ) ) );
		self::assertSame( self::NOT_FOUND, self::refusal( $this->call( 'update_step', array( 'planId' => $other ) + $step, $this->founder ) ) );
		self::assertSame( array( 'aktyvus', 1, false ), array( $this->get( $plan )['mentoriaus_paskirtas_statusas'], $this->get( $plan )['etapai'][0]['rev'], $this->get( $plan )['etapai'][0]['status'] ) );
	}

	public function test_editing_a_step(): void {
		$plan = $this->plan();
		$this->later( '2026-11-25T08:00:00Z' );
		$reply = $this->edit( $plan, array( 'veiksmas' => 'Naujas', 'terminas' => '2027-02-01', 'status' => true ) );

		self::assertSame( array( 'Naujas', '01/02/2027', true, 2 ), array_values( array_intersect_key( $reply->get_data()['step'], array( 'veiksmas' => 1, 'terminas' => 1, 'status' => 1, 'rev' => 1 ) ) ) );
		$data = $this->get( $plan );
		self::assertSame( $reply->get_data()['step'], $data['etapai'][0] );
		self::assertSame( array( '2026-11-21', '2026-11-25', array( 'done' => 1, 'total' => 1 ) ), array( $data['sukurimo_data'], $data['redagavimo_data'], $data['progress'] ) );

		$stale = $this->edit( $plan, array( 'rev' => 1, 'veiksmas' => 'Senas' ) );
		self::assertSame( array( 409, 'conflict' ), self::refusal( $stale ) );
		self::assertSame( $data['etapai'][0], $stale->get_data()['data']['step'] );
		self::assertSame( 'Naujas', $this->get( $plan )['etapai'][0]['veiksmas'] );
		self::assertSame( 3, $this->edit( $plan, array( 'rev' => null, 'status' => false ) )->get_data()['step']['rev'], 'Without a rev the last one wins.' );
		self::assertSame( array( 'status' => 'required' ), $this->edit( $plan, array( 'status' => null ) )->get_data()['data']['fields'] );
	}

	public function test_a_past_deadline_may_stay_but_not_be_chosen(): void {
		$plan = $this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-11-22' ) ) ) ) );
		$this->later( '2026-11-30T08:00:00Z' );

		self::assertSame( 200, $this->edit( $plan, array( 'veiksmas' => 'Vėluojame' ) )->get_status() );
		self::assertSame( array( 'terminas' => 'date_past' ), $this->edit( $plan, array( 'terminas' => '29/11/2026' ) )->get_data()['data']['fields'] );
		self::assertSame( 200, $this->edit( $plan, array( 'terminas' => '30/11/2026' ) )->get_status() );
	}

	/** @return iterable<string, array{string, string, bool}> Time in UTC, deadline, whether it may be. */
	public static function midnights(): iterable {
		yield '23:59 in winter' => array( '2026-11-21T21:59:59Z', '2026-11-21', true );
		yield '00:01 in winter' => array( '2026-11-21T22:01:00Z', '2026-11-21', false );
		yield '23:59 in summer' => array( '2026-07-01T20:59:59Z', '2026-07-01', true );
		yield '00:01 in summer' => array( '2026-07-01T21:01:00Z', '2026-07-01', false );
		yield '23:59 on the day clocks go forward' => array( '2027-03-28T20:59:00Z', '2027-03-28', true );
		yield '00:01 after it' => array( '2027-03-28T21:01:00Z', '2027-03-28', false );
		yield '23:59 before it' => array( '2027-03-27T21:59:00Z', '2027-03-27', true );
		yield '23:59 on the day clocks go back' => array( '2026-10-25T21:59:00Z', '2026-10-25', true );
		yield '00:01 after that' => array( '2026-10-25T22:01:00Z', '2026-10-25', false );
		yield '00:30 on that day' => array( '2026-10-24T21:30:00Z', '2026-10-24', false );
	}

	#[DataProvider( 'midnights' )]
	public function test_today_is_the_day_in_vilnius( string $now, string $deadline, bool $ok ): void {
		$this->later( $now );
		$reply = $this->save( array( 'planSteps' => array( self::new_step( array( 'terminas' => $deadline ) ) ) ) );

		self::assertSame( $ok ? 200 : 400, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		self::assertSame( $ok ? null : array( 'planSteps.0.terminas' => 'date_past' ), $reply->get_data()['data']['fields'] ?? null );
	}

	public function test_the_end_is_each_sides_own_and_comes_once(): void {
		$told = array();
		add_action( 'mentoriai_plan_completed', static function ( int $id, string $side ) use ( &$told ): void { $told[] = "$id $side"; }, 10, 2 );
		$plan = $this->plan();
		$uid  = $this->get( $plan )['etapai'][0]['uid'];
		foreach ( array( 1, 2 ) as $time ) {
			self::assertSame( array( 'status' => true ), $this->call( 'mark_step_as_completed', array( 'planId' => $plan, 'stepUid' => $uid ), $this->founder )->get_data() );
			self::assertSame( 2, $this->get( $plan )['etapai'][0]['rev'], "Time $time." );
		}
		self::assertSame( array( 'aktyvus', 'aktyvus' ), $this->statuses( $plan ), 'All steps done is not a done plan.' );

		foreach ( array( 1, 2 ) as $time ) {
			self::assertSame( array( 'status' => true ), $this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), $this->founder )->get_data(), "Time $time." );
		}
		self::assertSame( array( 'baigtas', 'aktyvus' ), $this->statuses( $plan ) );
		self::assertSame( 200, $this->edit( $plan, array( 'veiksmas' => 'Dar vienas' ) )->get_status(), 'The founder still edits.' );
		$this->call( 'mark_plan_as_completed', array( 'planId' => $plan ), $this->mentor );
		self::assertSame( array( 'baigtas', 'baigtas' ), $this->statuses( $plan ) );
		self::assertSame( array( "$plan founder", "$plan mentor" ), $told );
		self::assertSame( array( 409, 'plan_closed' ), self::refusal( $this->edit( $plan, array( 'veiksmas' => 'Per vėlu' ) ) ) );
		self::assertSame( 200, $this->call( 'mark_step_as_completed', array( 'planId' => $plan, 'stepUid' => $uid ), $this->founder )->get_status(), 'A repeat is a success.' );
		self::assertSame( 'Dar vienas', $this->get( $plan )['etapai'][0]['veiksmas'] );
	}

	public function test_the_list_tells_how_far_each_plan_is_and_with_whom(): void {
		$file  = array( 'file' => str_repeat( 'a', 32 ) . '.jpg', 'w' => 800, 'h' => 800 );
		$photo = array( 'full' => $file, 'resized' => $file, 'placeholder' => 'data:image/jpeg;base64,AA==' );
		update_user_meta( $this->mentor, UserMeta::AVATAR, $photo );
		$over = $this->plan();
		$plan = $this->plan( array( 'planSteps' => array( self::new_step( array( 'terminas' => '2026-12-01' ) ), self::new_step( array( 'terminas' => '2026-12-20' ) ), self::new_step( array( 'terminas' => '2026-12-10' ) ) ) ) );
		foreach ( array( $over, $plan ) as $id ) {
			$this->call( 'mark_step_as_completed', array( 'planId' => $id, 'stepUid' => $this->get( $id )['etapai'][0]['uid'] ), $this->founder );
		}
		$this->call( 'mark_plan_as_completed', array( 'planId' => $over ), $this->mentor );
		[ $first, $second ] = $this->list( $this->founder )['list'];

		self::assertSame( array( array( 'done' => 1, 'total' => 3 ), '2026-12-10', 'aktyvus', 'aktyvus' ), array( $first['progress'], $first['next_deadline'], $first['verslininko_paskirtas_statusas'], $first['mentoriaus_paskirtas_statusas'] ) );
		self::assertSame( array( array( 'done' => 1, 'total' => 1 ), null, 'aktyvus', 'baigtas' ), array( $second['progress'], $second['next_deadline'], $second['verslininko_paskirtas_statusas'], $second['mentoriaus_paskirtas_statusas'] ) );
		self::assertSame( 'Rasa Kazlauskienė', $first['person']['name'] );
		self::assertStringContainsString( $file['file'], $first['person']['img']['resized']['src'] );
		self::assertSame( $first['person']['img'], $this->get( $plan )['mentorius']['img'] );

		do_action( 'mentoriai_set_user_status', $this->mentor, AccountStatus::Paused->value );
		self::assertNull( $this->list( $this->founder )['list'][0]['person']['img'], 'The address of a photo that is not public is told to nobody.' );
		self::assertNull( $this->get( $plan )['mentorius']['img'] );
	}

	public function test_who_finishes_may_thank_the_other_once(): void {
		$plan = $this->plan();
		$long = $this->call( 'mark_plan_as_completed', array( 'planId' => $plan, 'thanks' => str_repeat( 'ą', 501 ) ), $this->founder );
		self::assertSame( array( 'thanks' => 'too_long' ), $long->get_data()['data']['fields'] );
		self::assertSame( 'aktyvus', $this->get( $plan )['verslininko_paskirtas_statusas'] );

		$this->call( 'mark_plan_as_completed', array( 'planId' => $plan, 'thanks' => " Ačiū,\r\n<b>Rasa</b>! " ), $this->founder );
		$this->call( 'mark_plan_as_completed', array( 'planId' => $plan, 'thanks' => 'Kitaip' ), $this->founder );
		self::assertSame( array( null, array( 'founder' => "Ačiū,\n<b>Rasa</b>!", 'mentor' => null ) ), array( $this->get( $plan )['finished_on'], $this->get( $plan, $this->mentor )['thanks'] ), 'A repeat changes nothing.' );
		$this->later( '2026-12-01T22:30:00Z' );
		$hard = '2026-01-02 03:04:05' . str_repeat( "'", 10 ) . '\\ %s "' . str_repeat( 'ą', 465 );
		$this->call( 'mark_plan_as_completed', array( 'planId' => $plan, 'thanks' => $hard ), $this->mentor );
		self::assertSame( array( '2026-12-02', $hard ), array( $this->get( $plan )['finished_on'], $this->get( $plan )['thanks']['mentor'] ) );
	}

	public function test_the_list_pages_and_finds(): void {
		$lina  = $this->founder;
		$first = $this->plan( array( 'pagrindinisTikslas' => 'Žąsų ūkis 100% _tik_ \\ pelnui' ) );
		$ona   = $this->member( Role::Founder, 'Ona', 'Ąžuolaitė' );
		$this->convo( $ona );
		$second = $this->plan( array( 'pagrindinisTikslas' => 'Kepykla' ), $ona );
		$ids    = fn ( string $keyword ): array => array_column( $this->list( $this->mentor, 0, $keyword )['list'], 'id' );

		self::assertSame( array( $second, $first ), $ids( '' ) );
		foreach ( array( 'zasu', 'ŽĄSŲ', 'ukis 100%', '_tik_', '\\', 'urbonaite', 'lina urb', (string) $first ) as $keyword ) {
			self::assertSame( array( $first ), $ids( $keyword ), $keyword );
		}
		self::assertSame( array( $second ), $ids( 'azuol' ) );
		self::assertSame( array(), $ids( 'kazlausk' ), 'Not by the own name.' );
		self::assertSame( array(), $ids( '%%' ) );
		self::assertSame( array( $first ), array_column( $this->list( $lina, 0, 'RASA' )['list'], 'id' ) );
		self::assertNotContains( $second, array_column( $this->list( $lina, 0, (string) $second )['list'], 'id' ) );

		$this->seed( $lina, $this->mentor, 21 );
		$pages = array_map( fn ( int $page ): array => array_column( $this->list( $this->mentor, $page )['list'], 'id' ), range( 0, 3 ) );
		self::assertSame( array( 10, 10, 3, 0 ), array_map( 'count', $pages ) );
		$all = array_merge( ...$pages );
		rsort( $all );
		self::assertSame( $all, array_merge( ...$pages ) );
		self::assertSame( array( 23, 21 ), array( $this->list( $this->mentor )['total'], $this->list( $this->mentor, 0, 'tikslas' )['total'] ) );
	}

	public function test_the_calendar_of_a_plan(): void {
		$plan  = $this->plan( array( 'planSteps' => array( self::new_step( array( 'veiksmas' => "Pirma, antra;\ntrečia" ) ) ) ) );
		$reply = $this->request( 'GET', "veiksmu-planai/$plan/ics", array(), $this->token( $this->mentor ) );
		$uid   = $this->get( $plan )['etapai'][0]['uid'];

		self::assertSame( 'text/calendar; charset=utf-8', $reply->get_headers()['Content-Type'] );
		self::assertSame( 'private, no-store', $reply->get_headers()['Cache-Control'] );
		foreach ( array( "UID:$uid@", "SEQUENCE:0\r\n", "DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n", "SUMMARY:Pirma\\, antra\\; trečia\r\n", "DTSTAMP:20261121T081500Z\r\n" ) as $line ) {
			self::assertStringContainsString( $line, $reply->get_data() );
		}
	}

	/** @return array{string, string} */
	private function statuses( int $plan ): array {
		$data = $this->get( $plan );
		return array( $data['verslininko_paskirtas_statusas'], $data['mentoriaus_paskirtas_statusas'] );
	}
}
