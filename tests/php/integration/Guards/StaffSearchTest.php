<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailLogFilter;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Mentorships\Admin\MentorshipFilter;
use MentoriaiPortal\Mentorships\Admin\MentorshipOverviewRepository;
use MentoriaiPortal\Plans\Admin\PlanOverviewRepository;
use MentoriaiPortal\Surveys\AudienceRepository;
use MentoriaiPortal\Tests\Integration\Plans\PlansTestCase;

/**
 * What staff type into a search field is a text: no sign of it stands for others. One person has both signs in the name.
 */
final class StaffSearchTest extends PlansTestCase {

	private const SIGNS = array( '%', '_', '50%_x', 'O%a', 'On_' );

	/** The first three stand in the name, the others would fit it. */
	private const FOUND = array( 1, 1, 1, 0, 0 );

	private int $other;

	protected function setUp(): void {
		parent::setUp();
		$this->other = $this->member( Role::Founder, 'Ona', '50%_x' );
		$this->convo( $this->other );
	}

	public function test_in_the_list_of_plans(): void {
		$this->plan();
		$this->plan( array(), $this->other );
		$plans = new PlanOverviewRepository( $this->db() );

		self::assertSame( self::FOUND, array_map( static fn ( string $text ): int => $plans->count( $text, null, '2026-11-21' ), self::SIGNS ) );
		self::assertSame( 2, $plans->count( '', null, '2026-11-21' ) );
	}

	public function test_in_the_list_of_mentorships(): void {
		$mentorships = new MentorshipOverviewRepository( $this->db() );
		self::assertSame( self::FOUND, array_map( static fn ( string $text ): int => $mentorships->count( MentorshipFilter::of( array( 's' => $text ) ), 0 ), self::SIGNS ) );
	}

	public function test_in_the_list_of_mails(): void {
		$mails = new MailQueueRepository( $this->db() );
		$this->db()->execute( 'DELETE FROM {mail_queue}' );
		foreach ( array( $this->founder, $this->other ) as $number => $who ) {
			$mails->add( 'new_message', $who, Lang::Lt, array(), str_repeat( (string) $number, 64 ), 1000 );
		}

		self::assertSame( self::FOUND, array_map( static fn ( string $text ): int => $mails->count( new MailLogFilter( person: $text ) ), self::SIGNS ) );
		self::assertSame( 2, $mails->count( new MailLogFilter() ) );
	}

	public function test_among_the_people_of_a_survey(): void {
		$people = new AudienceRepository( $this->db() );
		$found  = static fn ( string $text ): array => array_column( $people->search( $text, 10 ), 'id' );

		self::assertSame( self::FOUND, array_map( static fn ( string $text ): int => count( $found( $text ) ), self::SIGNS ) );
		self::assertSame( array( $this->other ), $found( '50%' ) );
		self::assertCount( 3, $found( 'demo.test' ) );
	}
}
