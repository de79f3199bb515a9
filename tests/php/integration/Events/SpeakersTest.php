<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Events;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\Speakers;
use MentoriaiPortal\Tests\Integration\Mentors\MentorsTestCase;
use WP_User;

/**
 * Speakers who are mentors lead to their pages while the site shows them.
 */
final class SpeakersTest extends MentorsTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->freeze( '2026-11-21T08:15:00Z' );
	}

	public function test_mentors_of_both_kinds_are_links_in_the_language_of_the_page(): void {
		$this->mentor( 'Ana A', array( UserMeta::SLUG => 'ana-a' ) );
		$member = $this->mentor( 'Bena B', array( UserMeta::SLUG => 'bena-b' ) );
		$hub    = $this->static_mentor( 'Ona O', 'lt', 'g1', array( 'post_name' => 'ona-o' ) );
		$this->static_mentor( 'Ona O', 'en', 'g1', array( 'post_name' => 'ona-en' ) );
		$local = $this->static_mentor( 'Rita R', 'lt', 'g2' );
		$this->event( self::speaker( 'dynamic', $member ), array( 'title' => 'Jonas', 'subtitle' => '' ), self::speaker( 'static', $hub ), self::speaker( 'static', $local ) );

		self::assertSame( array( home_url( '/mentorius/bena-b' ), null, home_url( '/mentoriai-spieciuose/ona-o' ), home_url( '/mentoriai-spieciuose/rita-r' ) ), $this->links() );
		self::assertSame( array( home_url( '/en/mentorius/bena-b' ), null, home_url( '/en/mentoriai-spieciuose/ona-en' ), home_url( '/en/mentoriai-spieciuose/rita-r' ) ), $this->links( 'en' ), 'Who has one language only is shown in it.' );
		self::assertSame( array( 'title' => 'Jonas', 'subtitle' => '' ), $this->speakers()[1] );
	}

	public function test_one_id_of_both_kinds_is_two_people(): void {
		$member = $this->mentor( 'Bena B', array( UserMeta::SLUG => 'bena-b' ) );
		$hub    = $this->static_mentor( 'Ona O', 'lt', 'g1', array( 'import_id' => $member + 700000 ) );
		$this->db()->execute( "UPDATE {mentor_index} SET mentor_id = ? WHERE kind = 'static' AND mentor_id = ?", $member, $hub );
		$this->event( self::speaker( 'static', $member ), self::speaker( 'dynamic', $member ) );

		self::assertSame( array( home_url( '/mentoriai-spieciuose/ona-o' ), home_url( '/mentorius/bena-b' ) ), $this->links() );
	}

	public function test_who_is_not_shown_is_a_name_without_a_trace(): void {
		$plain  = array( 'title' => 'Vardė', 'subtitle' => 'Vadovė' );
		$member = $this->mentor( 'Bena B' );
		$hub    = $this->static_mentor( 'Ona O', 'lt', 'g1' );
		$this->event( self::speaker( 'dynamic', $member ), self::speaker( 'static', $hub ), self::speaker( 'dynamic', 99999999 ), self::speaker( 'static', $member ) );
		self::assertSame( array( true, true, false, false ), array_map( 'is_string', $this->links() ) );

		foreach ( array( 'draft', 'submitted', 'returned', 'rejected', 'paused', 'closed' ) as $status ) {
			$this->save( $member, array( UserMeta::STATUS => $status ) );
			self::assertSame( $plain, $this->speakers()[0], $status );
			$this->save( $member, array( UserMeta::STATUS => 'public' ) );
			self::assertIsString( $this->links()[0] );
		}
		( new WP_User( $member ) )->set_role( 'subscriber' );
		wp_update_post( array( 'ID' => $hub, 'post_status' => 'draft' ) );
		self::assertSame( array( $plain, $plain, $plain, $plain ), $this->speakers() );

		( new WP_User( $member ) )->set_role( 'mentorius' );
		wp_publish_post( $hub );
		self::assertSame( array( true, true ), array_map( 'is_string', array_slice( $this->links(), 0, 2 ) ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $member );
		wp_delete_post( $hub, true );
		self::assertSame( array( $plain, $plain, $plain, $plain ), $this->speakers() );
	}

	public function test_whatever_was_stored_the_event_is_shown(): void {
		$member = $this->mentor( 'Bena B' );
		foreach ( array( 'x', array(), array( 'kind' => 'x', 'id' => $member ), array( 'kind' => 'dynamic' ), array( 'kind' => array(), 'id' => array() ), array( 'kind' => 'dynamic', 'id' => -1 ) ) as $mentor ) {
			$id = $this->event( array( 'title' => 'Vardė', 'subtitle' => '', 'mentor' => $mentor ) );
			self::assertSame( array( array( 'title' => 'Vardė', 'subtitle' => '' ) ), $this->speakers(), (string) wp_json_encode( $mentor ) );
			self::assertSame( array(), Speakers::mentor( array( 'mentor' => $mentor ) ) );
			wp_delete_post( $id, true );
		}
	}

	public function test_one_query_for_all_and_none_without(): void {
		$rows = array();
		for ( $number = 0; $number < 6; $number++ ) {
			$rows[] = self::speaker( 'dynamic', $this->mentor( "Bena B$number" ) );
			$rows[] = self::speaker( 'static', $this->static_mentor( "Ona O$number", 'lt', "g$number" ) );
		}
		$count = function ( array ...$speakers ): int {
			$id = $this->event( ...$speakers );
			$this->speakers();
			$queries = $this->count_queries( fn () => $this->speakers() );
			wp_delete_post( $id, true );
			return $queries;
		};
		$none  = $count( array( 'title' => 'Jonas', 'subtitle' => '' ) );

		self::assertSame( $none + 1, $count( $rows[0] ) );
		self::assertSame( $none + 1, $count( ...$rows ) );
	}

	/** @return array{title: string, subtitle: string, mentor: array{kind: string, id: int}} */
	private static function speaker( string $kind, int $id ): array {
		return array(
			'title'    => 'Vardė',
			'subtitle' => 'Vadovė',
			'mentor'   => array( 'kind' => $kind, 'id' => $id ),
		);
	}

	/** @param array<string, mixed> ...$speakers As stored. */
	private function event( array ...$speakers ): int {
		$id = wp_insert_post(
			array(
				'post_type'   => EventMeta::POST_TYPE,
				'post_status' => 'publish',
				'post_title'  => 'Mokymai',
				'post_name'   => 'mokymai',
				'meta_input'  => array( PostMeta::LANG => 'lt', EventMeta::START_DATE => '2026-12-01' ),
			),
			true
		);
		self::assertIsInt( $id );
		// As an import would, past the cleaning.
		$this->db()->insert( $this->db()->postmeta(), array( 'post_id' => $id, 'meta_key' => EventMeta::SPEAKERS, 'meta_value' => serialize( $speakers ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions, WordPress.DB.SlowDBQuery
		wp_cache_delete( $id, 'post_meta' );
		wp_update_post( array( 'ID' => $id ) );
		return $id;
	}

	/** @return list<array<string, string>> */
	private function speakers( string $lang = 'lt' ): array {
		return $this->request( 'GET', "events/mokymai?lang=$lang" )->get_data()['pranesejai'];
	}

	/** @return list<string|null> */
	private function links( string $lang = 'lt' ): array {
		return array_map( static fn ( array $speaker ): ?string => $speaker['link'] ?? null, $this->speakers( $lang ) );
	}
}
