<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Reports;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\Group;

/**
 * Many at once, on MariaDB: SQLite has one writer by itself.
 */
#[Group( 'any-database' )]
final class ParallelReportsTest extends ReportsTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
	}

	public function test_twenty_people_at_once_make_one_case_with_twenty_voices_and_one_mail(): void {
		$review   = $this->review();
		$founders = array_map( fn ( int $number ): int => $this->member( Role::Founder, 'Įkūrėja', "Nr. $number" ), range( 1, 20 ) );
		array_map( $this->token( ... ), $founders );
		$numbers = Parallel::run( 20, fn ( int $number ): int => $this->reported( $founders[ $number ], 'review', $review, array( 'text' => "Nr. $number" ) ) );

		self::assertCount( 1, array_unique( $numbers ) );
		self::assertSame( array( 1, 20, 1 ), array( $this->rows_of( 'reports' ), $this->rows_of( 'report_voices' ), $this->rows_of( 'report_texts' ) ) );
		self::assertSame( '1', $this->db()->value( "SELECT COUNT(*) FROM {mail_queue} WHERE type = 'staff_report' AND user_id = ?", $this->staff ) );
	}

	public function test_one_person_twelve_times_is_one_voice(): void {
		$message = $this->message();
		$this->token( $this->founder );
		$numbers = Parallel::run( 12, fn ( int $number ): int => $this->reported( $this->founder, 'message', $message, 0 === $number % 2 ? array( 'client_id' => '1b4e28ba-2fa1-11d2-883f-0016d3cca427' ) : array() ) );
		self::assertSame( array( 1, 1, 1 ), array( count( array_unique( $numbers ) ), $this->rows_of( 'reports' ), $this->rows_of( 'report_voices' ) ) );
	}

	public function test_of_eight_decisions_at_once_one_counts(): void {
		$number = $this->reported( $this->founder, 'message', $this->message() );
		$answers = array_count_values( Parallel::run( 8, fn ( int $by ): int => $this->decide( $number, 0 === $by % 2 ? 'warn' : 'pause', "Nr. $by" )->get_status() ) );
		self::assertSame( 1, $answers[200] ?? 0 );
		self::assertSame( array( 'report' ), $this->acts( $number ) );
		self::assertCount( 1, $this->queued( 'report_decision' )['report_decision'] );
		$decision = (string) $this->db()->value( 'SELECT decision FROM {reports} WHERE id = ?', $number );
		self::assertSame( 'pause' === $decision ? 'paused' : 'public', $this->db()->value( "SELECT meta_value FROM {$this->db()->usermeta()} WHERE user_id = ? AND meta_key = ?", $this->mentor, UserMeta::STATUS ) );
	}
}
