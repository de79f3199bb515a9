<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Moving;

use MentoriaiPortal\Moving\ImportState;
use MentoriaiPortal\Moving\Options;
use MentoriaiPortal\Tests\Parallel;

/**
 * Processes that are really killed, on MariaDB: on SQLite the parent would read while the other one writes.
 */
final class KilledImportTest extends MovingTestCase {

	private const PEOPLE = 80;
	private const KILLS  = 6;

	protected function setUp(): void {
		parent::setUp();
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
	}

	public function test_a_killed_process_leaves_nothing_half_and_the_next_goes_on(): void {
		$rows = array( self::HEADS );
		foreach ( range( 1, self::PEOPLE ) as $number ) {
			$rows[] = self::mentor( "p$number@a.test", array( 4 => 0 === $number % 4 ? 'x' : '+37060000001', 12 => 'a|b' ) );
		}
		$csv      = self::csv( $rows );
		$import   = $this->taken( $csv );
		$once     = $this->imported( $csv );
		$expected = $this->people();
		$refused  = $this->imports()->refusals( $once->id );
		foreach ( $this->db()->rows( "SELECT ID FROM {$this->db()->users()} WHERE user_email LIKE 'p%@a.test'" ) as $user ) {
			wp_delete_user( (int) $user['ID'] );
		}
		$this->imports()->start( $import->id, Options::of_sent( array() ) );
		for ( $kills = 0; $kills < self::KILLS; $kills++ ) {
			$done = $this->imports()->find( $import->id )->done;
			Parallel::kill(
				fn (): bool => $this->imports()->work( $import->id ),
				function () use ( $import, $done ): bool {
					$now = $this->imports()->find( $import->id );
					return $now->done > $done || ImportState::Done === $now->state;
				}
			);
			$this->db()->execute( "UPDATE {$this->db()->options()} SET option_value = '0' WHERE option_name = 'mentoriai_import_turn'" );
			// One statement reads one moment, whatever the database server still does for who was killed.
			$now = $this->db()->row( "SELECT done, (SELECT COUNT(*) FROM {$this->db()->users()} WHERE user_email LIKE 'p%@a.test') AS people, (SELECT COUNT(*) FROM {import_refusals} WHERE import_id = i.id) AS refused FROM {imports} i WHERE id = ?", $import->id );
			self::assertSame( (int) ( $now['done'] ?? -1 ), (int) ( $now['people'] ?? 0 ) + (int) ( $now['refused'] ?? 0 ) );
		}
		wp_cache_flush();
		$this->imports()->work( $import->id );

		$import = $this->imports()->find( $import->id );
		self::assertSame( array( ImportState::Done, $once->counts ), array( $import->state, $import->counts ) );
		self::assertSame( $refused, $this->imports()->refusals( $import->id ) );
		self::assertSame( $expected, $this->people() );
	}

	/** @return list<string> The lines of the export, sorted. */
	private function people(): array {
		$lines = explode( "\r\n", $this->export() );
		sort( $lines );
		return $lines;
	}
}
