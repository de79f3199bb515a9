<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Programme;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentorships\MentorshipEvent;
use MentoriaiPortal\Plans\StepEdit;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/**
 * Who counts, in which month, and who may ask.
 */
#[Group( 'any-database' )]
final class ProgrammeTest extends ProgrammeTestCase {

	public function test_a_month_is_one_of_vilnius(): void {
		foreach ( array( '2026-01-31 23:30' => '2026-01', '2026-02-01 00:30' => '2026-02', '2026-03-29 02:30' => '2026-03', '2026-03-29 04:30' => '2026-03', '2026-03-31 23:30' => '2026-03', '2026-04-01 00:30' => '2026-04', '2026-10-25 03:30' => '2026-10', '2026-10-31 23:30' => '2026-10', '2026-11-01 00:30' => '2026-11' ) as $time => $month ) {
			$this->at( self::vilnius( (string) $time ) );
			$before = $this->registered( $month );
			$this->register();
			self::assertSame( $before + 1, $this->registered( $month ), (string) $time );
		}
		self::assertSame( array(), $this->rebuild() );
	}

	public function test_facts_are_in_their_month_of_vilnius(): void {
		$mentor  = $this->mentor();
		$founder = $this->register();
		$this->at( self::vilnius( '2026-03-31 23:30' ) );
		$id = $this->ask( $founder, $mentor );
		$this->reply( $id );
		$this->at( self::vilnius( '2026-04-01 00:30' ) );
		$this->close( $id, MentorshipEvent::EndedByPerson, 'no_time' );

		self::assertSame( array( 1, 0 ), array( $this->figures( 'from=2026-03&to=2026-03' )['totals']['open'], $this->figures( 'from=2026-03&to=2026-03' )['totals']['ended'] ) );
		self::assertSame( array( 0, 1 ), array( $this->figures( 'from=2026-04&to=2026-04' )['totals']['open'], $this->figures( 'from=2026-04&to=2026-04' )['totals']['ended'] ) );
	}

	public function test_without_a_period_the_last_twelve_months_are_told(): void {
		$this->at( self::vilnius( '2026-11-01 00:30' ) );
		$figures = $this->figures();
		self::assertSame( array( '2025-12', '2026-11', 12 ), array( $figures['from'], $figures['to'], count( $figures['months'] ) ) );
		self::assertSame( array( 'registered', 'confirmed', 'public', 'first_request', 'answered', 'met', 'plan', 'step_done', 'plan_done', 'goals_reached' ), array_column( $figures['funnel'], 'key' ) );
		self::assertSame( array( 'key', 'label', 'number', 'share', 'median_days' ), array_keys( $figures['funnel'][0] ) );
		self::assertSame( array( 'open' => 0, 'ended' => 0, 'hours' => 0, 'unanswered' => 0, 'checkins' => array( 'founder' => array( 'n' => 0, 'average' => null ), 'mentor' => array( 'n' => 0, 'average' => null ) ) ), $figures['totals'] );
	}

	public function test_what_cannot_be_asked_is_named(): void {
		foreach ( array( 'from=2026-13' => 'from', 'to=now' => 'to', 'from=2026-05&to=2026-04' => 'to', 'from=1990-01&to=2026-04' => 'to', 'field=export' => 'field', 'role=neapsisprendes' => 'role', 'from[]=2026-01' => 'from' ) as $query => $field ) {
			$reply = $this->staff_call( 'GET', "/mentoriai/v1/programme?$query" );
			self::assertSame( 400, $reply->get_status(), $query );
			self::assertSame( array( $field => 'invalid' ), $reply->get_data()['data']['fields'], $query );
		}
	}

