<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Waiting;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\DueWork;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mail\MutedMails;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\ListSegments;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\MentorIndexRepository;
use MentoriaiPortal\Mentors\MentorSourceRepository;
use MentoriaiPortal\Tests\Integration\Mentors\NoPairs;
use MentoriaiPortal\Waiting\MentorFreeMail;
use MentoriaiPortal\Waiting\WaitingData;
use MentoriaiPortal\Waiting\WaitingRepository;
use WP_User;

final class WaitingListTest extends WaitingTestCase {

	public function test_a_freed_place_is_told_to_three_and_once_founders_without_an_open_mentorship_first(): void {
		$other  = $this->member( Role::Mentor, 'Ona', 'Antroji' );
		$busy   = $this->waiter();
		$this->convo( $busy, $other );
		$others = array( $this->waiter(), $this->waiter(), $this->waiter(), $this->waiter() );
		self::run_due();
		self::assertSame( array(), $this->told(), 'The place is taken.' );
		$freed = did_action( 'mentoriai_place_freed' );

		$this->free();
		self::run_due();
		self::run_due();
		self::assertSame( array_slice( $others, 0, 3 ), $this->told() );
		self::assertSame( 1, did_action( 'mentoriai_place_freed' ) - $freed, 'So that no page cache answers the link of the email.' );
		self::assertSame( array( false, true, true ), array_map( $this->waits( ... ), array( $others[0], $others[3], $busy ) ), 'Who was told is off the list.' );

		$this->take();
		$this->free();
		self::run_due();
		self::assertCount( 3, $this->told(), 'Nothing has seen the place taken.' );

		$this->take();
		self::run_due();
		$this->free();
		self::run_due();
		self::assertSame( array( $others[3], $busy ), array_slice( $this->told(), 3 ) );
		self::assertSame( 0, $this->rows_of( 'waiting' ) );
	}

	public function test_whoever_cannot_write_yet_is_told_last(): void {
		$draft  = $this->waiter( AccountStatus::Draft );
		$paused = $this->waiter( AccountStatus::Paused );
		$busy   = $this->waiter();
		$this->convo( $busy, $this->member( Role::Mentor, 'Ona', 'Antroji' ) );
		$first = $this->waiter();
		$this->free();
		self::run_due();
		self::assertSame( array( $first, $busy, $draft ), $this->told() );
		self::assertTrue( $this->rows()->has( $this->mentor, $paused ) );
	}

	public function test_whoever_has_a_place_neither_waits_nor_is_told(): void {
		self::assertSame( array( 409, 'conflict' ), self::refusal( $this->notify( $this->founder, true ) ) );
		self::assertSame( 0, $this->rows_of( 'waiting' ) );

		$writes = $this->waiter();
		$this->save( array( UserMeta::CAPACITY => '2' ) );
		$this->convo( $writes );
		self::assertFalse( $this->rows()->has( $this->mentor, $writes ), 'Off the list with the request.' );

		// Asked in the moment in which the request began.
		$this->rows()->add( $this->mentor, $writes, ( new Clock() )->now() );
		$others = array( $this->waiter(), $this->waiter(), $this->waiter( AccountStatus::Draft ) );
		$this->free();
		self::run_due();
		self::assertSame( $others, $this->told() );
		$id = (int) $this->db()->value( 'SELECT id FROM {mentorships} WHERE founder_id = ?', $writes );
		self::assertSame( 200, $this->post( 'mentorship_withdraw', array( 'id' => $id ), $writes )->get_status() );
		self::assertSame( 0, $this->rows_of( 'waiting' ) );
	}

	public function test_whoever_asks_again_has_seen_the_place_taken(): void {
		array_map( fn (): int => $this->waiter(), range( 1, 3 ) );
		$fourth = $this->waiter();
		$this->free();
		self::run_due();
		$this->take();
		$this->join( $fourth );
		$this->free();
		self::run_due();
		self::assertSame( array( $fourth ), array_slice( $this->told(), 3 ), 'No due work ran while it was taken.' );
	}

