<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentors\Rest;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Mentors\MentorsTestCase;
use PHPUnit\Framework\Attributes\TestWith;

final class FindDynamicMentorsRouteTest extends MentorsTestCase {

	public function test_a_card_shows_the_mentor(): void {
		$sales = $this->field( 'pardavimai', 'Pardavimai & derybos', 'Sales' );
		$id    = $this->mentor(
			'Rasa Kazlauskienė',
			array(
				UserMeta::POSITION => 'Direktorė, UAB „Linija“ & Co',
				UserMeta::FIELDS   => array( $sales, 999999 ),
				UserMeta::BUSY     => '1',
				UserMeta::TOWN     => 'Kaunas & Co',
			)
		);
		$reply = $this->list();

		self::assertTrue( $reply['status'] );
		self::assertSame( 1, $reply['total'] );
		self::assertSame(
			array(
				'id'                => $id,
				'kind'              => 'dynamic',
				'title'             => 'Rasa Kazlauskienė',
				'text'              => 'Direktorė, UAB „Linija“ & Co',
				'text_lang'         => 'lt',
				'img'               => null,
				'town'              => 'Kaunas & Co',
				'taxs'              => array( 'Pardavimai & derybos' ),
				'taxs_id'           => array( $sales ),
				'paskyrosUzimtumas' => true,
				'busy_until'        => null,
				'full'              => false,
				'answers_in_days'   => null,
				'link'              => home_url( '/mentorius/rasa-kazlauskiene' ),
				'slug'              => 'rasa-kazlauskiene',
				'average_rating'    => 0,
				'total_reviews'     => 0,
			),
			$reply['list'][0]
		);
	}

	public function test_get_and_post_answer_alike_and_get_may_be_cached(): void {
		$this->field( 'a', 'A' );
		$b = $this->field( 'b', 'B' );
		$this->mentor( 'Ona Bė', array( UserMeta::FIELDS => array( $b ) ) );
		$this->mentor( 'Jonas Cė' );
		$get  = $this->request( 'GET', 'mentoriai_dynamic?tax=a,b&page=0&keyword=ona' );
		$post = $this->request( 'POST', 'mentoriai_dynamic', array( 'page' => 0, 'filter' => array( 'tax' => array( 'a', 'b' ), 'keyword' => 'ona' ) ) );
		$flat = $this->request( 'POST', 'mentoriai_dynamic', array( 'page' => 0, 'tax' => array( 'a', 'b' ), 'keyword' => 'ona' ) );

		self::assertSame( array( 'Ona Bė' ), array_column( $get->get_data()['list'], 'title' ) );
		self::assertSame( $get->get_data(), $post->get_data() );
		self::assertSame( $get->get_data(), $flat->get_data() );
		self::assertStringContainsString( 'public, max-age=60', $get->get_headers()['Cache-Control'] );
		self::assertSame( 'private, no-store', $post->get_headers()['Cache-Control'] );
	}

	public function test_pages_of_twelve_hold_everybody_once_and_the_busy_last(): void {
		$field = $this->field( 'a', 'A' );
		for ( $number = 0; $number < 30; $number++ ) {
			$this->mentor( chr( 65 + $number % 26 ) . "a$number B", array( UserMeta::BUSY => (string) (int) ( 0 === $number % 4 ), UserMeta::FIELDS => array( $field ) ) );
		}
		foreach ( array( array(), array( 'filter' => array( 'tax' => array( 'a' ) ) ), array( 'filter' => array( 'keyword' => 'vadov' ) ) ) as $filter ) {
			$cards = array();
			$sizes = array();
			for ( $page = 0; $page < 4; $page++ ) {
				$reply   = $this->list( array( 'page' => $page ) + $filter );
				$cards   = array( ...$cards, ...$reply['list'] );
				$sizes[] = count( $reply['list'] );
				self::assertSame( 30, $reply['total'] );
			}
			$busy = array_column( $cards, 'paskyrosUzimtumas' );

			self::assertSame( array( 12, 12, 6, 0 ), $sizes );
			self::assertCount( 30, array_unique( array_column( $cards, 'id' ) ) );
			self::assertSame( array( ...array_fill( 0, 22, false ), ...array_fill( 0, 8, true ) ), $busy );
		}
	}

