<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Shortlist;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Shortlist\ShortlistData;
use MentoriaiPortal\Shortlist\ShortlistRepository;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\ListSegments;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\MentorKey;
use MentoriaiPortal\Mentors\MentorIndexRepository;
use MentoriaiPortal\Mentors\MentorSourceRepository;
use MentoriaiPortal\Tests\Integration\Mentors\NoPairs;
use MentoriaiPortal\Tests\Integration\Mentors\MentorsTestCase;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\Group;

final class ShortlistTest extends MentorsTestCase {

	private string $token;

	private int $founder;

	protected function setUp(): void {
		parent::setUp();
		$this->founder = $this->add_member( Role::Founder, AccountStatus::Draft );
		$this->token   = $this->token( $this->founder );
	}

	public function test_the_newest_come_first_and_those_of_a_guest_join_without_doubles(): void {
		[ $ana, $bena, $dana ] = array( $this->mentor( 'Ana A' ), $this->mentor( 'Bena B' ), $this->mentor( 'Dana D' ) );
		$this->change( array( 'id' => $ana, 'on' => true ) );
		$this->change( array( 'id' => $bena, 'on' => true ) );
		$reply = $this->change( array( 'items' => array( array( 'kind' => 'dynamic', 'id' => $dana ), array( 'kind' => 'dynamic', 'id' => $ana ), array( 'kind' => 'static', 'id' => $dana ), array( 'kind' => 'dynamic', 'id' => 999999 ) ), 'on' => true ) );

		self::assertSame( array( $dana, $bena, $ana ), $reply['ids'] );
		self::assertSame( array( 'kind' => 'dynamic', 'id' => $dana ), $reply['items'][0] );
		self::assertSame( array( $dana, $bena, $ana ), $this->saved() );
		self::assertSame( array( $dana, $ana ), $this->change( array( 'id' => $bena, 'on' => false ) )['ids'] );
		self::assertSame( array( $dana, $ana ), $this->change( array( 'items' => array(), 'on' => true ) )['ids'] );
	}

	public function test_a_mentor_at_a_hub_is_saved_once_in_both_languages(): void {
		$lt     = $this->static_mentor( 'Ona O', 'lt', 'g1' );
		$en     = $this->static_mentor( 'Ona O', 'en', 'g1' );
		$member = $this->mentor( 'Ana A' );
		$this->change( array( 'id' => $en, 'kind' => 'static', 'on' => true ), 'en' );
		$this->change( array( 'id' => $lt, 'kind' => 'static', 'on' => true ) );
		$this->change( array( 'id' => $member, 'on' => true ) );

		self::assertSame( array( $member, $lt ), $this->saved() );
		self::assertSame( array( $member, $en ), $this->saved( 'en' ) );
		self::assertSame( array( $member ), $this->change( array( 'id' => $en, 'kind' => 'static', 'on' => false ), 'en' )['ids'] );
	}

	public function test_hidden_mentors_are_left_out_and_come_back(): void {
		$id = $this->mentor( 'Ana A' );
		$this->change( array( 'id' => $id, 'on' => true ) );
		$this->save( $id, array( UserMeta::STATUS => 'paused' ) );
		self::assertSame( array(), $this->saved() );
		self::assertSame( 404, $this->request( 'POST', 'shortlist', array( 'id' => $id, 'on' => true ), $this->token )->get_status() );
		$this->save( $id, array( UserMeta::STATUS => 'public' ) );
		self::assertSame( array( $id ), $this->saved() );

		$this->save( $id, array( UserMeta::STATUS => 'paused' ) );
		$this->change( array( 'id' => $id, 'on' => false ) );
		$this->save( $id, array( UserMeta::STATUS => 'public' ) );
		self::assertSame( array(), $this->saved() );
	}

	public function test_a_hub_mentor_who_gets_another_language_or_loses_one_stays_saved_once(): void {
		$en = $this->static_mentor( 'Ona O', 'en', 'g1' );
		$this->change( array( 'id' => $en, 'kind' => 'static', 'on' => true ), 'en' );
		$lt = $this->static_mentor( 'Ona O', 'lt', 'g1' );
		$this->change( array( 'id' => $lt, 'kind' => 'static', 'on' => true ) );
		self::assertSame( array( array( $lt ), array( $en ) ), array( $this->saved(), $this->saved( 'en' ) ) );
		wp_trash_post( $lt );
		self::assertSame( array( array( $en ), array( $en ) ), array( $this->saved(), $this->saved( 'en' ) ), 'Both lists show who has one language.' );
		self::assertSame( array(), $this->change( array( 'id' => $en, 'kind' => 'static', 'on' => false ), 'en' )['ids'] );
	}

