<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentors;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\HubContact;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\ListSegments;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\MentorIndexer;
use MentoriaiPortal\Mentors\MentorIndexRepository;
use MentoriaiPortal\Mentors\MentorSourceRepository;
use MentoriaiPortal\Mentors\StaticMentors;
use RuntimeException;

final class MentorIndexerTest extends MentorsTestCase {

	private const CURSOR = 'mentoriai_mentor_check';

	public function test_the_daily_check_repairs_the_whole_index(): void {
		global $wpdb;
		$field = $this->field( 'a', 'A' );
		$this->mentor( 'Ana A', array( UserMeta::FIELDS => array( $field ) ) );
		$this->mentor( 'Bena B' );
		$this->static_mentor( 'Alma A', 'lt', 'g' );
		$before = array( $this->list(), $this->list( array(), 'static' ) );
		$ghost  = $this->mentor( 'Dvasia D' );
		$wpdb->delete( $wpdb->usermeta, array( 'user_id' => $ghost ) );
		$gone = $this->static_mentor( 'Vėlė V', 'lt', 'v' );
		$wpdb->delete( $wpdb->posts, array( 'ID' => $gone ) );
		clean_post_cache( $gone );
		$this->db()->execute( 'UPDATE {mentor_index} SET card = ?, busy = 1 WHERE mentor_id <> ?', '{}', $ghost );
		$this->db()->execute( 'DELETE FROM {mentor_terms} WHERE mentor_id <> ?', $ghost );

		do_action( 'mentoriai_check_mentors' );
		do_action( Background::RUN );

		self::assertSame( $before, array( $this->list(), $this->list( array(), 'static' ) ) );
	}

	public function test_a_long_rebuild_goes_on_where_it_was_killed_and_site_health_tells_how_far_it_is(): void {
		$this->mentor( 'Ana A' );
		$this->ghosts( 120 );
		$killer = $this->mentor( 'Bena B' );
		$this->ghosts( 120 );
		$this->mentor( 'Cilė C' );
		$this->db()->insert( '{reviews}', array( 'mentor_id' => $killer, 'author_id' => 1, 'rating' => 450, 'comment' => 'Gerai', 'created_at' => '2026-01-01 00:00:00', 'updated_at' => '2026-01-01 00:00:00' ) );
		self::assertSame( 'good', self::health()['status'] );
		$this->db()->execute( 'DELETE FROM {mentor_index}' );
		$this->db()->execute( 'DELETE FROM {mentor_terms}' );
		$kill = static fn ( mixed $id ): mixed => $id === $killer ? throw new RuntimeException( 'Killed.' ) : null;
		add_action( MentorIndexer::CLAIMED, $kill );
		$this->catch_log();

		do_action( 'mentoriai_check_mentors' );
		$first = (int) get_option( self::CURSOR );
		do_action( Background::RUN );
		remove_action( MentorIndexer::CLAIMED, $kill );
		self::assertSame( array( 'Ana A' ), $this->names() );
		self::assertSame( 'recommended', self::health()['status'] );
		self::assertStringContainsString( '1 of 3 mentors', self::health()['description'] );
		self::assertGreaterThan( 0, $first );
		self::assertSame( $first, (int) get_option( self::CURSOR ), 'The portion that was killed is made once more.' );
		do_action( Background::RUN );
		$this->assert_whole();
		self::assertSame( '450', $this->db()->value( "SELECT rating_sum FROM {mentor_index} WHERE lang = 'lt' AND mentor_id = ?", $killer ) );

		$this->db()->execute( 'DELETE FROM {mentor_terms}' );
		update_option( self::CURSOR, 0, false );
		self::assertStringContainsString( '0 of 3 mentors', self::health()['description'], 'Rows that no list reads do not count.' );
		do_action( Background::RUN );
		$this->assert_whole();
	}

