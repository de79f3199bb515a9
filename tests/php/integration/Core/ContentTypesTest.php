<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core;

use MentoriaiPortal\Content\BlockTypes;
use MentoriaiPortal\Core\ContentTypes;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\PostType as Events;
use MentoriaiPortal\Mentors\PostType as Mentors;
use MentoriaiPortal\Stories\PostType as Stories;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionClass;
use WP_Block_Type_Registry;
use WP_REST_Request;

/**
 * What a request that shows and edits no content is spared, and that every way to content finds all of it.
 */
final class ContentTypesTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		self::begin_anew();
	}

	/** @param string $route What the HTTP request is for; '' for none of REST. */
	private static function begin_anew( string $route = '/wp/v2/posts' ): void {
		$GLOBALS['wp']->query_vars['rest_route'] = $route;
		$class = new ReflectionClass( ContentTypes::class );
		$class->setStaticPropertyValue( 'is_named', false );
		$class->setStaticPropertyValue( 'is_described', false );
		unregister_meta_key( 'post', EventMeta::SHOW_END, EventMeta::POST_TYPE );
		foreach ( BlockTypes::names() as $block ) {
			WP_Block_Type_Registry::get_instance()->is_registered( $block ) && unregister_block_type( $block );
		}
		Events::register();
		Mentors::register();
		Stories::register();
		$GLOBALS['wp_rest_server'] = null;
		rest_get_server();
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp']->query_vars['rest_route'] );
		ContentTypes::describe();
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	public function test_nothing_is_made_for_a_request_that_is_not_for_content(): void {
		rest_do_request( '/wp/v2/posts' );
		self::assertSame( array(), preg_grep( '~mentoriai_~', array_keys( rest_get_server()->get_routes( 'wp/v2' ) ) ) );
		self::assertSame( 'mentoriai_event', get_post_type_object( 'mentoriai_event' )?->labels->name );
		self::assertArrayNotHasKey( EventMeta::SHOW_END, get_registered_meta_keys( 'post', EventMeta::POST_TYPE ) );
	}

	#[DataProvider( 'routes' )]
	public function test_a_route_of_ours_is_there_for_who_asks( string $route ): void {
		self::assertSame( 200, rest_do_request( $route )->get_status(), 'by the way, in a request for another' );
		foreach ( array( $route, '' ) as $asked ) {
			self::begin_anew( $asked );
			self::assertSame( 200, rest_do_request( $route )->get_status() );
		}
	}

	/** @return iterable<array{string}> */
	public static function routes(): iterable {
		yield array( '/wp/v2/mentoriai_event' );
		yield array( '/wp/v2/mentoriai_mentor' );
		yield array( '/wp/v2/mentoriai_story' );
		yield array( '/wp/v2/mentoriai_town' );
		yield array( '/wp/v2/mentoriai_field' );
	}

	public function test_to_everybody_else_they_are_shown_in_rest_all_the_time(): void {
		$seen = array();
		foreach ( array( 0, 97, 100 ) as $priority ) {
			add_action( 'rest_api_init', static function () use ( &$seen ): void {
				$seen[] = count( array_intersect( array( 'mentoriai_event', 'mentoriai_mentor', 'mentoriai_story' ), get_post_types( array( 'show_in_rest' => true ) ) ) ) + count( array_intersect( array( 'mentoriai_town', 'mentoriai_field' ), get_taxonomies( array( 'show_in_rest' => true ) ) ) );
			}, $priority );
		}
		self::begin_anew();
		self::assertSame( array( 5, 5, 5 ), $seen );
		$id = self::factory_post( EventMeta::POST_TYPE );
		self::assertSame( "/wp/v2/mentoriai_event/$id", rest_get_route_for_post( $id ) );
		$photo = wp_insert_attachment( array( 'post_title' => 'Nuotrauka', 'post_mime_type' => 'image/png', 'post_parent' => $id ) );
		self::assertSame( 200, rest_do_request( "/wp/v2/media/$photo" )->get_status(), 'A file of an event is as public as the event.' );
	}

	public function test_who_takes_a_type_out_of_rest_is_heard(): void {
		add_filter( 'register_mentoriai_event_post_type_args', static fn ( array $args ): array => array( 'show_in_rest' => false ) + $args );
		self::begin_anew();
		self::assertSame( 404, rest_do_request( '/wp/v2/mentoriai_event' )->get_status() );
		self::assertSame( 200, rest_do_request( '/wp/v2/mentoriai_story' )->get_status() );
	}

	public function test_who_asks_right_after_the_routes_were_made_gets_them(): void {
		$seen = array();
		add_action( 'rest_api_init', static function () use ( &$seen ): void {
			$seen[] = rest_do_request( '/wp/v2/mentoriai_event' )->get_status();
		}, 100 );
		self::begin_anew();
		$seen[] = rest_do_request( '/wp/v2/mentoriai_event' )->get_status();
		self::assertSame( array( 200, 200 ), $seen );
	}

	public function test_options_and_index_tell_of_them(): void {
		$options = rest_do_request( new WP_REST_Request( 'OPTIONS', '/wp/v2/mentoriai_event' ) );
		self::assertStringContainsString( EventMeta::SHOW_END, (string) wp_json_encode( apply_filters( 'rest_post_dispatch', $options, rest_get_server(), new WP_REST_Request( 'OPTIONS', '/wp/v2/mentoriai_event' ) ) ) );
		self::begin_anew();
		$routes = rest_do_request( '/wp/v2' )->get_data()['routes'];
		self::assertArrayHasKey( '/wp/v2/mentoriai_event', $routes );
		self::assertArrayHasKey( '/wp/v2/mentoriai_town', $routes );
		self::assertNotSame( array(), preg_grep( '~^/wp/v2/mentoriai_event/.+/autosaves$~', array_keys( $routes ) ) );
	}

	public function test_names_are_translated_where_they_are_told(): void {
		foreach ( array( 0, 1 ) as $user ) {
			self::begin_anew( '/wp/v2/types' );
			wp_set_current_user( $user );
			self::assertSame( __( 'Events', 'mentoriai-portal' ), rest_do_request( '/wp/v2/types' )->get_data()['mentoriai_event']['name'] );
			self::assertSame( __( 'Cities', 'mentoriai-portal' ), rest_do_request( '/wp/v2/taxonomies' )->get_data()['mentoriai_town']['name'] );
		}
		self::assertSame( __( 'City', 'mentoriai-portal' ), get_taxonomy( 'mentoriai_town' )->labels->singular_name ?? '' );
	}

	public function test_search_finds_them(): void {
		$id = self::factory_post( EventMeta::POST_TYPE );
		self::begin_anew( '/wp/v2/search' );
		self::assertSame( array( $id ), array_column( rest_do_request( self::search( $id ) )->get_data(), 'id' ) );
	}

	public function test_meta_has_its_default_and_is_cleaned_wherever_it_is_read_and_written(): void {
		$id = self::factory_post( EventMeta::POST_TYPE );
		self::assertTrue( get_post_meta( $id, EventMeta::SHOW_END, true ) );
		self::begin_anew();
		update_post_meta( $id, EventMeta::LOCATION, '<b>Vilnius</b>' );
		self::assertSame( 'Vilnius', get_post_meta( $id, EventMeta::LOCATION, true ) );
	}

	private static function factory_post( string $type ): int {
		return wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'Zuikiai ' . wp_generate_password( 8, false ) ), false, false );
	}

	private static function search( int $id ): WP_REST_Request {
		$request = new WP_REST_Request( 'GET', '/wp/v2/search' );
		$request->set_query_params( array( 'search' => get_the_title( $id ), 'subtype' => EventMeta::POST_TYPE ) );
		return $request;
	}
}
