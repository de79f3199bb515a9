<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Profiles\Schema;

use MentoriaiPortal\Core\Identity\Busy;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Profiles\FounderProfile;
use MentoriaiPortal\Profiles\MentorProfile;
use MentoriaiPortal\Profiles\Schema\ProfileInput;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ProfileInputTest extends TestCase {

	private const FOUNDER = array(
		'firstName'     => 'Lina',
		'lastName'      => 'Urbonaitė',
		'pavadinimas'   => 'MB „Medaus namai“',
		'regMetai'      => 2022,
		'veiklosSritis' => 'Kepame sausainius.',
		'klausimai'     => 'Kaip eksportuoti?',
	);

	private const MENTOR = array(
		'firstName'       => 'Rasa',
		'lastName'        => 'Kazlauskienė',
		'pareigosirimone' => 'Pardavimų direktorė',
		'aprasymaslt'     => 'Kuriu komandas.',
	);

	/** @return iterable<string, array{string, string, bool, string}> Fixture's field, value, whether valid, message key. */
	public static function shared_rules(): iterable {
		foreach ( array( 'phone' => 'user.invalidPhoneNumber', 'linkedin' => 'invalid', 'year' => 'invalid' ) as $rule => $key ) {
			$cases = self::fixture( $rule );
			foreach ( array( 'valid' => true, 'invalid' => false ) as $kind => $ok ) {
				foreach ( $cases[ $kind ] as $value ) {
					yield "$rule '$value'" => array( $rule, $value, $ok, $key );
				}
			}
		}
	}

	#[DataProvider( 'shared_rules' )]
	public function test_the_rules_that_forms_share( string $rule, string $value, bool $ok, string $key ): void {
		$errors = match ( $rule ) {
			'phone' => $this->mentor_errors( array( 'phoneNumber' => $value ) ),
			'linkedin' => $this->mentor_errors( array( 'linkedin' => $value ) ),
			default => $this->founder_errors( array( 'regMetai' => $value ) ),
		};

		self::assertSame( $ok ? array() : array( $key ), array_values( $errors ) );
	}

	public function test_every_missing_field_of_a_founder_is_told_at_once(): void {
		$blank = array( 'klausimai' => " \n\u{00A0}" ) + array_fill_keys( array_keys( self::FOUNDER ), '' );

		self::assertEquals( array_fill_keys( array_keys( self::FOUNDER ), 'required' ), $this->founder_errors( $blank ) );
		self::assertEquals(
			array_fill_keys( array_keys( self::FOUNDER ), 'required' ),
			$this->errors( static fn () => ProfileInput::founder_profile( ProfileInput::both()->read( array(), false ), 2026 ) )
		);
	}

	public function test_who_has_no_company_yet_gives_neither_name_nor_year(): void {
		$none = $this->founder( array( 'be_imones' => true, 'pavadinimas' => '', 'regMetai' => '' ) );

		self::assertTrue( $none->no_company && $none->is_complete() );
		self::assertEquals( $none, $this->founder( array( 'be_imones' => true ) ), 'The box stands for both.' );
		self::assertSame( array( 'be_imones' => 'invalid' ), $this->founder_errors( array( 'be_imones' => 'taip' ) ) );
		self::assertSame( array( 'pavadinimas' => 'required', 'regMetai' => 'required' ), $this->founder_errors( array( 'be_imones' => false, 'pavadinimas' => '', 'regMetai' => '' ) ) );
	}

	public function test_a_client_that_does_not_know_the_box_goes_on(): void {
		$read = static fn ( array $sent ): FounderProfile => ProfileInput::founder_profile( ProfileInput::both()->read( $sent + self::FOUNDER, false ), 2026, new FounderProfile( 'Lina', 'Urbonaitė', '', null, '', '', true ) );

		self::assertFalse( $read( array() )->no_company, 'A company came.' );
		self::assertTrue( $read( array( 'pavadinimas' => '', 'regMetai' => null ) )->no_company, 'There is still none.' );
		self::assertSame( array( 'regMetai' => 'required' ), $this->errors( static fn () => $read( array( 'regMetai' => null ) ) ) );
	}

	public function test_missing_and_wrong_fields_of_a_mentor_are_told_at_once(): void {
		$sent = array(
			'firstName'         => str_repeat( 'ž', 61 ),
			'pareigosirimone'   => str_repeat( 'ž', 161 ),
			'pareigosirimoneen' => str_repeat( 'ž', 161 ),
			'aprasymaslt'       => str_repeat( 'ž', 1501 ),
			'aprasymasen'       => str_repeat( 'ž', 1501 ),
			'sritis'            => array( 1, 'x' ),
			'paskyrosUzimtumas' => 'taip',
			'phoneNumber'       => array(),
			'linkedin'          => true,
			'capacity'          => -1,
			'town'              => str_repeat( 'ž', 81 ),
		);

		self::assertEquals(
			array(
				'firstName'         => 'too_long',
				'lastName'          => 'required',
				'pareigosirimone'   => 'too_long',
				'pareigosirimoneen' => 'too_long',
				'aprasymaslt'       => 'too_long',
				'aprasymasen'       => 'too_long',
				'sritis.1'          => 'invalid',
				'paskyrosUzimtumas' => 'invalid',
				'phoneNumber'       => 'invalid',
				'linkedin'          => 'invalid',
				'capacity'          => 'invalid',
				'town'              => 'too_long',
			),
			$this->errors( static fn () => ProfileInput::mentor_profile( ProfileInput::both()->read( $sent, false ), self::stored() ) )
		);
	}

	public function test_texts_of_the_longest_length_pass(): void {
		$long = array(
			'firstName'         => str_repeat( 'ž', 60 ),
			'lastName'          => str_repeat( 'ž', 60 ),
			'pareigosirimone'   => str_repeat( 'ž', 160 ),
			'pareigosirimoneen' => str_repeat( 'ž', 160 ),
			'aprasymaslt'       => str_repeat( 'ž', 1500 ),
			'aprasymasen'       => str_repeat( '🙂', 1500 ),
			'town'              => str_repeat( 'ž', 80 ),
		);

		self::assertSame( array(), $this->mentor_errors( $long ) );
	}

	public function test_wrong_fields_of_the_other_role_do_not_count(): void {
		self::assertSame( array(), $this->founder_errors( array( 'phoneNumber' => 'x', 'sritis' => 'x', 'capacity' => array() ) ) );
		self::assertSame( array(), $this->mentor_errors( array( 'regMetai' => 'x', 'pavadinimas' => true ) ) );
	}

	public function test_a_line_has_no_line_break_and_a_text_keeps_its_own(): void {
		$founder = $this->founder( array( 'pavadinimas' => "MB\r\nNamai", 'klausimai' => "Kaip?\r\nKiek?" ) );

		self::assertSame( 'MB Namai', $founder->company );
		self::assertSame( "Kaip?\nKiek?", $founder->questions );
	}

	public function test_what_a_member_leaves_out_stays(): void {
		self::assertEquals( self::stored(), $this->mentor( self::MENTOR ) );
		$read = static fn ( array $sent ): FounderProfile => ProfileInput::founder_profile( ProfileInput::both()->read( $sent + self::FOUNDER, false ), 2026, new FounderProfile( 'Lina', 'Urbonaitė', '', null, '', '', town: 'Kaunas' ) );
		self::assertSame( array( 'Kaunas', '' ), array( $read( array() )->town, $read( array( 'town' => '' ) )->town ) );
	}

	public function test_what_a_mentor_empties_is_empty(): void {
		$mentor = $this->mentor(
			self::MENTOR + array(
				'pareigosirimoneen' => '',
				'aprasymasen'       => '',
				'sritis'            => array(),
				'linkedin'          => '',
				'phoneNumber'       => '',
				'capacity'          => '',
				'paskyrosUzimtumas' => '0',
				'town'              => '',
			)
		);

		self::assertEquals(
			new MentorProfile( 'Rasa', 'Kazlauskienė', 'Pardavimų direktorė', '', 'Kuriu komandas.', '', '', '', array(), new Busy(), null ),
			$mentor
		);
	}

	public function test_no_places_is_no_maximum(): void {
		self::assertNull( $this->mentor( self::MENTOR + array( 'capacity' => 0 ) )->capacity );
		self::assertSame( 4, $this->mentor( self::MENTOR + array( 'capacity' => '4' ) )->capacity );
	}

	/** @return iterable<string, array{mixed, ?bool}> */
	public static function busy_flags(): iterable {
		yield 'text 1' => array( '1', true );
		yield 'text 0' => array( '0', false );
		yield 'true' => array( true, true );
		yield 'false' => array( false, false );
		yield 'number 1' => array( 1, null );
		yield 'true as text' => array( 'true', null );
		yield 'list' => array( array( '1' ), null );
	}

	#[DataProvider( 'busy_flags' )]
	public function test_the_busy_flag_is_1_or_0_or_a_boolean( mixed $sent, ?bool $busy ): void {
		$fields = self::MENTOR + array( 'paskyrosUzimtumas' => $sent );

		if ( null === $busy ) {
			self::assertSame( array( 'paskyrosUzimtumas' => 'invalid' ), $this->mentor_errors( $fields ) );
		} else {
			self::assertSame( $busy, $this->mentor( $fields )->busy->now() );
		}
	}

	public function test_a_form_writes_booleans_and_lists_as_text(): void {
		$sent   = self::MENTOR + array( 'paskyrosUzimtumas' => 'on', 'sritis' => '4,5,4' );
		$mentor = ProfileInput::mentor_profile( ProfileInput::both()->read( $sent, true ), self::stored() );

		self::assertTrue( $mentor->busy->now() );
		self::assertSame( array( 4, 5 ), $mentor->fields );
	}

	private static function stored(): MentorProfile {
		return new MentorProfile( 'Rasa', 'Kazlauskienė', 'Pardavimų direktorė', 'Sales director', 'Kuriu komandas.', 'I build teams.', '+37060000000', 'https://linkedin.com/in/rasa', array( 7 ), new Busy( true ), 3, 'Kaunas' );
	}

	/** @param array<string, mixed> $sent */
	private function founder( array $sent ): FounderProfile {
		return ProfileInput::founder_profile( ProfileInput::both()->read( $sent + self::FOUNDER, false ), self::fixture( 'year' )['now'] );
	}

	/** @param array<string, mixed> $sent */
	private function mentor( array $sent ): MentorProfile {
		return ProfileInput::mentor_profile( ProfileInput::both()->read( $sent + self::MENTOR, false ), self::stored() );
	}

	/**
	 * @param array<string, mixed> $sent
	 * @return array<string, string>
	 */
	private function founder_errors( array $sent ): array {
		return $this->errors( fn () => $this->founder( $sent ) );
	}

	/**
	 * @param array<string, mixed> $sent
	 * @return array<string, string>
	 */
	private function mentor_errors( array $sent ): array {
		return $this->errors( fn () => $this->mentor( $sent ) );
	}

	/** @return array<string, string> */
	private function errors( callable $read ): array {
		try {
			$read();
			return array();
		} catch ( ApiError $error ) {
			self::assertSame( array( 'invalid_input', 400 ), array( $error->error, $error->status ) );
			return $error->fields;
		}
	}

	/** @return array{valid: list<string>, invalid: list<string>, now: int} */
	private static function fixture( string $rule ): array {
		/** @var array{valid: list<string>, invalid: list<string>, now?: int} $cases */
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . "/fixtures/rules/$rule.json" ), true, 8, JSON_THROW_ON_ERROR );
		return $cases + array( 'now' => 0 );
	}
}
