<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Profiles;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Busy;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Profiles\FounderProfile;
use MentoriaiPortal\Profiles\MentorProfile;
use MentoriaiPortal\Profiles\Profile;
use MentoriaiPortal\Profiles\Schema\ProfileSchema;
use MentoriaiPortal\Profiles\StoredProfile;
use PHPUnit\Framework\TestCase;

final class ProfileTest extends TestCase {

	public function test_a_founder_misses_every_empty_field(): void {
		$profile = new FounderProfile( '', '', '', null, '', '' );

		self::assertFalse( $profile->is_complete() );
		self::assertSame(
			array( 'firstName', 'lastName', 'pavadinimas', 'regMetai', 'veiklosSritis', 'klausimai' ),
			$this->presented( Role::Founder, $profile )['missing']
		);
	}

	public function test_a_founder_with_every_field_is_complete(): void {
		$profile = new FounderProfile( 'Lina', 'Urbonaitė', 'MB', 2022, 'Veikla', 'Klausimai' );

		self::assertTrue( $profile->is_complete() );
		self::assertSame( 'Lina Urbonaitė', $profile->display_name() );
		self::assertSame( array(), $this->presented( Role::Founder, $profile )['missing'] );
	}

	public function test_a_founder_without_a_company_misses_neither_its_name_nor_its_year(): void {
		$profile = new FounderProfile( 'Lina', '', '', null, 'Veikla', '', true );

		self::assertSame( array( 'lastName', 'klausimai' ), $this->presented( Role::Founder, $profile )['missing'] );
	}

	public function test_a_mentor_misses_name_position_and_description_only(): void {
		$profile = new MentorProfile( '', '', '', '', '', '', '', '', array(), new Busy(), null );

		self::assertSame( array( 'firstName', 'lastName', 'pareigosirimone', 'aprasymaslt' ), $this->presented( Role::Mentor, $profile )['missing'] );
		self::assertTrue( ( new MentorProfile( 'Rasa', 'K', 'Vadovė', '', 'Apie', '', '', '', array(), new Busy(), null ) )->is_complete() );
	}

	public function test_only_what_visitors_read_makes_a_mentor_read_differently(): void {
		$mentor = static fn ( string $about, bool $busy ): MentorProfile => new MentorProfile( 'Rasa', 'K', 'Vadovė', '', $about, '', '', '', array(), new Busy( $busy ), null );

		self::assertTrue( $mentor( 'Nauja', false )->reads_differently( $mentor( 'Sena', false ) ) );
		self::assertFalse( $mentor( 'Sena', true )->reads_differently( $mentor( 'Sena', false ) ) );
	}

	/** @return array<string, mixed> */
	private function presented( Role $role, Profile $profile ): array {
		return ProfileSchema::present( $role, new StoredProfile( 'a@demo.test', AccountStatus::Draft, '', '', $profile, null, array() ) );
	}
}
