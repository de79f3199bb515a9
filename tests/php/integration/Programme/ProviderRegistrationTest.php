<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Programme;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Programme\CellRepository;
use MentoriaiPortal\Programme\FactRepository;
use MentoriaiPortal\Programme\PersonRepository;
use MentoriaiPortal\Programme\Rebuild;
use MentoriaiPortal\Tests\Integration\SocialSignIn\SocialTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * A provider of sign-ins vouches for the address; the consents are asked for afterwards, and maybe never given.
 */
#[Group( 'any-database' )]
final class ProviderRegistrationTest extends SocialTestCase {

	public function test_who_comes_by_a_provider_has_registered_and_confirmed_when_the_account_begins(): void {
		$state = $this->begin( 'google', array( 'usertype' => '1' ) )['state'];
		$this->google_says();
		$back = $this->come_back( $state );
		$now  = Clock::to_sql( self::NOW );

		$row = 'SELECT role, registered_at, confirmed_at FROM {programme_people}';
		self::assertSame( array( array( 'role' => 'frontuser', 'registered_at' => $now, 'confirmed_at' => $now ) ), $this->db()->rows( $row ) );
		self::assertSame( array(), $this->rebuild() );
		$sums = 'SELECT * FROM {programme_months} ORDER BY stage';
		$was  = $this->db()->rows( $sums );
		self::assertCount( 2, $was );

		$this->at( self::NOW + 30 );
		$token = $this->post( 'social_exchange', array( 'code' => $back['social'], 'bound' => true ) )->get_data()['user']['token'];
		self::assertSame( 200, $this->post( 'accept_consents', array( 'privacy' => true, 'rules' => true ), $token )->get_status() );
		self::assertSame( array( $was, $now ), array( $this->db()->rows( $sums ), $this->db()->value( 'SELECT registered_at FROM {programme_people}' ) ) );
	}

	public function test_a_rebuild_knows_who_began_by_a_provider(): void {
		$state = $this->begin( 'google', array( 'usertype' => '1' ) )['state'];
		$this->google_says();
		$this->come_back( $state );
		$row = 'SELECT role, registered_at, confirmed_at FROM {programme_people}';
		$was = $this->db()->rows( $row );
		$this->db()->execute( 'DELETE FROM {programme_people}' );
		$this->rebuild();
		self::assertSame( $was, $this->db()->rows( $row ) );

		// Whoever was imported and ties a provider later has not registered.
		$this->db()->execute( 'DELETE FROM {programme_people}' );
		$this->db()->execute( 'UPDATE {social_accounts} SET linked_at = ?', Clock::to_sql( self::NOW + 3600 ) );
		$this->rebuild();
		self::assertSame( array(), $this->db()->rows( $row ) );
	}

	/** @return list<string> */
	private function rebuild(): array {
		$people = new PersonRepository( $this->db() );
		return ( new Rebuild( $this->db(), $people, new FactRepository( $this->db() ), new CellRepository( $this->db(), $people ) ) )->run();
	}
}
