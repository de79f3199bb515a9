<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Events\Rest;

use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Tests\Integration\Events\EventsTestCase;

final class GetEventRouteTest extends EventsTestCase {

	public function test_everything_about_an_event(): void {
		$file   = $this->attachment( 'darbotvarke.pdf', '%PDF-1.4 labas', 'application/pdf' );
		$gone   = $this->attachment( 'dingo.pdf', '%PDF-1.4', 'application/pdf' );
		[ $id ] = $this->pair(
			'Mokymai',
			'Training',
			'2026-12-01',
			array(
				EventMeta::END_DATE   => '2026-12-02',
				EventMeta::START_TIME => '17:30',
				EventMeta::END_TIME   => '12:00',
				EventMeta::SHOW_END   => false,
				EventMeta::URL        => 'https://example.org/registracija?a=1&b=2',
				EventMeta::MAP_URL    => 'javascript:alert(1)',
				EventMeta::PLACE      => 'Pavyzdžio g. 1, Kaunas',
				EventMeta::SPEAKERS   => array( array( 'title' => 'Ona <b>Ona</b>', 'subtitle' => 'UAB „A & B“' ), array( 'title' => ' ', 'subtitle' => 'niekas' ), 'blogai' ),
				EventMeta::FILES      => array( array( 'file' => $file, 'text' => 'Darbotvarkė' ), array( 'file' => $gone, 'text' => 'Dingo' ), array( 'file' => $file, 'text' => '' ), array( 'file' => 'x' ) ),
			)
		);
		wp_update_post( array( 'ID' => $id, 'post_content' => '<!-- wp:paragraph --><p>Labas<script>alert(1)</script> <a href="javascript:x">a</a></p><!-- /wp:paragraph --><!-- wp:shortcode -->[gallery]<!-- /wp:shortcode --><!-- wp:html --><iframe src="https://x.example"></iframe><!-- /wp:html -->' ) );
		wp_delete_attachment( $gone, true );

		$reply = $this->request( 'GET', 'events/mokymai' );
		$event = $reply->get_data();

		self::assertSame( 200, $reply->get_status() );
		self::assertTrue( $event['status'] );
		self::assertSame( array( 'start_date' => '2026-12-01', 'end_date' => '2026-12-02', 'start_time' => '17:30', 'end_time' => '12:00', 'show_end' => false ), $event['dates'] );
		self::assertSame( array( 'Pavyzdžio g. 1, Kaunas', '', 'https://example.org/registracija?a=1&b=2' ), array( $event['vieta'], $event['map_url'], $event['url'] ) );
		self::assertSame( array( array( 'title' => 'Ona Ona', 'subtitle' => 'UAB „A & B“' ) ), $event['pranesejai'] );
		$url = wp_get_attachment_url( $file );
		self::assertSame( array( array( 'file' => $url, 'text' => 'Darbotvarkė', 'size' => 14 ), array( 'file' => $url, 'text' => 'Failas darbotvarke.pdf', 'size' => 14 ) ), $event['files'] );
		self::assertSame( '<p>Labasalert(1) <a>a</a></p>', str_replace( '<a href="x">', '<a>', $event['aprasymas'] ) );
		self::assertSame( array( 'lt' => home_url( '/event/mokymai' ), 'en' => home_url( '/en/event/training' ) ), $event['alternates'] );
		self::assertSame( home_url( '/event/mokymai' ), $event['share_link'] );
		self::assertSame( add_query_arg( 'lang', 'lt', rest_url( 'data/v1/events/mokymai/ics' ) ), $event['ics'] );
		self::assertStringContainsString( 'dates=20261201T173000%2F20261202T120000&ctz=Europe%2FVilnius', $event['google'] );
	}

	public function test_slugs_and_ids_of_either_language_give_the_translation(): void {
		[ $id, $english ] = $this->pair( 'Mokymai', 'Training', '2026-12-01' );

		foreach ( array( 'mokymai', 'training', (string) $id, (string) $english ) as $slug ) {
			self::assertSame( 'Training', $this->request( 'GET', "events/$slug?lang=en" )->get_data()['title'], $slug );
			self::assertSame( 'Mokymai', $this->request( 'GET', "events/$slug" )->get_data()['title'], $slug );
		}
	}

