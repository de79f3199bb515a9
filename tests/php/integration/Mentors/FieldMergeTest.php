<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentors;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentors\Admin\FieldActions;
use MentoriaiPortal\Mentors\Admin\FieldList;
use MentoriaiPortal\Mentors\Admin\FieldPage;
use MentoriaiPortal\Mentors\DynamicMentors;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\FieldMerge;
use MentoriaiPortal\Mentors\FieldMergeRepository;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\FieldUse;
use MentoriaiPortal\Mentors\FieldUseRepository;
use MentoriaiPortal\Mentors\ListSegments;
use MentoriaiPortal\Mentors\MentorIndexer;
use MentoriaiPortal\Mentors\MentorIndexRepository;
use MentoriaiPortal\Mentors\MentorSourceRepository;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Shell\FieldLinks;
use RuntimeException;

/**
 * Counting, merging and deleting fields: everybody who has one, each once.
 */
final class FieldMergeTest extends MentorsTestCase {

	private int $old;

	private int $new;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->old = $this->field( 'prekyba', 'Prekyba', 'Trade' );
		$this->new = $this->field( 'pardavimai', 'Pardavimai' );
		$this->mentor( 'Ada A', array( UserMeta::FIELDS => array( $this->old ) ) );
		$this->mentor( 'Bitė B', array( UserMeta::FIELDS => array( $this->new, $this->old ) ) );
		$this->mentor( 'Cecilija C', array( UserMeta::FIELDS => array( $this->old ), UserMeta::STATUS => 'paused' ) );
		$this->static_mentor( 'Dalia D', 'lt', 'pair', array( 'post_name' => 'dalia' ), array( $this->old ) );
		$this->static_mentor( 'Dalia D', 'en', 'pair', array( 'post_name' => 'dalia', 'post_status' => 'draft' ), array( $this->old ) );
		$this->static_mentor( 'Eglė E', 'lt', 'alone', array( 'post_status' => 'draft' ), array( $this->old, $this->new ) );
	}

	public function test_each_person_counts_once_by_kind_in_one_read(): void {
		global $wpdb;
		$rows   = new FieldUseRepository( new Db( $wpdb ) );
		$before = $wpdb->num_queries;
		$uses   = $rows->read();

		self::assertSame( 1, $wpdb->num_queries - $before );
		self::assertEquals( new FieldUse( 3, 1, 2, 1 ), $uses->of( $this->old ) );
		self::assertEquals( new FieldUse( 1, 0, 1, 1 ), $uses->of( $this->new ) );
		self::assertEquals( new FieldUse( 3, 1, 2, 1 ), $uses->of( $this->old, $this->new ) );
	}

	public function test_the_list_shows_and_sorts_by_these_numbers(): void {
		global $wpdb;
		self::in_english();
		$none = $this->field( 'teise', 'Teisė', 'Law' );
		$list = new FieldList( new FieldRepository( new Db( $wpdb ) ), new FieldUseRepository( new Db( $wpdb ) ) );
		$cell = fn ( string $column ): string => wp_strip_all_tags( (string) $list->cell( '', $column, $this->old ) );
		$ids  = static fn ( string $by, string $way ): array => get_terms( array( 'taxonomy' => Field::TAXONOMY, 'hide_empty' => false, 'fields' => 'ids', 'orderby' => $by, 'order' => $way ) );
		add_filter( 'terms_clauses', array( $list, 'order' ), 10, 3 );

		self::assertMatchesRegularExpression( '~^31 \D+ 21 \D+ Trade$~u', implode( ' ', array( $cell( 'mentoriai_members' ), $cell( 'mentoriai_at_hubs' ), $cell( Field::NAME_EN ) ) ), 'Three, of whom one is not public; two, of whom one is not.' );
		self::assertSame( array( $this->old, $this->new, $none ), array_values( array_intersect( $ids( 'mentoriai_members', 'DESC' ), array( $this->old, $this->new, $none ) ) ) );
		self::assertSame( array( $none, $this->new, $this->old ), array_values( array_intersect( $ids( 'mentoriai_members', 'ASC' ), array( $this->old, $this->new, $none ) ) ) );
		self::assertSame( array( $none, $this->new, $this->old ), array_values( array_intersect( $ids( Field::NAME_EN, 'ASC' ), array( $this->old, $this->new, $none ) ) ) );
		remove_filter( 'terms_clauses', array( $list, 'order' ) );
	}

	public function test_a_merge_takes_everybody_along_and_may_be_asked_again(): void {
		global $wpdb;
		$db = new Db( $wpdb );
		$db->insert( '{field_views}', array( 'term_id' => $this->old, 'day' => '2026-11-01', 'total' => 2 ) );
		$db->insert( '{field_views}', array( 'term_id' => $this->new, 'day' => '2026-11-01', 'total' => 3 ) );
		$db->insert( '{surveys}', array( 'survey_id' => 9001, 'audience' => '{"mode":"group","fields":[' . $this->old . ']}' ) );

		self::assertTrue( $this->merge()->merge( array( $this->old ), $this->new ) );
		$chosen = $wpdb->get_col( "SELECT meta_value FROM $wpdb->usermeta WHERE meta_key = 'mentoriai_fields' ORDER BY user_id" );
		self::assertSame( array_fill( 0, 3, serialize( array( $this->new ) ) ), $chosen );
		self::assertEquals( new FieldUse( 3, 1, 2, 1 ), ( new FieldUseRepository( new Db( $wpdb ) ) )->read()->of( $this->new ) );
		self::assertNull( get_term( $this->old, Field::TAXONOMY ) );
		self::assertSame( array( 'Ada A', 'Bitė B' ), $this->sorted_names( array( 'tax' => array( 'pardavimai' ) ) ) );
		self::assertSame( array( 'Dalia D' ), $this->sorted_names( array( 'tax' => array( 'pardavimai' ) ), 'static' ) );
		self::assertSame( array( array( 'Pardavimai' ), array( 'Trade' ) ), array( $this->list()['list'][0]['taxs'], $this->list( lang: 'en' )['list'][0]['taxs'] ) );
		self::assertSame( array( array( 'term_id' => (string) $this->new, 'total' => '5' ) ), $db->rows( 'SELECT term_id, total FROM {field_views}' ) );
		self::assertStringContainsString( '"fields":[' . $this->new . ']', (string) $db->value( 'SELECT audience FROM {surveys} WHERE survey_id = ?', 9001 ) );

		// Its address still finds the mentors, and leads to the new one.
		self::assertSame( array( 'Ada A', 'Bitė B' ), $this->sorted_names( array( 'tax' => array( 'prekyba' ) ) ) );
		$links = new FieldLinks( ( new FieldRepository( new Db( $wpdb ) ) )->current_slugs( ... ) );
		self::assertStringEndsWith( '?paieska=a%20b&sritis=pardavimai,kita', (string) $links->target( array( 'sritis' => 'prekyba,pardavimai,kita', 'paieska' => 'a b' ) ) );
		self::assertNull( $links->target( array( 'sritis' => 'pardavimai,kita' ) ) );

		self::assertTrue( $this->merge()->merge( array( $this->old ), $this->new ), 'a second click' );
		self::assertFalse( $this->merge()->merge( array( $this->new ), $this->old ), 'into what is gone' );
		self::assertNotNull( get_term( $this->new, Field::TAXONOMY ) );
	}

	public function test_a_merge_that_breaks_off_leaves_all_as_it_was(): void {
		global $wpdb;
		$rows  = static fn (): array => array(
			$wpdb->get_col( "SELECT meta_value FROM $wpdb->usermeta WHERE meta_key = 'mentoriai_fields' ORDER BY user_id" ),
			$wpdb->get_col( "SELECT mentor_id FROM {$wpdb->prefix}mentoriai_mentor_terms ORDER BY term_id, kind, lang, mentor_id" ),
			$wpdb->get_col( "SELECT object_id FROM $wpdb->term_relationships ORDER BY term_taxonomy_id, object_id" ),
			$wpdb->get_col( "SELECT term_id FROM $wpdb->terms ORDER BY term_id" ),
		);
		$break = static fn () => throw new RuntimeException( 'killed' );
		// What listens has a transaction of the plugin's own connection, which this merge is not part of.
		remove_all_actions( FieldMerge::MERGED );
		add_action( FieldMerge::MERGED, $break );
		$before = $rows();
		try {
			$this->merge()->merge( array( $this->old ), $this->new );
			self::fail( 'It was not broken off.' );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'killed', $error->getMessage() );
		} finally {
			remove_action( FieldMerge::MERGED, $break );
		}
		self::assertSame( $before, $rows() );
	}

	public function test_wordpress_deletes_no_used_field_unasked_and_no_profile_names_a_deleted_one(): void {
		global $wpdb;
		$unused  = $this->field( 'teise', 'Teisė' );
		$actions = new FieldActions( new FieldList( new FieldRepository( new Db( $wpdb ) ), new FieldUseRepository( new Db( $wpdb ) ) ), $this->merge() );
		$ours    = array( 'taxonomy' => Field::TAXONOMY, 'action' => 'delete' );

		self::assertSame( FieldPage::url( FieldPage::DELETE, array( $this->old ) ), $actions->question( $ours + array( 'tag_ID' => (string) $this->old ) ) );
		self::assertSame( FieldPage::url( FieldPage::DELETE, array( $unused, $this->new ) ), $actions->question( $ours + array( 'delete_tags' => array( (string) $unused, (string) $this->new ) ) ) );
		self::assertNull( $actions->question( $ours + array( 'tag_ID' => (string) $unused ) ) );
		self::assertNull( $actions->question( array( 'taxonomy' => 'category' ) + $ours + array( 'tag_ID' => (string) $this->old ) ) );

		wp_delete_term( $this->old, Field::TAXONOMY );
		$chosen = $wpdb->get_col( "SELECT meta_value FROM $wpdb->usermeta WHERE meta_key = 'mentoriai_fields' ORDER BY user_id" );
		self::assertSame( array( serialize( array() ), serialize( array( $this->new ) ), serialize( array() ) ), $chosen );
	}

	public function test_a_renamed_slug_still_leads_to_the_field_until_another_takes_it(): void {
		wp_update_term( $this->old, Field::TAXONOMY, array( 'slug' => 'verslas' ) );
		self::assertSame( array( 'Ada A', 'Bitė B' ), $this->sorted_names( array( 'tax' => array( 'prekyba' ) ) ) );
		$this->field( 'prekyba', 'Kita' );
		self::assertSame( array(), $this->sorted_names( array( 'tax' => array( 'prekyba' ) ) ) );
	}

	public function test_a_form_keeps_what_it_does_not_send_and_refuses_a_name_that_is_anothers(): void {
		update_term_meta( $this->old, Field::DESCRIPTION_EN, 'Kept' );
		$_POST = array( 'mentoriai_field_form' => wp_create_nonce( 'mentoriai_field_form' ), Field::NAME_EN => 'Commerce' );
		wp_update_term( $this->old, Field::TAXONOMY, array( 'name' => 'Prekyba' ) );
		self::assertSame( array( 'Commerce', 'Kept' ), array( get_term_meta( $this->old, Field::NAME_EN, true ), get_term_meta( $this->old, Field::DESCRIPTION_EN, true ) ) );

		$_POST[ Field::NAME_EN ] = 'PARDAVIMAI';
		$refused                 = apply_filters( 'pre_insert_term', 'Nauja', Field::TAXONOMY );
		$_POST                   = array();
		self::assertWPError( $refused );
		self::assertSame( 'Nauja', apply_filters( 'pre_insert_term', 'Nauja', Field::TAXONOMY ) );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return list<string>
	 */
	private function sorted_names( array $body, string $kind = 'dynamic' ): array {
		$names = $this->names( $body, $kind );
		sort( $names );
		return $names;
	}

	private static function assertWPError( mixed $error ): void {
		self::assertInstanceOf( \WP_Error::class, $error );
	}

	private function merge(): FieldMerge {
		global $wpdb;
		$db      = new Db( $wpdb );
		$fields  = new FieldRepository( $db );
		$sources = new MentorSourceRepository( $db );
		$indexer = new MentorIndexer( new MentorIndexRepository( $db ), $sources, new DynamicMentors( $sources, $fields, new Clock() ), new StaticMentors( $fields ), new ListSegments( NoPairs::mentors( $db ), new MentorIndexRepository( $db ), new Clock() ) );
		return new FieldMerge( $db, new FieldMergeRepository( $db ), $fields, $indexer );
	}
}