	public function test_figures_are_for_staff_only(): void {
		foreach ( array( 'subscriber', 'author', 'editor' ) as $role ) {
			self::assertSame( 403, $this->staff_call( 'GET', '/mentoriai/v1/programme', role: $role )->get_status(), $role );
		}
		self::assertSame( 200, $this->staff_call( 'GET', '/mentoriai/v1/programme', role: 'administrator' )->get_status() );
		self::assertSame( 401, $this->staff_call( 'GET', '/mentoriai/v1/programme', with_nonce: false )->get_status() );
		self::assertSame( 401, $this->request( 'GET', '/mentoriai/v1/programme' )->get_status() );
		self::assertSame( 401, $this->request( 'GET', '/mentoriai/v1/programme', token: $this->token( $this->mentor() ) )->get_status() );
	}

	public function test_an_account_counts_once_whatever_becomes_of_it(): void {
		$this->at( self::vilnius( '2026-05-10 12:00' ) );
		$id = $this->register( Role::Undecided );
		self::assertSame( 0, $this->registered( '2026-05' ), 'Nobody counts before they chose.' );
		self::assertSame( 200, $this->request( 'POST', 'set-user-type', array( 'type' => 'mentorius' ), $this->token( $id ) )->get_status(), $this->sent );
		self::assertSame( 1, self::row( $this->figures( 'from=2026-05&to=2026-05&role=mentorius' ), 'registered' )['number'] );
		$this->at( self::vilnius( '2026-06-10 12:00' ) );
		// The owner of the address begins anew, as a founder.
		( new WP_User( $id ) )->set_role( Role::Founder->value );
		self::assertSame( array( 1, 0, 0 ), array( $this->registered( '2026-05' ), $this->registered( '2026-06' ), self::row( $this->figures( 'from=2026-05&to=2026-06&role=mentorius' ), 'registered' )['number'] ) );
		self::assertSame( array(), $this->rebuild() );
	}

	public function test_a_founder_who_becomes_a_mentor_takes_nothing_along(): void {
		$this->at( self::vilnius( '2026-05-10 12:00' ) );
		$export  = (int) wp_insert_term( 'Vienintelė sritis', 'mentoriai_field' )['term_id'];
		$mentor  = $this->mentor( $export );
		$founder = $this->register();
		$other   = $this->register();
		$pair    = $this->ask( $founder, $mentor );
		$this->reply( $pair );
		$this->held( $pair, $founder, $mentor, '2026-05-12 09:00:00' );
		$plan = $this->plan( $founder, $mentor );
		$this->set_done( $plan, $founder, true );
		$this->db()->execute( 'UPDATE {plans} SET founder_done_at = ? WHERE plan_id = ?', '2026-05-20 09:00:00', $plan );
		do_action( 'mentoriai_plan_progress', $founder );
		$this->close( $pair, MentorshipEvent::EndedByPerson, 'goals_reached' );
		$funnels = fn ( string $field = '' ): array => array_map( fn ( string $role ): array => array_column( $this->figures( "from=2026-05&to=2026-05&role=$role$field" )['funnel'], 'number' ), array( 'frontuser', 'mentorius' ) );
		$before  = array( array( 2, 0, 0, 1, 1, 1, 1, 1, 1, 1 ), array( 1, 1, 1, 1, 1, 1, 0, 0, 0, 0 ) );
		self::assertSame( $before, $funnels() );

		// What is told of their time as a founder is of the other side.
		( new WP_User( $founder ) )->set_role( Role::Mentor->value );
		do_action( 'mentoriai_mentorship_moved', $pair );
		$this->held( $pair, $founder, $mentor, '2026-05-11 09:00:00' );
		$after = array( array( 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 ), array( 2, 1, 1, 1, 1, 1, 0, 0, 0, 0 ) );
		self::assertSame( $after, $funnels() );
		self::assertSame( array( array_fill( 0, 10, 0 ), array( 1, 1, 1, 1, 1, 1, 0, 0, 0, 0 ) ), $funnels( "&field=$export" ) );
		self::assertSame( array(), $this->rebuild() );
		$this->db()->execute( 'DELETE FROM {programme_people} WHERE user_id = ?', $founder );
		$this->rebuild();
		self::assertSame( $after, $funnels() );

		// Nobody told of the role: a rebuild says the same.
		$this->set_capabilities( $founder, Role::Founder );
		self::assertNotSame( array(), $this->rebuild() );
		self::assertSame( $before, $funnels() );
		$this->set_capabilities( $founder, Role::Mentor );
		$this->rebuild();
		self::assertSame( array( $after, array() ), array( $funnels(), $this->rebuild() ) );

		$this->at( self::vilnius( '2026-05-25 12:00' ) );
		wp_cache_flush();
		update_user_meta( $founder, UserMeta::FIELDS, array( $export ) );
		$this->reply( $this->ask( $other, $founder ) );
		self::assertSame( array( 2, 1, 1, 2, 2, 1, 0, 0, 0, 0 ), $funnels()[1] );
		self::assertSame( 2, $funnels( "&field=$export" )[1][0], 'The own fields.' );
		self::assertSame( array(), $this->rebuild() );
	}

