<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Meetings;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\Integration\Safety\Rows;

/**
 * Who reads place and notes, when they are gone, and what erasing leaves.
 */
final class MeetingPrivacyTest extends MeetingTestCase {

	private const CANARY = 'KANARĖLĖ';

	private function with_canaries(): int {
		$id = $this->proposed( array( 'place' => self::CANARY . ' 1', 'note' => self::CANARY . ' 2' ) );
		$this->good( $this->answer( $this->mentor, $id, self::TIME, self::CANARY . ' 3' ) );
		return $id;
	}

	public function test_place_and_notes_reach_nobody_but_the_two(): void {
		$log   = $this->catch_log();
		$mails = $this->sent_mails();
		$this->with_canaries();
		self::run_due();
		$this->freeze( '2026-11-30T08:00:00Z' );
		self::run_due();
		$others = array( $this->member( Role::Founder, 'Kita', 'Įkūrėja' ), $this->member( Role::Mentor, 'Kitas', 'Mentorius' ) );
		$read   = (string) file_get_contents( $log );
		foreach ( $others as $who ) {
			foreach ( array( 'meetings/', "meetings/?mentorship_id={$this->pair}", "mentorships/{$this->pair}", 'mentorships/', 'today', 'get_conversations/' ) as $path ) {
				$read .= wp_json_encode( $this->request( 'GET', $path, array(), $this->token( $who ) )->get_data(), JSON_UNESCAPED_UNICODE );
			}
			$read .= $this->exported( $who );
		}
		foreach ( array( $this->founder, $this->mentor ) as $who ) {
			// What is no list of meetings does not tell either.
			foreach ( array( "mentorships/{$this->pair}", 'mentorships/', 'get_conversations/' ) as $path ) {
				$read .= wp_json_encode( $this->request( 'GET', $path, array(), $this->token( $who ) )->get_data(), JSON_UNESCAPED_UNICODE );
			}
			self::assertStringContainsString( self::CANARY . ' 1', $this->exported( $who ) );
		}
		self::assertStringNotContainsString( self::CANARY, $read );
		$two = array( $this->address( $this->founder ), $this->address( $this->mentor ) );
		self::assertSame( array(), array_diff( array_column( array_filter( $mails->getArrayCopy(), static fn ( array $mail ): bool => str_contains( wp_json_encode( $mail, JSON_UNESCAPED_UNICODE ) ?: '', self::CANARY ) ), 'to' ), $two ) );
		self::assertSame( array( 'mentoriai_meetings' ), Rows::holding( self::CANARY ), 'Nor in the queue of emails, nor with what is kept for client_id.' );
	}

	public function test_place_and_notes_are_gone_thirty_days_after_the_end(): void {
		$this->with_canaries();
		$never = $this->proposed( array( 'times' => array( '2026-12-01T09:00:00Z' ), 'place' => self::CANARY ) );
		$this->freeze( '2026-12-31T08:59:59Z' );
		self::run_due();
		self::assertSame( array( 'mentoriai_meetings' ), Rows::holding( self::CANARY ) );
		$this->freeze( '2026-12-31T09:00:00Z' );
		self::run_due();
		self::assertSame( array(), Rows::holding( self::CANARY ) );
		$this->good( $this->post( 'meeting_cancel', array( 'id' => $never, 'note' => self::CANARY ), $this->founder ) );
		self::run_due();
		self::assertSame( array(), Rows::holding( self::CANARY ), 'Nor what is written later.' );
	}

	public function test_erasing_a_side_leaves_the_hours_and_both_leave_nothing(): void {
		$id = $this->with_canaries();
		$this->freeze( '2026-12-01T09:00:00Z' );
		$this->good( $this->log( $this->mentor, $id, true ) );
		$this->good( $this->log( $this->founder, $id, true, 45 ) );
		$coming = $this->good( $this->propose( $this->mentor, array( 'times' => array( '2026-12-20T08:00:00Z' ), 'place' => self::CANARY ) ) )['id'];
		$this->erase( $this->founder );
		self::assertSame( array(), Rows::holding( self::CANARY ) );
		$list = $this->request( 'GET', 'meetings/', array(), $this->token( $this->mentor ) )->get_data()['list'];
		self::assertSame( array( array( $coming, 'cancelled', 'Ištrintas naudotojas' ), array( $id, 'held', 'Ištrintas naudotojas' ) ), array_map( static fn ( array $one ): array => array( $one['id'], $one['state'], $one['person']['name'] ), $list ) );
		self::assertSame( 45, $list[1]['minutes'] );
		$this->erase( $this->mentor );
		self::assertSame( 0, $this->rows_of( 'meetings' ) );
	}

	private function erase( int $user_id ): void {
		$this->each( 'wp_privacy_personal_data_erasers', $user_id );
	}

	private function exported( int $user_id ): string {
		return (string) wp_json_encode( $this->each( 'wp_privacy_personal_data_exporters', $user_id ), JSON_UNESCAPED_UNICODE );
	}

	/** @return list<mixed> */
	private function each( string $filter, int $user_id ): array {
		$email = $this->address( $user_id );
		$all   = array();
		foreach ( apply_filters( $filter, array() ) as $key => $one ) {
			if ( str_contains( (string) $key, 'mentoriai' ) ) {
				$all[] = $one['callback']( $email, 1 );
			}
		}
		self::assertNotSame( array(), $all );
		return $all;
	}
}
