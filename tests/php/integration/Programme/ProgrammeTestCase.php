<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Programme;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentorships\MentorshipEnd;
use MentoriaiPortal\Mentorships\MentorshipEvent;
use MentoriaiPortal\Mentorships\MentorshipRepository;
use MentoriaiPortal\Plans\NewPlan;
use MentoriaiPortal\Plans\NewStep;
use MentoriaiPortal\Plans\PlanRepository;
use MentoriaiPortal\Plans\StepRepository;
use MentoriaiPortal\Programme\CellRepository;
use MentoriaiPortal\Programme\FactRepository;
use MentoriaiPortal\Programme\PersonRepository;
use MentoriaiPortal\Programme\Rebuild;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * People of the programme, and what they do at times that a test chooses.
 */
abstract class ProgrammeTestCase extends IntegrationTestCase {

	protected function at( int $time ): void {
		$this->freeze( gmdate( 'Y-m-d\TH:i:s\Z', $time ) );
	}

	/** Unix seconds of a time in Vilnius. */
	protected static function vilnius( string $time ): int {
		return ( new \DateTimeImmutable( $time, new \DateTimeZone( Clock::ZONE ) ) )->getTimestamp();
	}

	/** Somebody who registers now and has not confirmed the address. */
	protected function register( Role $role = Role::Founder ): int {
		$login = 'member-' . bin2hex( random_bytes( 6 ) );
		$id    = wp_insert_user(
			array(
				'user_login'      => $login,
				'user_email'      => "$login@demo.test",
				'user_pass'       => 'demo12345',
				'user_registered' => Clock::to_sql( ( new Clock() )->now() ),
				'role'            => $role->value,
				'meta_input'      => array( UserMeta::STATUS => AccountStatus::Draft->value ),
			)
		);
		self::assertIsInt( $id );
		return $id;
	}

	protected function confirm( int $user_id ): void {
		add_user_meta( $user_id, UserMeta::CONFIRMED_AT, Clock::to_sql( ( new Clock() )->now() ), true );
	}

	protected function publish( int $user_id ): void {
		do_action( 'mentoriai_set_user_status', $user_id, 'public' );
	}

	protected function mentor( int ...$fields ): int {
		$id = $this->add_member( Role::Mentor, AccountStatus::Public );
		update_user_meta( $id, UserMeta::FIELDS, $fields );
		return $id;
	}

	/** @return int The mentorship that began. */
	protected function ask( int $founder_id, int $mentor_id ): int {
		$latest = $this->pairs()->latest( $founder_id, $mentor_id );
		null === $latest || $this->pairs()->supersede( $latest->id );
		self::assertTrue( $this->pairs()->request( $founder_id, $mentor_id, 1, ( new Clock() )->now() ) );
		return (int) $this->pairs()->latest( $founder_id, $mentor_id )?->id;
	}

	protected function reply( int $id ): void {
		$pair = $this->pairs()->find( $id );
		self::assertNotNull( $pair );
		self::assertTrue( $this->pairs()->answer( $pair, ( new Clock() )->now() ) );
	}

	protected function close( int $id, MentorshipEvent $event, string $reason = '', string $goals = '' ): void {
		self::assertTrue( $this->pairs()->close( $id, $event, new MentorshipEnd( Side::Founder, $reason, $goals ), ( new Clock() )->now() ) );
	}

	/** A plan with two open steps. */
	protected function plan( int $founder_id, int $mentor_id ): int {
		$now = ( new Clock() )->now();
		return $this->plans()->create( new NewPlan( $founder_id, $mentor_id, 'Tikslas', $now, $now, 0 ), array( new NewStep( 'Veiksmas', 'Rezultatas', '2030-01-01' ), new NewStep( 'Kitas', '', '2030-01-01' ) ) );
	}

	/** @return array<string, mixed> What staff get. */
	protected function figures( string $query = '' ): array {
		$reply = $this->staff_call( 'GET', '/mentoriai/v1/programme' . ( '' === $query ? '' : "?$query" ) );
		self::assertSame( 200, $reply->get_status(), $this->sent );
		return $reply->get_data();
	}

	/** @param array<string, mixed> $figures */
	protected static function row( array $figures, string $key ): array {
		return array_column( $figures['funnel'], null, 'key' )[ $key ];
	}

	/** @param array<string, mixed> $body */
	protected function staff_call( string $method, string $path, array $body = array(), string $role = PortalManager::ROLE, bool $with_nonce = true ): WP_REST_Response {
		wp_set_current_user( $this->staff( $role ) );
		// As WordPress knows it from the cookie.
		$GLOBALS['wp_rest_auth_cookie'] = true;
		try {
			return $this->request( $method, $path, $body, headers: $with_nonce ? array( 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) ) : array() );
		} finally {
			$GLOBALS['wp_rest_auth_cookie'] = null;
		}
	}

	protected function staff( string $role = PortalManager::ROLE ): int {
		$known = get_user_by( 'login', "staff-$role" );
		if ( false !== $known ) {
			return $known->ID;
		}
		$id = wp_insert_user( array( 'user_login' => "staff-$role", 'display_name' => 'Rita Vadovė', 'user_pass' => 'demo12345', 'user_email' => "$role@staff.test", 'role' => $role ) );
		self::assertIsInt( $id );
		return $id;
	}

	/** @return list<string> What differs between what is stored and what it is made of. */
	protected function rebuild(): array {
		$people = new PersonRepository( $this->db() );
		return ( new Rebuild( $this->db(), $people, new FactRepository( $this->db() ), new CellRepository( $this->db(), $people ) ) )->run();
	}

	protected function pairs(): MentorshipRepository {
		return new MentorshipRepository( $this->db() );
	}

	protected function plans(): PlanRepository {
		return new PlanRepository( $this->db(), $this->steps(), new Clock() );
	}

	protected function steps(): StepRepository {
		return new StepRepository( $this->db(), new Clock() );
	}
}