	public function test_one_slug_in_both_languages_is_two_events(): void {
		$this->event( 'Festivalis', '2026-12-01', array(), array( 'post_name' => 'hackathon' ) );
		$english = $this->event( 'Hackathon', '2026-12-05', array( PostMeta::LANG => 'en' ) );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_name' => 'hackathon' ), array( 'ID' => $english ) );
		clean_post_cache( $english );
		update_post_meta( $english, EventMeta::LOCATION, 'Vilnius' );

		self::assertSame( 'Festivalis', $this->request( 'GET', 'events/hackathon' )->get_data()['title'] );
		self::assertSame( 'Hackathon', $this->request( 'GET', 'events/hackathon?lang=en' )->get_data()['title'] );
	}

	public function test_without_a_translation_the_text_says_its_language(): void {
		$this->event( 'Tik lietuviškai', '2026-12-01' );

		$event = $this->request( 'GET', 'events/tik-lietuviskai?lang=en' )->get_data();

		self::assertSame( array( 'Tik lietuviškai', 'lt' ), array( $event['title'], $event['text_lang'] ) );
		self::assertSame( array( 'lt' => home_url( '/event/tik-lietuviskai' ), 'en' => null ), $event['alternates'] );
		self::assertSame( home_url( '/en/event/tik-lietuviskai' ), $event['link'] );
	}

	public function test_what_is_not_public_does_not_exist(): void {
		$missing = $this->request( 'GET', 'events/nera' );
		self::assertSame( 404, $missing->get_status() );
		$hidden = array(
			$this->event( 'Juodrastis', '2026-12-01', array(), array( 'post_status' => 'draft', 'post_name' => 'juodrastis' ) ),
			$this->event( 'Suplanuotas', '2026-12-01', array(), array( 'post_status' => 'future', 'post_date' => '2099-01-01 10:00:00', 'post_name' => 'suplanuotas' ) ),
			$this->event( 'Su slaptazodziu', '2026-12-01', array(), array( 'post_password' => 'abc' ) ),
			$this->event( 'Be datos', '' ),
			wp_insert_post( array( 'post_title' => 'Labas', 'post_status' => 'publish' ) ),
		);
		foreach ( array( ...$hidden, 'juodrastis', 'suplanuotas', 'su-slaptazodziu', 'be-datos', 'labas' ) as $slug ) {
			foreach ( array( "events/$slug", "events/$slug/ics" ) as $path ) {
				$reply = $this->request( 'GET', $path );
				self::assertSame( array( 404, $missing->get_data() ), array( $reply->get_status(), $reply->get_data() ), $path );
			}
		}
	}

	public function test_wordpress_itself_shows_no_event(): void {
		$id = $this->event( 'Mokymai', '2026-12-01' );

		self::assertSame( home_url( '/event/mokymai' ), get_permalink( $id ) );
		self::assertFalse( is_post_type_viewable( EventMeta::POST_TYPE ) );
		self::assertSame( array(), get_posts( array( 's' => 'Mokymai', 'post_type' => 'any' ) ) );
	}

	public function test_few_queries_with_files_and_an_image(): void {
		$files  = array_map( fn ( int $number ): array => array( 'file' => $this->attachment( "failas-$number.pdf", '%PDF-1.4', 'application/pdf' ), 'text' => 'Failas' ), range( 1, 5 ) );
		[ $id ] = $this->pair( 'Mokymai', 'Training', '2026-12-01', array( EventMeta::FILES => $files ) );
		set_post_thumbnail( $id, $this->picture() );
		$this->request( 'GET', 'events/mokymai' );
		$this->request( 'GET', 'events/mokymai' );
		$this->forget_memory();

		$queries = $this->count_queries( fn () => self::assertCount( 5, $this->request( 'GET', 'events/mokymai' )->get_data()['files'] ) );

		self::assertLessThanOrEqual( 3, $queries, 'the limit of public reads included' );
	}
}
