<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Attention;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Mail\MutedMails;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Monday's email: what the tiles say, once an ISO week, from eight in Vilnius or later.
 */
final class WeeklySummaryTest extends AttentionTestCase {

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'ruta' => false, 'jonas' => true ) as $name => $is_muted ) {
			$id = wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'x', 'user_email' => "$name@demo.test", 'role' => 'mentoriai_manager' ) );
			self::assertIsInt( $id );
			update_user_meta( $id, 'locale', 'en_US' );
			MutedMails::set( $id, 'staff_summary', $is_muted );
		}
		MutedMails::set( 1, 'staff_summary', true );
	}

	#[TestWith( array( '2026-11-23T05:59:59Z', '2026-11-23T06:00:00Z' ) )]
	#[TestWith( array( '2026-10-26T05:59:59Z', '2026-10-26T06:00:00Z' ), 'the day after the clocks went back' )]
	#[TestWith( array( '2027-03-29T04:59:59Z', '2027-03-29T05:00:00Z' ), 'the day after they went forward' )]
	public function test_it_leaves_at_eight_on_monday_once_with_the_numbers_of_the_tiles( string $before, string $at ): void {
		$this->freeze( $before );
		$this->apply();
		$this->apply();
		self::assertSame( array(), $this->summaries() );
		$this->freeze( $at );
		$mails = $this->summaries();
		self::assertSame( array( 'ruta@demo.test' ), array_column( $mails, 'to' ) );
		$kinds = array_filter( array_column( $this->call_staff( 'GET', '' )->get_data()['kinds'], null, 'kind' ), static fn ( array $kind ): bool => $kind['count'] > 0 );
		self::assertSame( 2, $kinds['applications']['count'] );
		self::assertStringContainsString( 'This week in the portal: ' . array_sum( array_column( $kinds, 'count' ) ) . ' to deal with', $mails[0]['subject'] );
		self::assertStringContainsString( ': 2', $mails[0]['message'] );
		$this->apply();
		self::assertSame( array(), $this->summaries() );
		$this->freeze( substr_replace( $at, '12:00:00Z', 11 ) );
		self::assertSame( array(), $this->summaries(), 'What comes after the look waits for the next.' );
	}

	public function test_a_job_that_slept_sends_it_on_tuesday_and_one_with_nothing_to_say_sends_none(): void {
		$this->freeze( '2026-11-23T06:00:00Z' );
		self::assertSame( array(), $this->summaries(), 'Nothing waits.' );
		$this->apply();
		$this->freeze( '2026-11-24T06:00:00Z' );
		self::assertSame( array(), $this->summaries(), 'It has looked this week.' );
		$this->freeze( '2026-12-01T11:00:00Z' );
		self::assertCount( 1, $this->summaries() );
		$this->freeze( '2026-12-02T06:00:00Z' );
		self::assertSame( array(), $this->summaries() );
		$this->freeze( '2026-12-07T05:00:00Z' );
		self::assertSame( array(), $this->summaries(), 'Seven in the morning.' );
		$this->freeze( '2026-12-07T06:00:00Z' );
		self::assertCount( 1, $this->summaries() );
	}

	private function apply(): void {
		do_action( 'mentoriai_set_user_status', $this->add_member( Role::Mentor, AccountStatus::Draft ), 'submitted' );
	}

	/** @return list<array{to: string, subject: string, message: string, headers: string|list<string>}> What two runs send. */
	private function summaries(): array {
		$mails = $this->sent_mails();
		self::run_due();
		self::run_due();
		return array_values( array_filter( $mails->getArrayCopy(), static fn ( array $mail ): bool => str_contains( implode( "\n", (array) $mail['headers'] ), 'X-Mentoriai-Mail: staff_summary' ) ) );
	}
}