	public function test_an_editor_of_a_field_waits_for_no_index_and_only_another_name_begins_a_check(): void {
		$field  = $this->field( 'a', 'Eksportas' );
		$edit   = fn ( array $changes ): int => $this->count_queries( static fn () => wp_update_term( $field, Field::TAXONOMY, $changes ) );
		$counts = array();
		foreach ( array( 'Ana', 'Bena' ) as $name ) {
			$this->mentor( "$name A", array( UserMeta::FIELDS => array( $field ) ) );
			$this->static_mentor( "$name B", 'lt', $name, array(), array( $field ) );
			$edit( array( 'description' => "Of $name" ) );
			self::assertFalse( get_option( self::CURSOR ) );
			$counts[] = $edit( array( 'name' => "Rinkos $name" ) );
			self::assertNotFalse( get_option( self::CURSOR ) );
			do_action( Background::RUN );
			self::assertFalse( get_option( self::CURSOR ) );
		}
		self::assertSame( $counts[0], $counts[1], 'However many mentors have it.' );
		self::assertCount( 2, $this->names( array( 'keyword' => 'rinkos bena' ) ) );
		self::assertCount( 2, $this->names( array( 'keyword' => 'rinkos bena' ), 'static' ) );
	}

	public function test_a_check_that_is_begun_anew_while_it_runs_begins_anew(): void {
		$field = $this->field( 'a', 'Eksportas' );
		$this->mentor( 'Ana A', array( UserMeta::FIELDS => array( $field ) ) );
		$this->db()->execute( 'DELETE FROM {mentor_index}' );
		add_action( MentorIndexer::CLAIMED, static fn () => wp_update_term( $field, Field::TAXONOMY, array( 'name' => 'Rinkos' ) ) );

		do_action( 'mentoriai_check_mentors' );
		self::assertNotFalse( get_option( self::CURSOR ), 'Who was indexed by the old name is so once more.' );
		do_action( Background::RUN );
		self::assertFalse( get_option( self::CURSOR ) );
		self::assertSame( array( 'Ana A' ), $this->names( array( 'keyword' => 'rinkos' ) ) );
	}

	public function test_mentors_at_hubs_are_indexed_once_a_save(): void {
		$id    = $this->static_mentor( 'Alma A', 'lt', 'g' );
		$field = $this->field( 'a', 'A' );
		$count = function ( callable $work ): int {
			$times = 0;
			$see     = static function ( string $sql ) use ( &$times ): string {
				$times += (int) ( str_starts_with( $sql, 'SELECT DISTINCT pair_key' ) );
				return $sql;
			};
			add_filter( 'query', $see );
			$work();
			remove_filter( 'query', $see );
			return $times;
		};
		$save = array( 'ID' => $id, 'meta_input' => array( StaticMentors::POSITION => 'Vadovė', HubContact::TOWN => 'Kaunas' ), 'tax_input' => array( Field::TAXONOMY => array( $field ) ) );
		wp_set_current_user( 1 );

		self::assertSame( 1, $count( static fn () => wp_update_post( $save ) ) );
		$card = $this->list( array(), 'static' )['list'][0];
		self::assertSame( array( array( 'A' ), 'Vadovė' ), array( $card['taxs'], $card['text'] ) );
		self::assertSame( 1, $count( static fn () => update_post_meta( $id, StaticMentors::POSITION, 'Patarėja' ) ), 'Without a save at once.' );
		self::assertSame( 1, $count( static fn () => wp_delete_post( $id, true ) ) );
		self::assertSame( 0, $this->list( array(), 'static' )['total'] );
	}

	public function test_saving_again_changes_no_row(): void {
		global $wpdb;
		$id   = $this->mentor( 'Ana A', array( UserMeta::FIELDS => array( $this->field( 'a', 'A' ) ) ) );
		$rows = fn (): array => array(
			$wpdb->get_results( "SELECT * FROM {$wpdb->prefix}mentoriai_mentor_index", ARRAY_A ),
			$wpdb->get_results( "SELECT * FROM {$wpdb->prefix}mentoriai_mentor_terms", ARRAY_A ),
			get_option( 'mentoriai_mentor_version' ),
		);
		$once = $rows();
		do_action( 'mentoriai_profile_saved', $id );

		self::assertSame( $once, $rows() );
		self::assertCount( 2, $once[0] );
		self::assertCount( 4, $once[1] );
	}

	public function test_ratings_outlive_a_save(): void {
		$id = $this->mentor( 'Ana A' );
		$this->db()->execute( 'UPDATE {mentor_index} SET rating_sum = 1450, rating_count = 3 WHERE mentor_id = ?', $id );
		$this->save( $id, array( UserMeta::BUSY => '1' ) );
		$card = $this->list()['list'][0];

		self::assertSame( array( 4.83, 3, true ), array( $card['average_rating'], $card['total_reviews'], $card['paskyrosUzimtumas'] ) );
	}