	public function test_the_day_turns_the_list_at_midnight_in_vilnius(): void {
		foreach ( array( 'Ana A', 'Bena B', 'Cecilė C', 'Dana D', 'Ema E' ) as $name ) {
			$this->mentor( $name );
		}
		$this->freeze( '2026-11-20T21:59:59Z' );
		$before = $this->list();
		$this->freeze( '2026-11-20T22:00:00Z' );
		$after = $this->list();
		$again = $this->list();

		self::assertSame( '2026-11-20', $before['seed'] );
		self::assertSame( '2026-11-21', $after['seed'] );
		self::assertNotSame( $before['list'][0]['id'], $after['list'][0]['id'] );
		self::assertSame( $after, $again );
		self::assertEqualsCanonicalizing( array_column( $before['list'], 'id' ), array_column( $after['list'], 'id' ) );
		self::assertSame( $before['list'], $this->list( array( 'seed' => $before['seed'] ) )['list'], 'A list begun before midnight goes on as it began.' );
		self::assertSame( $after, $this->list( array( 'seed' => '2026-11-19' ) ), 'An older day is not kept.' );
		self::assertSame( $after, $this->list( array( 'seed' => "x' OR 1=1" ) ) );
	}

	public function test_paging_survives_a_newcomer(): void {
		for ( $number = 10; $number < 40; $number++ ) {
			$this->mentor( "N$number V" );
		}
		$first = $this->list();
		$new   = $this->mentor( 'N25b V' );
		$seen  = array_column( $first['list'], 'id' );
		foreach ( array( 1, 2 ) as $page ) {
			$seen = array( ...$seen, ...array_column( $this->list( array( 'page' => $page, 'seed' => $first['seed'] ) )['list'], 'id' ) );
		}
		$others = array_diff( $seen, array( $new ) );

		self::assertGreaterThanOrEqual( 29, count( array_unique( $others ) ), 'The list must not turn under the reader.' );
	}

	public function test_any_of_several_tags_both_tag_and_keyword_and_unknown_tags(): void {
		$a = $this->field( 'a', 'A' );
		$b = $this->field( 'b', 'B' );
		$this->mentor( 'Ana X', array( UserMeta::FIELDS => array( $a ) ) );
		$this->mentor( 'Bena X', array( UserMeta::FIELDS => array( $b ) ) );
		$this->mentor( 'Abi X', array( UserMeta::FIELDS => array( $a, $b ) ) );
		$this->mentor( 'Nieko X' );

		self::assertEqualsCanonicalizing( array( 'Ana X', 'Abi X' ), $this->names( array( 'filter' => array( 'tax' => array( 'a' ) ) ) ) );
		self::assertEqualsCanonicalizing( array( 'Ana X', 'Abi X', 'Bena X' ), $this->names( array( 'filter' => array( 'tax' => array( 'a', 'b' ) ) ) ) );
		self::assertEqualsCanonicalizing( array( 'Ana X', 'Abi X' ), $this->names( array( 'filter' => array( 'tax' => array( 'a', 'nera' ) ) ) ) );
		self::assertSame( array( 'Ana X' ), $this->names( array( 'filter' => array( 'tax' => array( 'a' ), 'keyword' => 'ana' ) ) ) );
		self::assertSame( array(), $this->names( array( 'filter' => array( 'tax' => array( 'b' ), 'keyword' => 'ana' ) ) ) );
		self::assertSame( 0, $this->list( array( 'filter' => array( 'tax' => array( 'nera' ) ) ) )['total'] );
		self::assertCount( 4, $this->names( array( 'filter' => array( 'tax' => array() ) ) ) );
	}

	public function test_a_town_is_offered_once_as_most_write_it_and_finds_all_who_write_it_otherwise(): void {
		$field = $this->field( 'a', 'A' );
		$ids   = array();
		foreach ( array( 'Ana' => 'siauliai', 'Bena' => 'Šiauliai', 'Cilė' => 'Šiauliai', 'Dana' => 'Kaunas', 'Eglė' => '', 'Fausta' => '—' ) as $name => $town ) {
			$ids[ $name ] = $this->mentor( $name, array( UserMeta::TOWN => $town, UserMeta::FIELDS => 'Bena' === $name ? array( $field ) : array() ) );
		}
		$this->mentor( 'Slepiama', array( UserMeta::TOWN => 'Alytus', UserMeta::STATUS => 'paused' ) );
		$found = function ( array $body, string $lang = 'lt' ): array {
			$names = $this->names( $body, lang: $lang );
			sort( $names );
			return $names;
		};

		self::assertSame( array( 'Kaunas', 'Šiauliai' ), $this->list( array( 'miestas' => 'Kaunas' ) )['miestai'], 'All towns, whatever is asked for.' );
		self::assertSame( array( 'Ana', 'Bena', 'Cilė' ), $found( array( 'miestas' => 'Šiauliai' ) ) );
		self::assertSame( array( 'Ana', 'Bena', 'Cilė' ), $found( array( 'filter' => array( 'miestas' => ' ŠIAULIAI ' ) ), 'en' ) );
		self::assertSame( array( 'Bena' ), $found( array( 'miestas' => 'Šiauliai', 'tax' => array( 'a' ), 'keyword' => 'vadov' ) ) );
		self::assertSame( array( array(), array(), array() ), array_map( static fn ( string $town ): array => $found( array( 'miestas' => $town ) ), array( 'Alytus', '—', "x' OR 1=1" ) ) );

		$this->save( $ids['Dana'], array( UserMeta::TOWN => 'Ąžuolynė' ) );
		self::assertSame( array( 'Ąžuolynė', 'Šiauliai' ), $this->list()['miestai'], 'At once.' );
		$this->save( $ids['Dana'], array( UserMeta::TOWN => 'Ažuolynė' ) );
		self::assertSame( array( 'Ažuolynė', 'Šiauliai' ), $this->list()['miestai'], 'To MariaDB these are the same.' );
	}