	public function test_more_than_a_hundred_are_refused_whole_and_hidden_ones_take_no_room(): void {
		$rows = new ShortlistRepository( $this->db() );
		$this->keep_others( 99 );
		[ $ana, $bena ] = array( $this->mentor( 'Ana A' ), $this->mentor( 'Bena B' ) );
		$both           = array( 'items' => array( array( 'id' => $ana ), array( 'id' => $bena ) ), 'on' => true );
		$reply          = $this->request( 'POST', 'shortlist', $both, $this->token );

		self::assertSame( array( 409, 'conflict' ), array( $reply->get_status(), $reply->get_data()['code'] ) );
		self::assertCount( 99, $rows->of( $this->founder ) );
		self::assertCount( 100, $this->change( array( 'id' => $bena, 'on' => true ) )['ids'] );
		self::assertCount( 100, $this->change( array( 'id' => $bena, 'on' => true ) )['ids'], 'Who is there already needs no room.' );
		$this->db()->execute( 'UPDATE {mentor_index} SET visible = 0 WHERE mentor_id IN (500000, 500001)' );
		self::assertCount( 99, $this->change( $both )['ids'] );
		$third = array( 'items' => array( array( 'id' => $this->mentor( 'Cilė C' ) ), array( 'id' => $this->mentor( 'Daiva D' ) ) ), 'on' => true );
		self::assertSame( 409, $this->request( 'POST', 'shortlist', array( 'id' => $ana ) + $third, $this->token )->get_status() );
		self::assertCount( 99, $this->saved(), 'All or none.' );
		$this->db()->execute( 'UPDATE {mentor_index} SET visible = 1 WHERE mentor_id IN (500000, 500001)' );
		self::assertCount( 101, $this->change( $both )['ids'], 'Who came back takes no place from those who are there.' );
	}

	public function test_whoever_saves_while_the_last_place_is_taken_finds_none(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
		$this->keep_others( 99 );
		[ $ana, $bena ] = array( $this->mentor( 'Ana A' ), $this->mentor( 'Bena B' ) );
		// What the founder's other window does under the lock: one who wrote without it would still count 99.
		$first = function () use ( $ana ): int {
			$db = $this->db();
			$db->transaction(
				function () use ( $db, $ana ): void {
					$db->lock_user( $this->founder );
					Parallel::await_waiting( $db );
					( new ShortlistRepository( $db ) )->add( $this->founder, array( MentorKey::of_member( $ana ) ), ( new Clock() )->now() );
				}
			);
			return 0;
		};
		$codes = Parallel::run(
			2,
			function ( int $number ) use ( $bena, $first ): int {
				if ( 0 === $number ) {
					return $first();
				}
				Parallel::await_lock( $this->db(), "SELECT ID FROM {$this->db()->users()} WHERE ID = ?", $this->founder );
				return $this->request( 'POST', 'shortlist', array( 'id' => $bena, 'on' => true ), $this->token )->get_status();
			}
		);
		self::assertSame( array( 0, 409 ), $codes );
		self::assertSame( array( $ana, 100 ), array( $this->saved()[0], count( $this->saved() ) ) );
	}

	public function test_a_list_of_hidden_ones_joins_as_nothing(): void {
		$id = $this->mentor( 'Ana A', array( UserMeta::STATUS => 'paused' ) );
		self::assertSame( array(), $this->change( array( 'items' => array( array( 'kind' => 'dynamic', 'id' => $id ) ), 'on' => true ) )['ids'] );
	}

	#[Group( 'any-database' )]
	public function test_nobody_named_is_refused_and_a_list_is_read_and_joined_at_the_same_cost_however_long(): void {
		self::assertSame( 400, $this->request( 'POST', 'shortlist', array( 'on' => true ), $this->token )->get_status() );
		self::assertSame( 400, $this->request( 'POST', 'shortlist', array( 'id' => 5 ), $this->token )->get_status() );
		$this->change( array( 'id' => $this->mentor( 'Ana A' ), 'on' => true ) );
		$this->saved();
		$few = $this->count_queries( fn () => $this->saved() );
		for ( $number = 0; $number < 10; $number++ ) {
			$this->change( array( 'id' => $this->mentor( "Bena B$number" ), 'on' => true ) );
		}
		self::assertSame( $few, $this->count_queries( fn () => self::assertCount( 11, $this->saved() ) ) );

		$new  = array_map( fn ( int $number ): array => array( 'id' => $this->mentor( "Cilė C$number" ) ), range( 1, 6 ) );
		$join = fn ( array $items ): int => $this->count_queries( fn () => $this->change( array( 'items' => $items, 'on' => true ) ) );
		$join( array( array_pop( $new ) ) );
		self::assertSame( $join( array( array_pop( $new ) ) ), $join( $new ) );
		self::assertCount( 17, $this->saved() );
	}

