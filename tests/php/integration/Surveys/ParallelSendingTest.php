<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Surveys;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Surveys\Audience;
use MentoriaiPortal\Surveys\SendingRepository;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\Group;

/**
 * Jobs that run at once, on MariaDB: SQLite has one writer by itself.
 */
#[Group( 'any-database' )]
final class ParallelSendingTest extends SurveysTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
		add_filter( 'pre_wp_mail', '__return_true' );
	}

	public function test_six_jobs_at_once_invite_and_remind_each_person_once(): void {
		$id       = $this->survey();
		$people   = array_map( fn (): int => $this->person(), range( 1, 5 ) );
		$sending  = new SendingRepository( $this->db() );
		$audience = Audience::read( array( 'mode' => 'people', 'roles' => array(), 'statuses' => array( 'public' ), 'fields' => array(), 'people' => $people ) );
		$sending->start( $this->stored( $id ), $audience, 5 );
		self::run_jobs();
		self::assertSame( array( 5, 5 ), array( $this->rows_of( 'survey_invites' ), $this->mails( 'survey_invite' ) ) );

		$this->freeze( '2026-11-29T08:15:00Z' );
		$sending->start_reminders( $id, 1_796_000_000 );
		self::run_jobs();
		self::assertSame( array( '5', 5 ), array( $this->db()->value( 'SELECT SUM(reminders) FROM {survey_invites}' ), $this->mails( 'survey_reminder' ) ) );
	}

	/** At once, and once more: what was broken off or left is done then. */
	private static function run_jobs(): void {
		Parallel::run( 6, static fn (): bool => null === do_action( Background::RUN ) );
		do_action( Background::RUN );
	}

	private function mails( string $kind ): int {
		return (int) $this->db()->value( 'SELECT COUNT(*) FROM {mail_queue} WHERE type = ?', $kind );
	}
}
