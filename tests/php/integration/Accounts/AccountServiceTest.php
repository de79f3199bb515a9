<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Accounts;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;

/**
 * The life of an account, from code.
 */
final class AccountServiceTest extends SessionTestCase {

	/** @var list<array<mixed>> */
	private array $told = array();

	protected function setUp(): void {
		parent::setUp();
		$this->told = array();
		add_action( 'mentoriai_user_status_changed', function ( mixed ...$what ): void {
			$this->told[] = $what;
		}, 10, 4 );
	}

	public function test_every_status_is_reached_from_every_other_and_told_once(): void {
		$id = $this->member( 'ona@demo.test', Role::Mentor, AccountStatus::Draft );
		foreach ( AccountStatus::cases() as $from ) {
			foreach ( AccountStatus::cases() as $to ) {
				do_action( 'mentoriai_set_user_status', $id, $from->value );
				$this->told = array();
				do_action( 'mentoriai_set_user_status', $id, $to->value, 'Trūksta nuotraukos' );
				self::assertSame( array( array( $id, $from->value, $to->value, 'Trūksta nuotraukos' ) ), $this->told );
				do_action( 'mentoriai_set_user_status', $id, $to->value, 'Trūksta nuotraukos' );
				self::assertCount( 1, $this->told, 'A repeat tells nothing.' );
			}
		}
	}

	public function test_the_person_reads_state_and_reason(): void {
		$id = $this->member( 'ona@demo.test', Role::Mentor, AccountStatus::Submitted );
		do_action( 'mentoriai_set_user_status', $id, 'returned', 'Įkelkite \'tikrą\' "nuotrauką" \\o/' );
		$user = $this->request( 'GET', 'user/', array(), $this->token( $id ) )->get_data()['user'];

		self::assertSame( 'draft', $user['status'] );
		self::assertSame( array( 'state' => 'returned', 'reason' => 'Įkelkite \'tikrą\' "nuotrauką" \\o/' ), $user['review'] );
		do_action( 'mentoriai_set_user_status', $id, 'public' );
		self::assertSame( '', $this->request( 'GET', 'user/', array(), $this->token( $id ) )->get_data()['user']['review']['reason'] );
	}

	public function test_staff_strangers_and_unknown_statuses_are_left_alone(): void {
		do_action( 'mentoriai_set_user_status', 1, 'public' );
		do_action( 'mentoriai_set_user_status', 999999, 'public' );
		do_action( 'mentoriai_set_user_status', $this->member( 'ona@demo.test' ), 'sleeping' );
		do_action( 'mentoriai_set_user_status', array(), array() );

		self::assertSame( array(), $this->told );
	}

	public function test_a_member_made_in_wp_admin_has_a_status_too(): void {
		$id = wp_insert_user( array( 'user_login' => 'nauja', 'user_email' => 'nauja@demo.test', 'user_pass' => 'x', 'role' => 'mentorius' ) );
		self::assertIsInt( $id );
		do_action( 'mentoriai_set_user_status', $id, 'public' );

		self::assertSame( array( array( $id, 'draft', 'public', '' ) ), $this->told );
	}
}
