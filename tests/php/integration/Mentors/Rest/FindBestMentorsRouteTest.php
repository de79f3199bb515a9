<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentors\Rest;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\TextFold;
use MentoriaiPortal\Tests\Integration\Mentors\MentorsTestCase;

final class FindBestMentorsRouteTest extends MentorsTestCase {

	public function test_points_decide_and_reasons_are_true(): void {
		$this->freeze( '2026-11-20T10:00:00Z' );
		$a     = $this->field( 'a', 'Eksportas', 'Export' );
		$b     = $this->field( 'b', 'Pardavimai', 'Sales' );
		$both  = $this->mentor( 'Abu Laukai', array( UserMeta::FIELDS => array( $a, $b ) ) );
		$words = $this->mentor( 'Žodžiai Daug', array( UserMeta::FIELDS => array( $a ), UserMeta::COMPANY => 'Šviesos-namai', UserMeta::ABOUT_EN => 'Lighting factories worldwide for everyone' ) );
		$quick = $this->mentor( 'Greita Atsako', array( UserMeta::FIELDS => array( $b ) ) );
		$slow  = $this->mentor( 'Lėta Atsako', array( UserMeta::FIELDS => array( $b ) ) );
		$none  = $this->mentor( 'Šviesos Vardas' );
		foreach ( array( 1, 2, 3, 4 ) as $founder ) {
			// Half within two days, the two in the middle four days together: still two days.
			$this->mentorship( 1000 + $founder, $quick, 'ended', '2026-05-30 10:00:00', $founder < 3 ? 90000 : 255600 );
			$this->mentorship( 2000 + $founder, $slow, 'ended', '2026-05-30 10:00:00', $founder < 3 ? 90001 : 255600 );
		}
		$reply = $this->found( array( 'fields' => array( $a, $b, 999999 ), 'words' => 'SVIESOS, lighting factor world everyone uz ož' ), 'en' );

		self::assertSame( array( $both, $words ), $this->sorted_pair( $reply, $both, $words ) );
		self::assertSame( array( $quick, $slow, $none ), array_slice( array_column( $reply, 'id' ), 2 ) );
		$reasons = array_column( array_map( static fn ( array $card ): array => array( $card['id'], array_column( $card['reasons'], 'text', 'key' ) ), $reply ), 1, 0 );
		self::assertSame( array( 'field' => 'Same fields: Export, Sales', 'free' => 'Has a free place now' ), $reasons[ $both ] );
		self::assertSame( array( 'field', 'words', 'free' ), array_keys( $reasons[ $words ] ) );
		self::assertSame( array( 'field', 'answers', 'free' ), array_keys( $reasons[ $quick ] ) );
		self::assertSame( array( 'field', 'free' ), array_keys( $reasons[ $slow ] ) );
		self::assertSame( array( 'free' ), array_keys( $reasons[ $none ] ), 'A name is no word of the profile.' );
	}

