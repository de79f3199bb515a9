<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentors;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\TextFold;
use MentoriaiPortal\Core\Version;
use PHPUnit\Framework\Attributes\Group;

/**
 * What a list costs does not grow with the number of mentors.
 */
final class MentorSpeedTest extends MentorsTestCase {

	private const MANY = 3000;

	#[Group( 'any-database' )]
	public function test_a_list_with_one_tag(): void {
		$field = $this->field( 'a', 'A' );
		$this->fill( 100, $field );
		$few_rows = $this->rows_of( array( 'tax' => array( 'a' ) ) );
		$this->fill( self::MANY, $field );
		$body = array( 'tax' => array( 'a' ) );
		$this->list( $body );

		self::assertSame( self::MANY / 2, $this->list( $body )['total'] );
		self::assertLessThanOrEqual( 5, $this->queries( $body ), 'queries, the limiter\'s among them' );
		self::assertLessThanOrEqual( 5, $this->queries( array() ) );
		self::assertLessThanOrEqual( $few_rows + 5, $this->rows_of( $body ), 'rows read' );
		self::assertLessThanOrEqual( 120, $this->rows_of( $body ) );
	}

	#[Group( 'any-database' )]
	public function test_words_and_towns(): void {
		$this->fill( self::MANY, $this->field( 'a', 'A' ) );
		$id    = $this->mentor( 'Ypatinga Retenybė' );
		$limit = array(
			'a rare word: the sample of 200 and what was found' => array( array( 'keyword' => 'reteny' ), 1, 700 ),
			'a word that nobody has: found by another form of it' => array( array( 'keyword' => 'retenybiu' ), 1, 6 * self::MANY ),
			'a word of everybody' => array( array( 'keyword' => 'patar' ), self::MANY, 6 * self::MANY ),
			'a town: those who are there' => array( array( 'miestas' => 'zarasai' ), self::MANY / 100, 6 * self::MANY / 100 + 50 ),
		);
		foreach ( $limit as $what => list( $body, $found, $rows ) ) {
			$list = $this->list( $body );
			self::assertSame( $found, $list['total'], $what );
			self::assertSame( 1 === $found, array( $id ) === array_column( $list['list'], 'id' ), $what );
			self::assertLessThanOrEqual( 5, $this->queries( $body ), $what );
			self::assertLessThanOrEqual( $rows, $this->rows_of( $body ), $what );
		}
	}

	#[Group( 'any-database' )]
	public function test_the_word_index_finds_what_like_finds(): void {
		$this->fill( 1000, $this->field( 'a', 'A' ) );
		$this->mentor( 'Ypatinga Retenybė', array( UserMeta::ABOUT => 'Master of the art, ' . str_repeat( 'ilgas', 22 ) ) );
		foreach ( array( 'retenyb', 'mast', 'of', 'th', str_repeat( 'ilgas', 3 ), str_repeat( 'ilgas', 22 ), 'art!', 'vardas00', 'vardas00 augti', 'augti', 'pa', 'the', 'retenyb nera', 'retenybe.' ) as $keyword ) {
			$indexed = $this->list( array( 'keyword' => $keyword ) );
			$known   = (int) get_option( 'mentoriai_word_index' );
			update_option( 'mentoriai_word_index', 0 );
			self::assertSame( $this->list( array( 'keyword' => $keyword ) ), $indexed, $keyword );
			update_option( 'mentoriai_word_index', $known );
		}
	}

	#[Group( 'any-database' )]
	public function test_several_tags_are_counted_in_their_index_and_only_the_page_is_read(): void {
		$field = $this->field( 'a', 'A' );
		$this->field( 'b', 'B' );
		$this->fill( self::MANY, $field );
		$body = array( 'tax' => array( 'a', 'b' ) );

		self::assertSame( self::MANY / 2, $this->list( $body )['total'] );
		self::assertLessThanOrEqual( 5, $this->queries( $body ) );
		self::assertLessThanOrEqual( self::MANY / 2 + 200, $this->rows_of( $body ) );
	}

	#[Group( 'any-database' )]
	public function test_one_mentors_page_costs_the_same_however_many_share_the_tags(): void {
		$field = $this->field( 'a', 'A' );
		$rows  = function ( int $count ) use ( $field ): int {
			$this->fill( $count, $field );
			$ask = fn () => self::assertCount( 12, $this->request( 'GET', 'mentoriai_dynamic_single/m-1000002' )->get_data()['others'] ?? array() );
			$ask();
			return $this->rows_read( $ask );
		};

		self::assertLessThanOrEqual( $rows( 100 ) + 10, $rows( self::MANY ) );
	}