	public function test_english_texts_and_the_lithuanian_ones_where_they_are_missing(): void {
		$field = $this->field( 'a', 'Pardavimai', 'Sales' );
		$this->mentor( 'Ana A', array( UserMeta::POSITION_EN => 'Sales director', UserMeta::FIELDS => array( $field ) ) );
		$this->mentor( 'Bena B', array( UserMeta::FIELDS => array( $this->field( 'b', 'Tik lietuviškai' ) ) ) );
		$cards = array_column( $this->list( array(), 'dynamic', 'en' )['list'], null, 'title' );

		self::assertSame( array( 'Sales director', 'en', array( 'Sales' ) ), array( $cards['Ana A']['text'], $cards['Ana A']['text_lang'], $cards['Ana A']['taxs'] ) );
		self::assertSame( array( 'Vadovas', 'lt', array( 'Tik lietuviškai' ) ), array( $cards['Bena B']['text'], $cards['Bena B']['text_lang'], $cards['Bena B']['taxs'] ) );
		self::assertSame( home_url( '/en/mentorius/ana-a' ), $cards['Ana A']['link'] );
		self::assertSame( array( 'Ana A' ), $this->names( array( 'keyword' => 'director' ), 'dynamic', 'en' ) );
		self::assertSame( array(), $this->names( array( 'keyword' => 'director' ) ) );
	}

	public function test_only_public_mentors_are_listed(): void {
		foreach ( array( 'draft', 'submitted', 'returned', 'rejected', 'paused', 'closed', '' ) as $status ) {
			$this->mentor( 'Nematoma ' . ucfirst( $status ), array( UserMeta::STATUS => $status ) );
		}
		$this->mentor( '' );
		$shown = $this->mentor( 'Matoma Ona' );
		self::assertSame( array( 'Matoma Ona' ), $this->names() );
		self::assertSame( array(), $this->names( array( 'keyword' => 'nematoma' ) ) );

		update_user_meta( $shown, UserMeta::STATUS, 'paused' );
		do_action( 'mentoriai_user_status_changed', $shown, 'public', 'paused', '' );
		self::assertSame( array(), $this->names() );
	}

	public function test_a_mentor_who_becomes_somebody_else_or_is_deleted_is_gone(): void {
		$changed = $this->mentor( 'Ana A' );
		$deleted = $this->mentor( 'Bena B' );
		( new \WP_User( $changed ) )->set_role( 'frontuser' );
		require_once sprintf( '%swp-admin/includes/user.php', ABSPATH );
		wp_delete_user( $deleted );

		self::assertSame( 0, $this->list()['total'] );
	}

	/** @param array<string, mixed> $body */
	#[TestWith( array( array( 'page' => 'x' ), 'page' ) )]
	#[TestWith( array( array( 'filter' => 'x' ), 'filter' ) )]
	#[TestWith( array( array( 'filter' => array( 'tax' => 'a' ) ), 'filter.tax' ) )]
	#[TestWith( array( array( 'filter' => array( 'tax' => array( 5 ) ) ), 'filter.tax.0' ) )]
	#[TestWith( array( array( 'keyword' => array( 'x' ) ), 'keyword' ) )]
	public function test_wrong_types_are_refused( array $body, string $field ): void {
		$reply = $this->request( 'POST', 'mentoriai_dynamic', $body );

		self::assertSame( 400, $reply->get_status() );
		self::assertSame( array( $field => 'invalid' ), $reply->get_data()['data']['fields'] );
	}

	public function test_pages_beyond_the_end_keep_the_total(): void {
		$this->mentor( 'Ana A' );
		foreach ( array( array( 'page' => 500000 ), array( 'page' => 7, 'keyword' => 'ana' ) ) as $body ) {
			$reply = $this->list( $body );
			self::assertSame( array( array(), 1 ), array( $reply['list'], $reply['total'] ) );
		}
	}

	public function test_page_size_by_filter(): void {
		$this->mentor( 'Ana A' );
		$this->mentor( 'Bena B' );
		add_filter( 'mentoriai_page_size', static fn ( int $size, string $list ): int => 'mentoriai_dynamic' === $list ? 1 : $size, 10, 2 );

		self::assertCount( 1, $this->names() );
	}
}