	public function test_thirty_mentors_and_ten_sets_of_answers_in_the_documented_order(): void {
		$this->freeze( '2026-11-20T10:00:00Z' );
		$fields  = array( $this->field( 'a', 'Eksportas', 'Export' ), $this->field( 'b', 'Pardavimai', 'Sales' ), $this->field( 'c', 'Teisė', 'Law' ), $this->field( 'd', 'Finansai', 'Money' ) );
		$texts   = array( 'Baldų gamyba Suomijai', 'Kainos ir derybos', 'Pirmas darbuotojas, baldai', 'Sutartys su Suomija', '' );
		$towns   = array( 'Šiauliai', 'Kaunas', 'siauliai', '' );
		$mentors = array();
		for ( $number = 0; $number < 30; $number++ ) {
			$own = array();
			foreach ( $fields as $bit => $field ) {
				if ( ( $number * 7 % 16 ) & ( 1 << $bit ) ) {
					$own[] = $field;
				}
			}
			$text = $texts[ $number % 5 ];
			$id   = $this->mentor( "Vardas Nr$number", array( UserMeta::FIELDS => $own, UserMeta::ABOUT => $text, UserMeta::ABOUT_EN => 0 === $number % 6 ? 'Prices and negotiations' : '', UserMeta::TOWN => $towns[ $number % 4 ] ) );
			for ( $answer = 0; 0 === $number % 3 && $answer < 3; $answer++ ) {
				$this->mentorship( 5000 + 10 * $number + $answer, $id, 'ended', '2026-01-01 10:00:00', 0 === $number % 2 ? 100000 : 200000 );
			}
			$mentors[ $id ] = array(
				'fields' => $own,
				'words'  => array_merge( explode( ' ', TextFold::ascii( $text ) ), 0 === $number % 6 ? array( 'prices', 'and', 'negotiations' ) : array(), array( 'vadovas' ) ),
				'town'   => TextFold::ascii( $towns[ $number % 4 ] ),
				'quick'  => 0 === $number % 6,
			);
		}
		foreach ( array(
			array( array(), '', '' ),
			array( array( $fields[0] ), '', '' ),
			array( array( $fields[0], $fields[1], $fields[2] ), '', '' ),
			array( array(), 'Suomija', '' ),
			array( array(), 'bald suom kain neg pric', '' ),
			array( array( $fields[3] ), 'derybų ir kainų baldai', 'Kaunas' ),
			array( array(), '', 'ŠIAULIAI' ),
			array( array( $fields[1], $fields[2] ), 'vadov', 'Šiauliai' ),
			array( array( 999999 ), 'ir su', 'Niekur' ),
			array( array( $fields[2] ), 'darbuotoj sutart baldu gamyb', 'kaunas' ),
		) as $at => [ $asked, $words, $town ] ) {
			$points = array_map(
				static function ( array $mentor ) use ( $asked, $words, $town ): int {
					$said = array_filter( explode( ' ', TextFold::ascii( $words ) ), static fn ( string $word ): bool => strlen( $word ) > 2 && array() !== array_filter( $mentor['words'], static fn ( string $own ): bool => str_starts_with( $own, $word ) ) );
					return 3 * count( array_intersect( $asked, $mentor['fields'] ) ) + min( 3, count( $said ) ) + ( $mentor['quick'] ? 1 : 0 ) + ( '' !== $town && TextFold::ascii( $town ) === $mentor['town'] ? 1 : 0 );
				},
				$mentors
			);
			$body   = array( 'fields' => $asked, 'words' => $words, 'town' => $town );
			$ids    = array_column( $this->found( $body ), 'id' );
			$best   = $points;
			rsort( $best );

			self::assertSame( array_slice( $best, 0, 5 ), array_map( static fn ( int $id ): int => $points[ $id ], $ids ), "set $at" );
			self::assertSame( $ids, array_column( $this->found( $body ), 'id' ), 'The same day, the same order.' );
		}
	}

	public function test_two_fields_outweigh_all_else_and_more_than_three_words_count_as_three(): void {
		$this->freeze( '2026-11-20T10:00:00Z' );
		$fields = array( $this->field( 'a', 'Eksportas' ), $this->field( 'b', 'Pardavimai' ) );
		$words  = 'baldai gamyba kainos derybos sutartys';
		$all    = $this->mentor( 'Žodžiai Visi', array( UserMeta::ABOUT => $words ) );
		$near   = $this->mentor( 'Miestas Tas', array( UserMeta::ABOUT => 'baldai gamyba kainos', UserMeta::TOWN => 'Kaunas' ) );
		$quick  = $this->mentor( 'Greita Čia', array( UserMeta::ABOUT => $words, UserMeta::TOWN => 'Kaunas' ) );
		$both   = $this->mentor( 'Sritys Abi', array( UserMeta::FIELDS => $fields ) );
		foreach ( array( 1, 2, 3 ) as $founder ) {
			$this->mentorship( 7000 + $founder, $quick, 'ended', '2026-01-01 10:00:00', 90000 );
		}
		// Equal ones would change places from one day to the next.
		foreach ( array( '2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z' ) as $now ) {
			$this->freeze( $now );
			$found = $this->found( array( 'fields' => $fields, 'words' => $words, 'town' => 'Kaunas' ) );
			self::assertSame( array( $both, $quick, $near, $all ), array_column( $found, 'id' ) );
		}
	}