	public function test_a_photo_is_shown_with_a_tiny_version(): void {
		$file = (string) tempnam( sys_get_temp_dir(), 'photo' );
		imagejpeg( imagecreatetruecolor( 900, 1200 ), $file );
		$photo = ( new PhotoFiles() )->make( (string) file_get_contents( $file ), 1 );
		wp_delete_file( $file );
		self::assertNotNull( $photo );
		$id = $this->mentor( 'Ana A' );
		update_user_meta( $id, UserMeta::AVATAR, $photo->stored() );
		do_action( 'mentoriai_profile_saved', $id );
		$image = $this->list()['list'][0]['img'];

		self::assertSame( array( 480, 480, 'Ana A' ), array( $image['resized']['w'], $image['resized']['h'], $image['alt'] ) );
		self::assertStringContainsString( wp_upload_dir()['baseurl'], $image['resized']['src'] );
		self::assertStringStartsWith( 'data:image/jpeg;base64,', $image['placeholder']['src'] );
		self::assertLessThanOrEqual( 1024, strlen( $image['placeholder']['src'] ) );
	}

	public function test_the_directory_tells_whether_somebody_may_be_written_to(): void {
		global $wpdb;
		$db        = new Db( $wpdb );
		$mentors   = NoPairs::mentors( $db );
		$directory = new MentorDirectory( new MentorSourceRepository( $db ), $mentors, new Settings(), new ListSegments( $mentors, new MentorIndexRepository( $db ), new Clock() ), new FieldRepository( $db ), new Clock() );
		$public    = $this->mentor( 'Ana A', array( UserMeta::BUSY => '1', UserMeta::CAPACITY => '3' ) );
		$contact   = $directory->contactable( $public );

		self::assertSame( array( true, true, true, 3 ), array( $contact->exists(), $contact->is_public(), $contact->busy, $contact->capacity ) );
		foreach ( array( 'draft', 'submitted', 'returned' ) as $status ) {
			$contact = $directory->contactable( $this->mentor( 'B B', array( UserMeta::STATUS => $status ) ) );
			self::assertSame( array( true, true ), array( $contact->exists(), $contact->is_unconfirmed() ), $status );
		}
		foreach ( array( 'paused', 'rejected', 'closed' ) as $status ) {
			self::assertFalse( $directory->contactable( $this->mentor( 'C C', array( UserMeta::STATUS => $status ) ) )->exists(), $status );
		}
		self::assertFalse( $directory->contactable( 99999999 )->exists() );
		self::assertFalse( $directory->contactable( 1 )->exists() );
		add_filter( 'mentoriai_setting', static fn ( mixed $value, string $name ): mixed => 'mentor_capacity' === $name ? 7 : $value, 20, 2 );
		self::assertSame( 7, $directory->contactable( $this->mentor( 'D D' ) )->capacity );
		self::assertSame( 1, $this->count_queries( fn () => $directory->contactable( $public ) ) );
		self::assertSame( array( 'D D', 'Ana A' ), array_column( $directory->cards( array(), 5, Lang::Lt ), 'title' ) );
	}

	/** After several portions in one run. */
	private function assert_whole(): void {
		self::assertEqualsCanonicalizing( array( 'Ana A', 'Bena B', 'Cilė C' ), $this->names() );
		self::assertSame( 'good', self::health()['status'] );
		self::assertFalse( get_option( self::CURSOR ) );
	}

	/** Mentors whose accounts are gone: they only fill portions. The next account has an id after theirs. */
	private function ghosts( int $count ): void {
		global $wpdb;
		$last = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->users" );
		for ( $id = $last + 1; $id <= $last + $count; $id++ ) {
			$wpdb->insert( $wpdb->usermeta, array( 'user_id' => $id, 'meta_key' => $wpdb->prefix . 'capabilities', 'meta_value' => 'a:1:{s:9:"mentorius";b:1;}' ) );
		}
		$wpdb->insert( $wpdb->users, array( 'ID' => $last + $count, 'user_login' => 'gone' ) );
		$wpdb->delete( $wpdb->users, array( 'user_login' => 'gone' ) );
	}

	/** @return array<string, string> */
	private static function health(): array {
		self::in_english();
		return apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['mentoriai_mentor_index']['test']();
	}
}
