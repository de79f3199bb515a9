<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Programme;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Moving\Options;
use MentoriaiPortal\Programme\CellRepository;
use MentoriaiPortal\Programme\FactRepository;
use MentoriaiPortal\Programme\PersonRepository;
use MentoriaiPortal\Programme\Rebuild;
use MentoriaiPortal\Tests\Integration\Moving\MovingTestCase;

/**
 * People of an import count in the month in which they agree to the texts.
 */
final class ImportedPeopleTest extends MovingTestCase {

	public function test_a_rebuild_knows_when_imported_people_agreed(): void {
		update_option( 'mentoriai_settings', array( 'consent_version' => '1' ) );
		$reader = wp_insert_user( array( 'user_login' => 'skaitytojas', 'user_pass' => 'demo12345', 'user_email' => 'skaito@a.test', 'first_name' => 'Jonas', 'last_name' => 'Jonaitis', 'role' => 'subscriber', 'user_registered' => '2020-05-10 12:00:00' ) );
		self::assertIsInt( $reader );
		$options = Options::of_sent( array( 'type' => 'founder', 'status' => 'public' ) );
		$this->imports()->start( $this->imports()->check( $this->imports()->begin( 'users', $options )->id, $options )->id, $options );
		do_action( 'mentoriai_run_due' );
		$this->imported( self::csv( array( self::HEADS, self::mentor( 'a@a.test' ) ) ) );
		// Made by staff, and asked later.
		$made = wp_insert_user( array( 'user_login' => 'pridetas', 'user_pass' => 'demo12345', 'user_email' => 'prideta@a.test', 'role' => Role::Founder->value, 'user_registered' => '2026-11-21 08:15:00' ) );
		self::assertIsInt( $made );
		self::assertSame( array( '2026-11-21 08:15:00' ), $this->registered() );

		foreach ( array( '2026-12-05T10:00:00Z' => array( $reader ), '2027-01-07T10:00:00Z' => array( (int) get_user_by( 'email', 'a@a.test' )->ID, $made ) ) as $time => $people ) {
			$this->freeze( $time );
			array_map( $this->accounts()->accounts()->accept_consents( ... ), $people );
		}
		// A second version of the texts.
		update_option( 'mentoriai_settings', array( 'consent_version' => '2' ) );
		$this->freeze( '2027-03-01T10:00:00Z' );
		$this->accounts()->accounts()->accept_consents( $reader );
		$was = $this->registered();
		self::assertSame( array( '2026-12-05 10:00:00', '2027-01-07 10:00:00', '2026-11-21 08:15:00' ), $was );

		$sums = $this->db()->rows( 'SELECT * FROM {programme_months} WHERE number <> 0 ORDER BY role, field_id, month, stage' );
		$this->db()->execute( 'DELETE FROM {programme_people}' );
		$people = new PersonRepository( $this->db() );
		( new Rebuild( $this->db(), $people, new FactRepository( $this->db() ), new CellRepository( $this->db(), $people ) ) )->run();
		self::assertSame( array( $was, $sums ), array( $this->registered(), $this->db()->rows( 'SELECT * FROM {programme_months} WHERE number <> 0 ORDER BY role, field_id, month, stage' ) ) );
	}

	/** @return list<string> In the order of the accounts. */
	private function registered(): array {
		return array_column( $this->db()->rows( 'SELECT registered_at FROM {programme_people} WHERE user_id > 1 ORDER BY user_id' ), 'registered_at' );
	}
}