	public function test_reasons_are_true_by_the_public_replies(): void {
		$this->freeze( '2026-11-20T10:00:00Z' );
		$field = $this->field( 'a', 'Eksportas', 'Export' );
		$id    = $this->mentor( 'Visa Ko', array( UserMeta::FIELDS => array( $field ), UserMeta::TOWN => 'Šiauliai', UserMeta::ABOUT => 'Baldų gamyba' ) );
		foreach ( array( 1, 2, 3 ) as $founder ) {
			$this->mentorship( 6000 + $founder, $id, 'ended', '2026-01-01 10:00:00', 90000 );
		}
		[ $card ] = $this->found( array( 'fields' => array( $field ), 'words' => 'baldai baldų', 'town' => 'siauliai' ), 'en' );
		$single   = $this->request( 'GET', 'mentoriai_dynamic_single/' . $card['slug'] . '?lang=en' )->get_data();

		self::assertSame(
			array(
				'field'   => 'Same field: ' . implode( ', ', $single['taxs'] ),
				'words'   => 'The profile mentions your words',
				'town'    => 'From your city: ' . $single['town'],
				'answers' => 'Usually answers within ' . $single['answers_in_days'] . ' days',
				'free'    => 'Has a free place now',
			),
			array_column( $card['reasons'], 'text', 'key' )
		);
		self::assertSame( array( false, false ), array( $single['paskyrosUzimtumas'], $single['full'] ) );
		self::assertStringContainsString( 'Baldų', (string) wp_json_encode( $single, JSON_UNESCAPED_UNICODE ) );
	}

