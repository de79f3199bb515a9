<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Surveys;

use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\Group;

/**
 * Many at once, on MariaDB: SQLite has one writer by itself.
 */
#[Group( 'any-database' )]
final class ParallelAnswersTest extends SurveysTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
	}

	public function test_of_sixteen_answers_to_one_link_one_is_kept(): void {
		$id     = $this->survey();
		$secret = $this->link( $id, $this->person() );
		$states = Parallel::run( 16, fn ( int $number ): int => $this->submit( $id, $secret, array( 'klausimaiAtsakymai' => self::answers( array( 3 => "Nr. $number" ) ) ) )->get_status() );
		$count  = array_count_values( $states );
		ksort( $count );

		self::assertSame( array( 200 => 1, 410 => 15 ), $count );
		self::assertSame( 3, $this->rows_of( 'survey_answers' ) );
	}

	public function test_two_links_of_one_person_are_one_answer(): void {
		$id     = $this->survey();
		$person = $this->person();
		$links  = array( $this->link( $id, $person ), $this->link( $id, $person ) );
		$states = Parallel::run( 16, fn ( int $number ): int => $this->submit( $id, $links[ $number % 2 ], array( 'client_id' => sprintf( '1b4e28ba-2fa1-11d2-883f-0016d3cca4%02d', $number ) ) )->get_status() );

		self::assertSame( 1, array_count_values( $states )[200] );
		self::assertSame( 3, $this->rows_of( 'survey_answers' ) );
	}

	public function test_sixteen_repeats_of_one_answer_all_succeed(): void {
		$id     = $this->survey();
		$secret = $this->link( $id, $this->person() );
		$states = Parallel::run( 16, fn (): int => $this->submit( $id, $secret, array( 'client_id' => '1b4e28ba-2fa1-11d2-883f-0016d3cca427' ) )->get_status() );

		self::assertSame( array( 200 => 16 ), array_count_values( $states ) );
		self::assertSame( 3, $this->rows_of( 'survey_answers' ) );
	}
}
