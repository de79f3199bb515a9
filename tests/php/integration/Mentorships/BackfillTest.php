<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Migrations\Migration0009BackfillMentorships;

/**
 * A site with conversations from before there were mentorships.
 */
final class BackfillTest extends MentorshipTestCase {

	/** Two who talked: days ago, whether the mentor answered, and the status of each. */
	private const PAIRS = array(
		'active'                => array( 89, true, AccountStatus::Public, AccountStatus::Public ),
		'ended silent'          => array( 91, true, AccountStatus::Public, AccountStatus::Public ),
		'requested'             => array( 13, false, AccountStatus::Public, AccountStatus::Public ),
		'unanswered'            => array( 14, false, AccountStatus::Public, AccountStatus::Public ),
		'unanswered (paused)'   => array( 1, false, AccountStatus::Public, AccountStatus::Paused ),
		'unanswered (closed)'   => array( 1, false, AccountStatus::Public, AccountStatus::Closed ),
		'withdrawn'             => array( 1, false, AccountStatus::Rejected, AccountStatus::Public ),
		'ended gone'            => array( 1, true, AccountStatus::Public, AccountStatus::Closed ),
		'ended gone (founder)'  => array( 1, true, AccountStatus::Closed, AccountStatus::Public ),
	);

	public function test_each_pair_is_in_the_state_in_which_the_rules_would_have_left_it_and_nobody_is_mailed(): void {
		$now  = 1_795_248_900;
		$made = array();
		foreach ( self::PAIRS as $name => [ $days, $answered, $founder, $mentor ] ) {
			$made[ $name ] = $this->pair( $now - $days * 86400, $answered, $founder, $mentor );
		}
		self::assertSame( 0, $this->rows_of( 'mentorships' ) );
		$migration = new Migration0009BackfillMentorships();
		$migration->run( $this->db() );
		$migration->run( $this->db() );

		self::assertSame( count( self::PAIRS ), $this->rows_of( 'mentorships' ) );
		foreach ( $made as $name => $founder ) {
			$row = $this->db()->row( 'SELECT state, reason, is_latest, answered_at FROM {mentorships} WHERE founder_id = ?', $founder ) ?? array();
			self::assertSame( array( explode( ' (', $name )[0], '1', self::PAIRS[ $name ][1] ), array( trim( "{$row['state']} {$row['reason']}" ), $row['is_latest'], null !== $row['answered_at'] ), $name );
		}
		self::run_due();
		self::assertSame( 0, $this->member_mails(), 'The time before counts as told.' );
	}

	public function test_a_plan_that_changed_lately_is_activity_and_of_several_threads_the_newest_is_kept(): void {
		$now     = 1_795_248_900;
		$founder = $this->pair( $now - 200 * 86400, true, AccountStatus::Public, AccountStatus::Public );
		$mentor  = (int) $this->db()->value( 'SELECT mentor_id FROM {conversations} WHERE founder_id = ?', $founder );
		$newest  = $this->history()->add( $founder, $mentor, 'Antra', array( array( 'author_id' => $founder, 'text' => 'Ar dar esate?', 'at' => $now - 150 * 86400 ) ), 1, 1 );
		$this->db()->insert( '{plans}', array( 'plan_id' => 999, 'founder_id' => $founder, 'mentor_id' => $mentor, 'goal' => 'Eksportas', 'search_text' => '', 'month' => '2026-05', 'created_at' => '2026-05-01 00:00:00', 'modified_at' => '2026-11-01 00:00:00' ) );
		( new Migration0009BackfillMentorships() )->run( $this->db() );

		self::assertSame(
			array( 'active', (string) $newest, '3' ),
			array_values( $this->db()->row( 'SELECT state, convo_id, message_count FROM {mentorships}' ) ?? array() )
		);
	}

	/** @return int The founder's id. */
	private function pair( int $at, bool $answered, AccountStatus $founder_status, AccountStatus $mentor_status ): int {
		$founder = $this->member( Role::Founder, 'Ona', 'Onaitė' );
		$mentor  = $this->member( Role::Mentor, 'Jonas', 'Jonaitis' );
		$said    = array( array( 'author_id' => $founder, 'text' => 'Laba diena', 'at' => $at - 60 ) );
		if ( $answered ) {
			$said[] = array( 'author_id' => $mentor, 'text' => 'Sveiki', 'at' => $at );
		}
		$this->history()->add( $founder, $mentor, 'Eksportas', $said, 2, 2 );
		update_user_meta( $founder, UserMeta::STATUS, $founder_status->value );
		update_user_meta( $mentor, UserMeta::STATUS, $mentor_status->value );
		return $founder;
	}
}