	public function test_busy_by_flag_and_until_a_day_frees_as_a_place_does(): void {
		$this->free();
		$this->save( array( UserMeta::BUSY => '1' ) );
		$first = $this->waiter();
		$this->save( array( UserMeta::BUSY => '0' ) );
		self::run_due();
		self::assertSame( array( $first ), $this->told() );

		$this->save( array( UserMeta::BUSY_UNTIL => '2026-11-23' ) );
		$second = $this->waiter();
		$this->later( 2 );
		self::run_due();
		self::assertSame( array( $first ), $this->told(), 'The last day is not over.' );
		$this->later( 1 );
		self::run_due();
		self::assertSame( array( $first, $second ), $this->told() );
	}

	public function test_the_email_leads_to_the_mentor_also_when_the_place_is_taken_meanwhile(): void {
		$waiter = $this->waiter();
		$this->free();
		// The mail server refuses it, and takes it a little later.
		add_filter( 'pre_wp_mail', '__return_false' );
		self::run_due();
		remove_filter( 'pre_wp_mail', '__return_false' );
		$mails = $this->sent_mails();
		$this->take();
		$this->later( 0, 120 );
		self::run_due();
		$mail = array_values( array_filter( (array) $mails, fn ( array $mail ): bool => $mail['to'] === $this->address( $waiter ) ) )[0] ?? null;
		self::assertNotNull( $mail );
		self::assertStringContainsString( 'Rasa Kazlauskienė', $mail['subject'] );
		self::assertStringContainsString( '/mentorius/rasa-kazlauskiene', $mail['message'] );
		$headers = implode( "\n", (array) $mail['headers'] );
		self::assertStringContainsString( 'X-Mentoriai-Mail: mentor_free', $headers );
		self::assertStringContainsString( 'List-Unsubscribe-Post', $headers );
	}

	public function test_only_where_there_is_no_free_place(): void {
		$founder = $this->member( Role::Founder, 'Ieva', 'Įkūrėja' );
		$this->join( $founder );
		$this->join( $founder );
		self::assertSame( 1, $this->rows_of( 'waiting' ) );
		$this->free();
		self::assertSame( array( 409, 'conflict' ), self::refusal( $this->notify( $founder, true ) ) );
		self::assertSame( 200, $this->notify( $founder, false )->get_status() );
		self::assertSame( 0, $this->rows_of( 'waiting' ) );
		self::assertSame( 200, $this->notify( $founder, false )->get_status(), 'Leaving always succeeds.' );
		self::assertSame( 200, $this->notify( $founder, false, 999999 )->get_status() );
		self::assertSame( self::NOT_FOUND, self::refusal( $this->notify( $founder, true, 999999 ) ) );
		$this->save( array( UserMeta::STATUS => 'paused', UserMeta::BUSY => '1' ) );
		self::assertSame( self::NOT_FOUND, self::refusal( $this->notify( $founder, true ) ) );
	}

	public function test_nobody_leaves_for_another(): void {
		$waiter = $this->waiter();
		$this->notify( $this->member( Role::Founder, 'Ieva', 'Įkūrėja' ), false );
		self::assertTrue( $this->waits( $waiter ) );
	}

	public function test_whoever_cannot_be_told_takes_nobodys_turn(): void {
		[ $muted, $rejected, $blocking, $blocked ] = array( $this->waiter(), $this->waiter(), $this->waiter(), $this->waiter() );
		// The last stands behind the rejected one.
		$told = array( $this->waiter(), $this->waiter(), $this->waiter( AccountStatus::Draft ) );
		MutedMails::set( $muted, MentorFreeMail::KEY, true );
		update_user_meta( $rejected, UserMeta::STATUS, 'rejected' );
		foreach ( array( array( $blocking, $this->mentor ), array( $this->mentor, $blocked ) ) as [ $who, $whom ] ) {
			$this->db()->insert( '{blocks}', array( 'user_id' => $who, 'blocked_id' => $whom, 'created_at' => '2026-11-21 08:00:00' ) );
		}
		$this->free();
		self::run_due();
		self::assertSame( $told, $this->told() );
		self::assertSame( array( false, true, true ), array_map( $this->waits( ... ), array( $muted, $blocking, $blocked ) ), 'A block shows in nothing.' );
		self::assertSame( 2, $this->rows_of( 'waiting' ) );
	}