	public function test_who_agreed_to_nothing_has_not_registered(): void {
		$this->at( self::vilnius( '2026-05-10 12:00' ) );
		$id = wp_insert_user( array( 'user_login' => 'imported', 'user_email' => 'imported@demo.test', 'user_pass' => 'x', 'role' => Role::Founder->value, 'meta_input' => array( UserMeta::CONSENTS => array(), UserMeta::STATUS => 'public' ) ) );
		self::assertSame( array( 0, array() ), array( $this->registered( '2026-05' ), $this->rebuild() ) );

		$this->at( self::vilnius( '2026-06-10 12:00' ) );
		update_user_meta( $id, UserMeta::CONSENTS, array( array( 'version' => '1', 'agreed_at' => Clock::to_sql( ( new Clock() )->now() ) ) ) );
		self::assertSame( array( 0, 1, 1 ), array( $this->registered( '2026-05' ), $this->registered( '2026-06' ), self::row( $this->figures( 'from=2026-06&to=2026-06' ), 'public' )['number'] ) );
	}

	public function test_a_step_that_is_opened_again_counts_no_more(): void {
		$this->at( self::vilnius( '2026-05-10 12:00' ) );
		$mentor  = $this->mentor();
		$founder = $this->register();
		$plan    = $this->plan( $founder, $mentor );
		$done    = fn (): array => array( self::row( $this->figures( 'from=2026-05&to=2026-05' ), 'step_done' )['number'], self::row( $this->figures( 'from=2026-05&to=2026-05' ), 'step_done' )['median_days'] );
		$edit    = fn ( bool $is_done ) => $this->set_done( $plan, $founder, $is_done );
		$this->at( self::vilnius( '2026-05-12 12:00' ) );
		$edit( true );
		self::assertEquals( array( 1, 2 ), $done(), 'Two days after the plan.' );
		$edit( false );
		self::assertSame( array( 0, null ), $done() );
		self::assertSame( array(), $this->rebuild() );
	}

	public function test_the_field_is_that_of_the_first_mentor_at_that_time(): void {
		$this->at( self::vilnius( '2026-05-10 12:00' ) );
		[ $export, $finance ] = array_map( static fn ( string $name ): int => (int) wp_insert_term( $name, 'mentoriai_field' )['term_id'], array( 'Pirmoji sritis', 'Antroji sritis' ) );

		$first   = $this->mentor( $export );
		$second  = $this->mentor( $finance );
		$founder = $this->register();
		$this->ask( $founder, $first );
		$this->ask( $founder, $second );
		update_user_meta( $first, UserMeta::FIELDS, array( $finance ) );

		self::assertSame( array( 1, 2 ), array( self::row( $this->figures( "field=$export" ), 'registered' )['number'], $this->figures( "field=$export" )['totals']['open'] ) );
		self::assertSame( array( 0, 0 ), array( self::row( $this->figures( "field=$finance" ), 'registered' )['number'], $this->figures( "field=$finance" )['totals']['open'] ) );
		$mentors = $this->figures( 'role=mentorius' );
		self::assertSame( array( 1, 2, 0, null ), array( self::row( $this->figures( "role=mentorius&field=$finance" ), 'first_request' )['number'], self::row( $mentors, 'first_request' )['number'], self::row( $mentors, 'plan' )['number'], self::row( $mentors, 'plan' )['share'] ), 'Mentors: what they received.' );

		do_action( 'mentoriai_field_merged', $export, $finance );
		self::assertSame( array( 0, 1, 2 ), array( self::row( $this->figures( "field=$export" ), 'registered' )['number'], self::row( $this->figures( "field=$finance" ), 'registered' )['number'], $this->figures( "field=$finance" )['totals']['open'] ) );
		self::assertSame( array(), $this->rebuild() );
	}