	public function test_it_is_in_the_copy_of_the_founders_data_and_goes_with_either(): void {
		$data = new ShortlistData( new ShortlistRepository( $this->db() ), $this->directory(), new Clock() );
		$ana  = $this->mentor( 'Ana A' );
		$hub = $this->static_mentor( 'Ona O', 'lt', 'g1' );
		$this->change( array( 'items' => array( array( 'kind' => 'static', 'id' => $hub ), array( 'kind' => 'dynamic', 'id' => $ana ) ), 'on' => true ) );
		$copy = (string) wp_json_encode( $data->export( $this->founder, 1 ), JSON_UNESCAPED_UNICODE );

		self::assertMatchesRegularExpression( '~Ona O.*Ana A~', $copy );
		self::assertStringNotContainsString( 'Ana', (string) wp_json_encode( $data->export( $ana, 1 ) ) );
		$data->erase( $ana, 1 );
		self::assertSame( array( $hub ), $this->saved() );
		$data->erase( $this->founder, 1 );
		self::assertSame( array(), $this->saved() );
	}

	public function test_a_guest_reads_the_cards_of_any_ids_in_the_language_of_the_page_each_in_its_place(): void {
		$lt     = $this->static_mentor( 'Ona O', 'lt', 'g1' );
		$en     = $this->static_mentor( 'Ona O', 'en', 'g1' );
		$member = $this->mentor( 'Ana A' );
		$paused = $this->mentor( 'Bena B', array( UserMeta::STATUS => 'paused' ) );
		$asked  = array( array( 'kind' => 'static', 'id' => $lt ), array( 'kind' => 'dynamic', 'id' => $paused ), array( 'kind' => 'dynamic', 'id' => $member ), array( 'kind' => 'dynamic', 'id' => 999999 ), array( 'kind' => 'static', 'id' => $en ) );
		$cards  = fn ( array $items, string $lang ) => $this->request( 'POST', "shortlist_cards?lang=$lang", array( 'items' => $items ) );
		$reply  = $cards( $asked, 'en' );

		self::assertSame( array( $en, null, $member, null, $en ), array_map( static fn ( ?array $card ): ?int => $card['id'] ?? null, $reply->get_data()['list'] ) );
		self::assertSame( array( $lt, null, $member, null, $lt ), array_map( static fn ( ?array $card ): ?int => $card['id'] ?? null, $cards( $asked, 'lt' )->get_data()['list'] ) );
		self::assertStringContainsString( 'no-store', $reply->get_headers()['Cache-Control'] ?? '' );
		self::assertSame( 400, $cards( array_fill( 0, 101, $asked[0] ), 'lt' )->get_status() );
		self::assertSame( $this->count_queries( fn () => $cards( array( $asked[0], $asked[2] ), 'lt' ) ), $this->count_queries( fn () => $cards( $asked, 'lt' ) ) );
		self::assertSame( 0, (int) $this->db()->value( 'SELECT COUNT(*) FROM {shortlist}' ) );
	}

	/** Mentors whom the founder saved earlier; their ids begin with 500000. */
	private function keep_others( int $count ): void {
		for ( $number = 0; $number < $count; $number++ ) {
			$id = 500000 + $number;
			$this->db()->insert( '{mentor_index}', array( 'kind' => 'dynamic', 'lang' => 'lt', 'mentor_id' => $id, 'pair_key' => (string) $id, 'slug' => "m-$id", 'visible' => 1, 'card' => '{}' ) );
			$this->db()->insert( '{shortlist}', array( 'founder_id' => $this->founder, 'kind' => 'dynamic', 'pair_key' => (string) $id, 'saved_at' => '2026-01-01 00:00:00' ) );
		}
	}

	private function directory(): MentorDirectory {
		$mentors = NoPairs::mentors( $this->db() );
		return new MentorDirectory( new MentorSourceRepository( $this->db() ), $mentors, new Settings(), new ListSegments( $mentors, new MentorIndexRepository( $this->db() ), new Clock() ), new FieldRepository( $this->db() ), new Clock() );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array{ids: list<int>, items: list<array{kind: string, id: int}>}
	 */
	private function change( array $body, string $lang = 'lt' ): array {
		$reply = $this->request( 'POST', "shortlist?lang=$lang", $body, $this->token );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data();
	}

	/** @return list<int> */
	private function saved( string $lang = 'lt' ): array {
		return array_column( $this->request( 'GET', "shortlist?lang=$lang", array(), $this->token )->get_data()['list'], 'id' );
	}
}