	public function test_nothing_that_is_asked_is_stored_or_logged(): void {
		global $wpdb;
		$this->mentor( 'Ana A' );
		$log = (string) ini_get( 'error_log' );
		foreach ( array( null, $this->add_member( Role::Founder, AccountStatus::Public ) ) as $user_id ) {
			$this->found( array( 'words' => 'qqzodelis žodis', 'town' => 'Qqmiestelis' ), 'lt', $user_id );
		}
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			self::assertDoesNotMatchRegularExpression( '~qqzodelis|qqmiestelis~i', (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM `$table`" ), JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR ), $table ); // phpcs:ignore WordPress.DB.PreparedSQL -- names of the tables.
		}
		self::assertStringNotContainsString( 'qqzodelis', '' !== $log && is_file( $log ) ? (string) file_get_contents( $log ) : '' );
	}

	public function test_who_cannot_be_asked_is_left_out(): void {
		$this->freeze( '2026-11-20T10:00:00Z' );
		$founder = $this->add_member( Role::Founder, AccountStatus::Public );
		$free    = $this->mentor( 'Laisva Viena' );
		$this->mentor( 'Užimta Dvi', array( UserMeta::BUSY => '1' ) );
		$this->mentor( 'Paslėpta Trys', array( UserMeta::STATUS => 'paused' ) );
		$this->mentorship( 3001, $this->mentor( 'Pilna Keturi', array( UserMeta::CAPACITY => '1' ) ), 'requested', '2026-11-01 10:00:00' );
		$asked   = $this->mentor( 'Prašyta Penki' );
		$open    = $this->mentor( 'Turima Šeši' );
		$old     = $this->mentor( 'Sena Septyni' );
		$blocks  = $this->mentor( 'Blokuoja Aštuoni' );
		$blocked = $this->mentor( 'Blokuojama Devyni' );
		$this->mentorship( $founder, $asked, 'declined', '2026-09-01 10:00:00' );
		$this->mentorship( $founder, $open, 'active', '2026-01-01 10:00:00' );
		$this->mentorship( $founder, $old, 'ended', '2026-01-01 10:00:00' );
		$this->block( $blocks, $founder );
		$this->block( $founder, $blocked );

		self::assertEqualsCanonicalizing( array( $free, $old, $blocks ), array_column( $this->found( array(), 'lt', $founder ), 'id' ), 'Nobody learns who blocks them.' );
		self::assertEqualsCanonicalizing( array( $asked, $open, $old, $blocks, $blocked ), array_column( $this->found( array(), 'lt', $free ), 'id' ) );
	}

	public function test_busy_ends_by_the_clock_and_places_may_be_those_of_the_setting(): void {
		$this->freeze( '2026-11-20T10:00:00Z' );
		$busy = $this->mentor( 'Ana A', array( UserMeta::BUSY_UNTIL => '2026-11-21' ) );
		$full = $this->mentor( 'Bena B' );
		$this->mentorship( 3001, $full, 'active', '2026-11-01 10:00:00' );
		self::assertSame( array( $full ), array_column( $this->found( array() ), 'id' ) );
		update_option( 'mentoriai_settings', array( 'mentor_capacity' => 1 ) );
		$this->freeze( '2026-11-22T10:00:00Z' );
		self::assertSame( array( $busy ), array_column( $this->found( array() ), 'id' ) );
	}

	public function test_equal_mentors_take_turns(): void {
		$better = $this->mentor( 'Kita Visai', array( UserMeta::POSITION => 'Kepėja' ) );
		foreach ( array( 'Ana A', 'Bena B', 'Cecilė C', 'Dana D', 'Ema E' ) as $name ) {
			$this->mentor( $name, array( UserMeta::POSITION => 'Siuvėja' ) );
		}
		$leads = array();
		for ( $day = 0; $day < 60; $day++ ) {
			$this->freeze( gmdate( 'Y-m-d\TH:i:s\Z', 1763625600 + $day * 86400 ) );
			$ids = array_column( $this->found( array( 'words' => 'siuveja' ) ), 'id' );
			self::assertCount( 5, array_unique( $ids ) );
			self::assertNotContains( $better, $ids );
			$leads[] = $ids[0];
		}
		$times = array_count_values( $leads );

		self::assertSame( array( 12, 12, 12, 12, 12 ), array_values( $times ) );
	}

	public function test_what_is_too_much_is_refused_at_its_field_and_replies_are_kept_nowhere(): void {
		foreach ( array( 'fields' => array( 1, 2, 3, 4 ), 'words' => str_repeat( 'ž', 201 ), 'town' => str_repeat( 'ž', 81 ) ) as $field => $value ) {
			$reply = $this->request( 'POST', 'find_mentors', array( $field => $value ) );
			self::assertSame( 400, $reply->get_status() );
			self::assertStringContainsString( '"' . $field . '"', (string) wp_json_encode( $reply->get_data() ) );
		}
		$reply = $this->request( 'GET', 'find_mentors?fields=1,2&words=' . str_repeat( 'a', 200 ) );
		self::assertSame( 200, $reply->get_status() );
		self::assertSame( 'private, no-store', $reply->get_headers()['Cache-Control'] );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return list<array<string, mixed>>
	 */
	private function found( array $body, string $lang = 'lt', ?int $user_id = null ): array {
		$reply = $this->request( 'POST', "find_mentors?lang=$lang", $body, null === $user_id ? null : $this->token( $user_id ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['list'];
	}

	/**
	 * Both have six points.
	 *
	 * @param list<array<string, mixed>> $reply
	 * @return list<int>
	 */
	private function sorted_pair( array $reply, int ...$ids ): array {
		return array_values( array_intersect( $ids, array_column( array_slice( $reply, 0, 2 ), 'id' ) ) );
	}

	private function block( int $user_id, int $other_id ): void {
		$this->db()->insert_ignore( '{blocks}', array( 'user_id' => $user_id, 'blocked_id' => $other_id, 'created_at' => '2026-11-01 10:00:00' ) );
	}

	private function mentorship( int $founder_id, int $mentor_id, string $state, string $requested_at, ?int $answer_seconds = null ): void {
		$this->db()->insert_ignore(
			'{mentorships}',
			array(
				'founder_id'   => $founder_id,
				'mentor_id'    => $mentor_id,
				'is_latest'    => 1,
				'state'        => $state,
				'requested_at' => $requested_at,
				'active_at'    => $requested_at,
				'convo_id'     => 0,
			) + ( null === $answer_seconds ? array() : array( 'answered_at' => '2026-11-01 10:00:00', 'answer_seconds' => $answer_seconds ) )
		);
	}
}