	public function test_whoever_is_no_founder_any_more_takes_nobodys_turn(): void {
		[ $mentor, $staff ] = array( $this->waiter(), $this->waiter() );
		$told               = array( $this->waiter(), $this->waiter(), $this->waiter() );
		( new WP_User( $mentor ) )->set_role( Role::Mentor->value );
		( new WP_User( $staff ) )->add_role( 'editor' );
		$this->free();
		self::run_due();
		self::assertSame( $told, $this->told() );
		self::assertSame( 0, $this->rows_of( 'waiting' ) );
	}

	public function test_who_switched_such_emails_off_is_told_that_none_will_come(): void {
		$founder = $this->member( Role::Founder, 'Ieva', 'Įkūrėja' );
		self::assertFalse( $this->notify( $founder, true )->get_data()['muted'] );
		MutedMails::set( $founder, MentorFreeMail::KEY, true );
		self::assertTrue( $this->notify( $founder, true )->get_data()['muted'] );
		self::assertFalse( $this->waits( $founder ) );
		self::assertFalse( $this->notify( $founder, false )->get_data()['muted'] );
	}

	public function test_of_a_hidden_mentor_nobody_is_told_until_the_lists_show_them(): void {
		$waiter = $this->waiter();
		$this->free();
		$this->save( array( UserMeta::STATUS => 'paused' ) );
		self::run_due();
		self::assertSame( array(), $this->told() );
		$this->save( array( UserMeta::STATUS => 'public' ) );
		self::run_due();
		self::assertSame( array( $waiter ), $this->told() );
	}

	public function test_due_work_costs_the_same_for_many_mentors(): void {
		$this->waiter();
		self::run_due();
		$few = $this->count_queries( self::run_due( ... ) );
		for ( $number = 0; $number < 5; $number++ ) {
			$mentor = $this->member( Role::Mentor, 'Ona', "Nr. $number" );
			$this->save( array( UserMeta::BUSY => '1' ), $mentor );
			$this->join( $this->founder, $mentor );
		}
		self::run_due();
		self::assertSame( $few, $this->count_queries( self::run_due( ... ) ) );
	}

	public function test_due_work_does_not_read_all_who_wait(): void {
		$many = $this->many( 1000 );
		for ( $number = 0; $number < $many; $number++ ) {
			$this->rows()->add( $this->mentor, 1000000 + $number, ( new Clock() )->now() );
		}
		self::run_due();
		$this->db()->execute( 'ANALYZE TABLE {waiting}' );
		self::assertLessThan( 50, $this->rows_read( fn () => $this->rows()->mentors( 0, DueWork::BATCH ) ) );
	}

	public function test_it_goes_with_a_closed_account(): void {
		[ $founder, $other ] = array( $this->waiter(), $this->waiter() );
		do_action( 'mentoriai_set_user_status', $founder, 'closed' );
		self::assertSame( array( false, true ), array( $this->rows()->has( $this->mentor, $founder ), $this->rows()->has( $this->mentor, $other ) ) );
		do_action( 'mentoriai_set_user_status', $this->mentor, 'paused' );
		self::assertSame( 1, $this->rows_of( 'waiting' ), 'Hidden for a while only.' );
		do_action( 'mentoriai_set_user_status', $this->mentor, 'closed' );
		self::assertSame( 0, $this->rows_of( 'waiting' ) );
	}

	public function test_it_is_in_the_copy_of_the_founders_data_and_goes_with_either(): void {
		$mentors = NoPairs::mentors( $this->db() );
		$data    = new WaitingData( $this->rows(), new MentorDirectory( new MentorSourceRepository( $this->db() ), $mentors, new Settings(), new ListSegments( $mentors, new MentorIndexRepository( $this->db() ), new Clock() ), new FieldRepository( $this->db() ), new Clock() ), new Clock() );
		[ $first, $second ] = array( $this->waiter(), $this->waiter() );
		self::assertStringContainsString( 'Rasa Kazlauskienė', (string) wp_json_encode( $data->export( $first, 1 ), JSON_UNESCAPED_UNICODE ) );
		self::assertSame( array(), $data->export( $this->mentor, 1 )['items'] );
		$data->erase( $first, 1 );
		self::assertSame( array( false, true ), array( $this->waits( $first ), $this->waits( $second ) ) );
		$data->erase( $this->mentor, 1 );
		self::assertSame( 0, $this->rows_of( 'waiting' ) );
	}

	private function rows(): WaitingRepository {
		return new WaitingRepository( $this->db() );
	}
}