	public function test_twenty_times_as_many_people_cost_no_more(): void {
		$this->at( self::vilnius( '2026-11-15 12:00' ) );
		$this->put_people( $this->many( 1000 ) );
		$few = $this->rows_read( fn () => $this->figures() );
		$this->put_people( $this->many( 20000 ) );
		$numbers = $this->figures();
		self::assertSame( $this->many( 21000 ), self::row( $numbers, 'registered' )['number'] );
		self::assertSame( 1.0, (float) self::row( $numbers, 'confirmed' )['share'] );
		$many = $this->rows_read( fn () => $this->figures() );

		self::assertLessThan( 1.05 * $few + 20, $many, 'Rows by month.' );
		self::assertLessThanOrEqual( 20, $this->count_queries( fn () => $this->figures() ) );
	}

	public function test_history_is_made_by_portions_not_by_people(): void {
		$this->at( self::vilnius( '2026-05-03 12:00:00' ) );
		$cost = array();
		foreach ( array( 4, 28 ) as $more ) {
			for ( $number = 0; $number < $more; $number++ ) {
				$this->close( $this->ask( $this->add_member( Role::Founder, AccountStatus::Public ), $this->mentor( ...array( array( 1 ), array( 2 ), array( 1, 2 ) )[ $number % 3 ] ) ), MentorshipEvent::Withdrawn );
			}
			foreach ( array( 'programme_people', 'programme_facts', 'programme_months', 'programme_days' ) as $table ) {
				$this->db()->execute( "DELETE FROM {{$table}}" );
			}
			$cost[] = $this->count_queries( fn (): array => $this->rebuild() );
			self::assertSame( array(), $this->rebuild() );
		}
		self::assertLessThanOrEqual( $cost[0] + 4, $cost[1] );
	}

	public function test_an_act_reads_what_belongs_to_its_people(): void {
		$this->at( self::vilnius( '2026-11-10 12:00' ) );
		$this->put_people( $this->many( 10000 ) );
		$this->put_others( $this->many( 10000 ) );
		$founder = $this->register();
		$mentor  = $this->mentor();
		$this->at( self::vilnius( '2026-11-12 12:00' ) );
		$pair = 0;
		$plan = 0;
		$acts = array(
			'confirm' => fn () => $this->confirm( $founder ),
			'publish' => fn () => $this->publish( $founder ),
			'ask'     => function () use ( &$pair, $founder, $mentor ): void { $pair = $this->ask( $founder, $mentor ); },
			'reply'   => function () use ( &$pair ): void { $this->reply( $pair ); },
			'plan'    => function () use ( &$plan, $founder, $mentor ): void { $plan = $this->plan( $founder, $mentor ); },
			'done'    => function () use ( &$plan, $founder ): void { $this->set_done( $plan, $founder, true ); },
			'undone'  => function () use ( &$plan, $founder ): void { $this->set_done( $plan, $founder, false ); },
			'end'     => function () use ( &$pair ): void { $this->close( $pair, MentorshipEvent::EndedByPerson, 'goals_reached' ); },
		);
		foreach ( $acts as $name => $act ) {
			self::assertLessThan( 300, $this->rows_read( $act ), $name );
		}
		self::assertSame( 1, self::row( $this->figures(), 'goals_reached' )['number'] );
	}

