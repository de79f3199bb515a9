<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Events;

use MentoriaiPortal\Events\EventMeta;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Saving as the block editor does.
 */
final class EventRulesTest extends EventsTestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/** @return iterable<string, array{array<string, mixed>, list<string>}> Meta over a good event, fields that are wrong. */
	public static function wrong(): iterable {
		yield 'no date' => array( array( EventMeta::START_DATE => '' ), array( EventMeta::START_DATE ) );
		yield 'no such date' => array( array( EventMeta::START_DATE => '2026-02-30' ), array( EventMeta::START_DATE ) );
		yield 'ends before it begins' => array( array( EventMeta::END_DATE => '2026-11-30' ), array( EventMeta::END_DATE ) );
		yield 'no such end' => array( array( EventMeta::END_DATE => 'rytoj' ), array( EventMeta::END_DATE ) );
		yield 'ends before it begins, the same day' => array( array( EventMeta::START_TIME => '18:00', EventMeta::END_TIME => '17:00' ), array( EventMeta::END_TIME ) );
		yield 'an end time alone' => array( array( EventMeta::END_TIME => '17:00' ), array( EventMeta::START_TIME ) );
		yield 'no such time' => array( array( EventMeta::START_TIME => '25:00' ), array( EventMeta::START_TIME ) );
		yield 'broken links' => array( array( EventMeta::URL => 'https://', EventMeta::MAP_URL => 'žemėlapis' ), array( EventMeta::URL, EventMeta::MAP_URL ) );
		yield 'a link that runs' => array( array( EventMeta::MAP_URL => 'javascript:alert(1)' ), array( EventMeta::MAP_URL ) );
		yield 'a link with a password' => array( array( EventMeta::URL => 'https://ona:abc@example.org/' ), array( EventMeta::URL ) );
	}

	/**
	 * @param array<string, mixed> $meta
	 * @param list<string>         $fields
	 */
	#[DataProvider( 'wrong' )]
	public function test_it_is_not_published( array $meta, array $fields ): void {
		$meta += array( EventMeta::START_DATE => '2026-12-01' );

		$refused = $this->save( '', array( 'title' => 'Mokymai', 'status' => 'publish', 'meta' => $meta ) );
		self::assertSame( 400, $refused->get_status() );
		self::assertSame( $fields, array_keys( $refused->get_data()['data']['fields'] ) );
		self::assertNotSame( '', $refused->get_data()['message'] );
		self::assertSame( array(), get_posts( array( 'post_type' => EventMeta::POST_TYPE, 'post_status' => 'any' ) ) );

		$draft = $this->save( '', array( 'title' => 'Mokymai', 'status' => 'draft', 'meta' => $meta ) );
		self::assertSame( 201, $draft->get_status() );
		$later = $this->save( '/' . $draft->get_data()['id'], array( 'status' => 'publish' ) );
		self::assertSame( $fields, array_keys( $later->get_data()['data']['fields'] ) );
		self::assertSame( 'draft', get_post_status( $draft->get_data()['id'] ) );
	}

	public function test_a_published_event_stays_whole(): void {
		$id = $this->save( '', array( 'title' => 'Mokymai', 'status' => 'publish', 'meta' => array( EventMeta::START_DATE => '2026-12-01' ) ) )->get_data()['id'];

		$refused = $this->save( "/$id", array( 'meta' => array( EventMeta::START_DATE => '' ) ) );
		self::assertSame( array( 400, array( EventMeta::START_DATE ) ), array( $refused->get_status(), array_keys( $refused->get_data()['data']['fields'] ) ) );
		self::assertSame( array( 'title' ), array_keys( $this->save( "/$id", array( 'title' => ' ' ) )->get_data()['data']['fields'] ) );
		self::assertSame( 200, $this->save( "/$id", array( 'meta' => array( EventMeta::END_DATE => '2026-12-02', EventMeta::START_TIME => '22:00', EventMeta::END_TIME => '02:00' ) ) )->get_status() );
		self::assertSame( '2026-12-02', $this->list()[0]['end_date'] );
	}

	public function test_an_autosave_keeps_what_is_typed_while_a_field_is_wrong(): void {
		$id   = $this->save( '', array( 'title' => 'Mokymai', 'status' => 'publish', 'meta' => array( EventMeta::START_DATE => '2026-12-01' ) ) )->get_data()['id'];
		$kept = $this->save( "/$id/autosaves", array( 'title' => 'Nauji mokymai', 'content' => 'Naujas tekstas', 'meta' => array( EventMeta::END_DATE => '2026-11-30' ) ) );
		self::assertSame( array( 200, 'Nauji mokymai', 'Naujas tekstas' ), array( $kept->get_status(), $kept->get_data()['title']['raw'], $kept->get_data()['content']['raw'] ) );
	}

	public function test_quick_edit_leaves_an_incomplete_draft_a_draft(): void {
		$id = $this->event( 'Mokymai', '', array(), array( 'post_status' => 'draft' ) );

		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
		self::assertSame( 'draft', get_post_status( $id ) );
		update_post_meta( $id, EventMeta::START_DATE, '2026-12-01' );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
		self::assertSame( 'publish', get_post_status( $id ) );
	}

	public function test_a_town_has_an_english_name_too(): void {
		$town  = $this->town( 'Nuotoliu' );
		$_POST = array( 'mentoriai_town_form' => wp_create_nonce( 'mentoriai_town_form' ), 'mentoriai_name_en' => 'Online <b>x</b>' );
		wp_update_term( $town, EventMeta::TOWN, array() );
		self::assertSame( 'Online x', get_term_meta( $town, 'mentoriai_name_en', true ) );

		$_POST = array( 'mentoriai_town_form' => 'wrong', 'mentoriai_name_en' => 'Elsewhere' );
		wp_update_term( $town, EventMeta::TOWN, array() );
		self::assertSame( array( 'Online x' ), get_term_meta( $town, 'mentoriai_name_en' ) );
		ob_start();
		do_action( 'mentoriai_town_edit_form_fields', get_term( $town ) );
		self::assertStringContainsString( 'value="Online x"', (string) ob_get_clean() );
	}

	public function test_all_facts_are_stored_clean(): void {
		$sent = array(
			EventMeta::START_DATE => '2026-12-01',
			EventMeta::SHOW_END   => false,
			EventMeta::STATUS     => 'cancelled',
			EventMeta::LOCATION   => 'Kaunas <script>x</script>',
			EventMeta::SPEAKERS   => array( array( 'title' => 'Ona <b>O.</b>', 'subtitle' => 'A' ), array( 'title' => 'Jonas', 'subtitle' => '', 'mentor' => array( 'kind' => 'static', 'id' => 7 ) ) ),
			EventMeta::FILES      => array( array( 'file' => 7, 'text' => 'Planas' ) ),
		);
		$made = $this->save( '', array( 'title' => 'Mokymai', 'status' => 'publish', 'meta' => $sent ) );

		self::assertSame( 201, $made->get_status(), (string) wp_json_encode( $made->get_data() ) );
		$meta = $made->get_data()['meta'];
		self::assertSame( array( false, 'cancelled', 'Kaunas' ), array( $meta[ EventMeta::SHOW_END ], $meta[ EventMeta::STATUS ], $meta[ EventMeta::LOCATION ] ) );
		self::assertSame( array( array( 'title' => 'Ona O.', 'subtitle' => 'A' ), array( 'title' => 'Jonas', 'subtitle' => '', 'mentor' => array( 'kind' => 'static', 'id' => 7 ) ) ), $meta[ EventMeta::SPEAKERS ] );
		self::assertSame( array( array( 'file' => 7, 'text' => 'Planas' ) ), $meta[ EventMeta::FILES ] );
		self::assertArrayNotHasKey( EventMeta::SEQUENCE, $meta );
		self::assertSame( 400, $this->save( '', array( 'title' => 'A', 'meta' => array( EventMeta::STATUS => 'kitoks' ) ) )->get_status() );
		self::assertSame( 400, $this->save( '', array( 'title' => 'A', 'meta' => array( EventMeta::SPEAKERS => array( array( 'title' => 'A', 'subtitle' => '', 'mentor' => array( 'kind' => 'kitas', 'id' => 7 ) ) ) ) ) )->get_status() );
		self::assertFalse( $this->request( 'GET', 'events/mokymai' )->get_data()['dates']['show_end'] );
	}

	/** WordPress hides texts behind a post's password, but shows its facts. */
	public function test_facts_are_for_the_editor_and_visitors_read_data_v1(): void {
		$id = $this->event( 'Mokymai', '2026-12-01' );
		wp_update_post( array( 'ID' => $id, 'post_password' => 'x' ) );
		wp_set_current_user( 0 );
		$shown = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/' . EventMeta::POST_TYPE . "/$id" ) );

		self::assertSame( 200, $shown->get_status() );
		self::assertStringNotContainsString( '_mentoriai', (string) wp_json_encode( $shown->get_data() ) );
	}

	public function test_only_who_may_edit_the_event_writes_its_facts(): void {
		$id = $this->event( 'Mokymai', '2026-12-01' );
		$author = wp_insert_user( array( 'user_login' => 'autorius', 'user_pass' => 'x', 'role' => 'author' ) );
		self::assertIsInt( $author );
		wp_set_current_user( $author );

		self::assertSame( 403, $this->save( "/$id", array( 'meta' => array( EventMeta::LOCATION => 'Kitur' ) ) )->get_status() );
		self::assertFalse( current_user_can( 'edit_post_meta', $id, EventMeta::LOCATION ) );
		self::assertSame( '', get_post_meta( $id, EventMeta::LOCATION, true ) );
	}

	/** @param array<string, mixed> $body */
	private function save( string $path, array $body ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/wp/v2/' . EventMeta::POST_TYPE . $path );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}
}