	#[Group( 'any-database' )]
	public function test_the_finder_looks_at_each_mentor_once_and_not_at_what_is_long_over(): void {
		$field   = $this->field( 'a', 'A' );
		$founder = $this->token( $this->add_member( Role::Founder, AccountStatus::Public ) );
		$body    = array( 'fields' => array( $field ), 'words' => 'linija augti versl', 'town' => 'Zarasai' );
		$cost    = function ( int $count ) use ( $field, $founder, $body ): array {
			$this->fill( $count, $field );
			$ask = fn () => self::assertCount( 5, $this->request( 'POST', 'find_mentors', $body, $founder )->get_data()['list'] ?? array() );
			$ask();
			wp_cache_delete( Version::NUMBER, 'mentoriai_fields' );
			return array( $this->count_queries( $ask ), $this->rows_read( $ask ) );
		};
		[ $few, $few_rows ] = $cost( 100 );
		[ $many, $rows ]    = $cost( self::MANY );

		self::assertSame( $few, $many );
		self::assertLessThanOrEqual( 5, $many, 'queries, the limiter\'s among them' );
		self::assertLessThanOrEqual( $few_rows * self::MANY / 100, $rows );

		[ , $few_rows ] = $cost( 100 );
		$this->add_old_mentorships( 5000 );
		[ , $rows ] = $cost( 100 );
		self::assertLessThanOrEqual( $few_rows + 200, $rows, 'of 5,000' );
	}

	/** Answered and ended years ago. */
	private function add_old_mentorships( int $count ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL -- a table's name, and rows of the test's own.
		$table = $wpdb->prefix . 'mentoriai_mentorships';
		foreach ( array_chunk( range( 1, $count ), 500 ) as $numbers ) {
			$rows = array_map( static fn ( int $number ): string => '(' . ( 2_000_000 + $number ) . ',' . ( 1_000_001 + $number % 100 ) . ",1,'ended','2020-01-01 08:00:00','2020-01-02 08:00:00',86400,'2020-05-01 08:00:00','2020-05-01 08:00:00',1)", $numbers );
			$wpdb->query( "INSERT INTO $table (founder_id,mentor_id,is_latest,state,requested_at,answered_at,answer_seconds,ended_at,active_at,convo_id) VALUES " . implode( ',', $rows ) );
		}
		if ( ! $this->is_sqlite() ) {
			$wpdb->query( "ANALYZE TABLE $table" );
		}
		// phpcs:enable
	}

	/** @param array<string, mixed> $body */
	private function queries( array $body ): int {
		$this->list( $body );
		wp_cache_delete( Version::NUMBER, 'mentoriai_fields' );
		return $this->count_queries( fn () => $this->list( $body ) );
	}

	/** @param array<string, mixed> $body */
	private function rows_of( array $body ): int {
		$this->list( $body );
		return $this->rows_read( fn () => $this->list( $body ) );
	}

	/** Public mentors in both languages, every second one with the tag, every tenth busy, every hundredth in another town. */
	private function fill( int $count, int $field ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL -- names of tables, and rows of the test's own.
		$index = $wpdb->prefix . 'mentoriai_mentor_index';
		$terms = $wpdb->prefix . 'mentoriai_mentor_terms';
		$wpdb->query( "DELETE FROM $index" );
		$wpdb->query( "DELETE FROM $terms" );
		$wpdb->query( 'START TRANSACTION' );
		foreach ( array_chunk( range( 1, $count ), 500 ) as $numbers ) {
			$rows  = array();
			$lists = array();
			foreach ( $numbers as $number ) {
				$id   = 1_000_000 + $number;
				$name = 'Vardas' . substr( md5( (string) $number ), 0, 6 ) . ' Pavardė';
				$key  = TextFold::sort_key( $name );
				$busy = (int) ( 0 === $number % 10 );
				$town = 0 === $number % 100 ? 'Zarasai' : 'Vilnius';
				$is   = TextFold::words( $town );
				$card = '{"title":"' . $name . '","text":"Patarėja","text_lang":"lt","terms":[' . $field . ']}';
				$work = TextFold::words( 'Patarėja UAB Linija padedu augti verslui' );
				foreach ( array( 'lt', 'en' ) as $lang ) {
					$text    = TextFold::words( "$name Patarėja UAB Linija padedu augti verslui" );
					$rows[]  = "('dynamic','$lang',$id,'$id','m-$id','public',1,$busy,'$key','$town','$is','$card','$text','$text','$work')";
					$lists[] = "('$lang','dynamic',0,$busy,'$key',$id)";
					if ( 0 === $number % 2 ) {
						$lists[] = "('$lang','dynamic',$field,$busy,'$key',$id)";
					}
				}
			}
			$wpdb->query( "INSERT INTO $index (kind,lang,mentor_id,pair_key,slug,state,visible,busy,sort_key,town,town_key,card,search_text,typed_text,work_text) VALUES " . implode( ',', $rows ) );
			$wpdb->query( "INSERT INTO $terms (lang,kind,term_id,busy,sort_key,mentor_id) VALUES " . implode( ',', $lists ) );
		}
		$wpdb->query( 'COMMIT' );
		if ( ! $this->is_sqlite() ) {
			$wpdb->query( "ANALYZE TABLE $index, $terms" );
		}
		update_option( 'mentoriai_mentor_version', 'filled-' . $count );
	}
}