	/** Mentorships, plans with a step and changes of status of other people. */
	private function put_others( int $count ): void {
		$at = "'2026-01-10 12:00:00'";
		foreach (
			array(
				'{mentorships} (founder_id, mentor_id, is_latest, state, requested_at, answered_at, active_at, convo_id)' => static fn ( int $i ): string => "(900000 + $i, 800000, 1, 'active', $at, $at, $at, 1)",
				'{meetings} (mentorship_id, founder_id, mentor_id, proposed_by, state, starts_at, ends_at, minutes, uid, created_at, changed_at)' => static fn ( int $i ): string => "($i, 900000 + $i, 800000, 'mentor', 'held', $at, $at, 60, 'm$i', $at, $at)",
				'{plans} (plan_id, founder_id, mentor_id, goal, search_text, created_at, month, modified_at)' => static fn ( int $i ): string => "(700000 + $i, 900000 + $i, 800000, '', '', $at, '2026-01', $at)",
				'{plan_steps} (uid, plan_id, position, action, result, deadline, done, done_at)' => static fn ( int $i ): string => "('s$i', 700000 + $i, 0, '', '', '2026-02-01', 1, $at)",
				'{status_changes} (user_id, old_status, new_status, changed_at)' => static fn ( int $i ): string => "(900000 + $i, 'draft', 'public', $at)",
			) as $table => $row
		) {
			foreach ( array_chunk( range( 1, $count ), 1000 ) as $numbers ) {
				$this->db()->execute( "INSERT INTO $table VALUES " . implode( ', ', array_map( $row, $numbers ) ) );
			}
		}
		// Otherwise the server takes the tables for as small as they were.
		$this->is_sqlite() || $this->db()->rows( 'ANALYZE TABLE {programme_people}, {mentorships}, {meetings}, {plans}, {plan_steps}, {status_changes}' );
	}

	/** A meeting that both say was held, at a UTC time. */
	private function held( int $pair, int $founder, int $mentor, string $at ): void {
		$id = $this->db()->insert(
			'{meetings}',
			array( 'mentorship_id' => $pair, 'founder_id' => $founder, 'mentor_id' => $mentor, 'proposed_by' => 'mentor', 'state' => 'held', 'starts_at' => $at, 'ends_at' => $at, 'minutes' => 60, 'held_minutes' => 60, 'month' => '2026-05', 'uid' => bin2hex( random_bytes( 16 ) ), 'created_at' => $at, 'changed_at' => $at )
		);
		do_action( 'mentoriai_meeting_settled', $id );
	}

	/** Without an action. */
	private function set_capabilities( int $user_id, Role $role ): void {
		$this->db()->execute( "UPDATE {$this->db()->usermeta()} SET meta_value = ? WHERE user_id = ? AND meta_key = ?", serialize( array( $role->value => true ) ), $user_id, $this->db()->capabilities_key() );
	}

	private function set_done( int $plan, int $founder, bool $is_done ): void {
		$step = $this->steps()->of_plan( $plan )[0];
		$this->steps()->update( $step, new StepEdit( $step->action, $step->result, $step->deadline, $is_done ) );
		do_action( 'mentoriai_plan_progress', $founder );
	}

	/** People who took one of a hundred times, over twelve months. */
	private function put_people( int $count ): void {
		$now = self::vilnius( '2026-11-10 12:00' );
		for ( $from = 0; $from < $count; $from += 1000 ) {
			$rows = array();
			for ( $i = $from; $i < min( $count, $from + 1000 ); $i++ ) {
				$at     = $now - ( $i % 12 ) * 30 * 86400;
				$rows[] = sprintf( "('frontuser', '%s', ',7,', '%s', '%s', '%s')", Clock::month( $at ), Clock::to_sql( $at ), Clock::to_sql( $at + 60 ), Clock::to_sql( $at + 60 + ( intdiv( $i, 12 ) % 80 ) * 8640 ) );
			}
			$this->db()->execute( 'INSERT INTO {programme_people} (role, month, fields, registered_at, confirmed_at, public_at) VALUES ' . implode( ', ', $rows ) );
		}
		$this->rebuild();
	}

	private function registered( string $month ): int {
		return self::row( $this->figures( "from=$month&to=$month" ), 'registered' )['number'];
	}
}
