<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Shell;

use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Stories\StoriesModule;

final class StructuredDataTest extends ShellTestCase {

	private const CORPUS = array(
		'</script><script>alert(1)</script>',
		'<!--<script>',
		'"};alert(1);//',
		"' onload='x",
		'&lt;/script&gt;',
		']]>',
		"\u{2028}\u{2029}",
		'Ąžuolas „ir“ \\u003c/script',
	);

	public function test_the_name_of_the_site_is_one_for_readers_programs_and_mails(): void {
		add_filter( 'mentoriai_setting', static fn ( mixed $value, string $name ): mixed => 'site_name' === $name ? 'Verslo <b>draugai' : $value, 20, 2 );
		$page = $this->page( '/' );
		self::assertStringContainsString( ' | Verslo &lt;b&gt;draugai</title>', $this->head( $page ) );
		self::assertStringContainsString( '<meta property="og:site_name" content="Verslo &lt;b&gt;draugai">', $this->head( $page ) );
		self::assertSame( 'Verslo <b>draugai', $this->things( $page )['Organization']['name'] );
		self::assertSame( 'Verslo <b>draugai', ( new SiteName( new Settings() ) )->sender() );
	}

	/** @return iterable<string, array{string, string, string, string}> */
	public static function moments(): iterable {
		yield 'winter' => array( '2026-12-03', '17:30', '19:00', '2026-12-03T17:30:00+02:00' );
		yield 'summer' => array( '2027-06-03', '17:30', '19:00', '2027-06-03T17:30:00+03:00' );
		yield 'the day clocks go back' => array( '2027-10-31', '09:00', '', '2027-10-31T09:00:00+02:00' );
		yield 'a whole day' => array( '2026-12-03', '', '', '2026-12-03' );
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'moments' )]
	public function test_an_event_begins_on_vilnius_clock( string $day, string $from, string $to, string $expected ): void {
		$this->freeze( '2026-11-21T08:15:00Z' );
		$this->post( EventMeta::POST_TYPE, 'renginys', 'lt', array( EventMeta::START_DATE => $day, EventMeta::START_TIME => $from, EventMeta::END_TIME => $to, EventMeta::STATUS => 'cancelled', EventMeta::PLACE => 'Gedimino pr. 1' ) );

		$page  = $this->page( '/event/renginys' );
		$event = $this->things( $page )['Event'];

		self::assertSame( $expected, $event['startDate'] );
		self::assertSame( '' !== $to ? substr( $expected, 0, 11 ) . '19:00:00' . substr( $expected, 19 ) : ( '' === $from ? $day : null ), $event['endDate'] ?? null );
		self::assertSame( 'https://schema.org/EventCancelled', $event['eventStatus'] );
		self::assertSame( 'Gedimino pr. 1', $event['location']['address']['streetAddress'] );
		self::assertSame( array( 'Organization', $page->canonical ), array( $event['organizer']['@type'], $event['url'] ) );
	}

	public function test_a_speaker_who_is_a_mentor_leads_to_the_page_of_the_mentor(): void {
		$this->freeze( '2026-11-21T08:15:00Z' );
		$mentor = array( 'kind' => 'static', 'id' => $this->post( StaticMentors::POST_TYPE, 'ona' ) );
		$this->post( EventMeta::POST_TYPE, 'renginys', 'lt', array( EventMeta::START_DATE => '2026-12-03', EventMeta::SPEAKERS => array( array( 'title' => 'Ona', 'subtitle' => '', 'mentor' => $mentor ), array( 'title' => 'Jonas', 'subtitle' => '' ) ) ) );

		$page = $this->page( '/event/renginys' );
		$url  = home_url( '/mentoriai-spieciuose/ona' );

		self::assertSame( array( array( '@type' => 'Person', 'name' => 'Ona', 'url' => $url ), array( '@type' => 'Person', 'name' => 'Jonas' ) ), $this->things( $page )['Event']['performer'] );
		self::assertStringContainsString( "<b><a href=\"$url\">Ona</a></b>", $this->main( $page ) );
		self::assertStringContainsString( '<b>Jonas</b>', $this->main( $page ) );
	}

	public function test_a_story_is_an_article_on_a_way_from_home(): void {
		$this->post( StoriesModule::POST_TYPE, 'istorija' );

		$page   = $this->page( '/success-stories/istorija' );
		$things = $this->things( $page );

		self::assertSame( 'Pavadinimas istorija', $things['Article']['headline'] );
		self::assertMatchesRegularExpression( '~^\d{4}-\d\d-\d\dT[\d:]{8}[+-]\d\d:\d\d$~', $things['Article']['datePublished'] );
		self::assertSame( 'Organization', $things['Article']['author']['@type'] );
		self::assertSame( array( home_url( '/' ), home_url( '/sekmes-istorijos' ), $page->canonical ), array_column( $things['BreadcrumbList']['itemListElement'], 'item' ) );
	}

	public function test_home_names_the_agency_and_its_other_places(): void {
		( new Settings() )->update( array( 'social_facebook' => 'https://facebook.com/x', 'social_youtube' => '' ) );

		$agency = $this->things( $this->page( '/' ) )['Organization'];

		self::assertSame( array( 'https://facebook.com/x' ), $agency['sameAs'] );
		self::assertSame( 'https://example.test/logo.png', $agency['logo'] );
	}

	public function test_questions_of_a_page(): void {
		$this->content_page( 'duk', 0, '<!-- wp:mentoriai/faq {"bloko_antraste":"DUK","items":[{"klausimas":"Kiek?","atsakymas":"\u003cp\u003eNieko \u0026amp; viskas\u003c/p\u003e"}]} /-->' );

		$faq = $this->things( $this->page( '/duk' ) )['FAQPage'];

		self::assertSame( array( 'Kiek?', 'Nieko & viskas' ), array( $faq['mainEntity'][0]['name'], $faq['mainEntity'][0]['acceptedAnswer']['text'] ) );
	}

	public function test_no_text_of_an_editor_leaves_its_place(): void {
		foreach ( self::CORPUS as $index => $text ) {
			$id = $this->post( StoriesModule::POST_TYPE, "istorija-$index" );
			// Past what WordPress strips from titles of editors.
			global $wpdb;
			$wpdb->update( $wpdb->posts, array( 'post_title' => $text, 'post_excerpt' => $text ), array( 'ID' => $id ) );
			clean_post_cache( $id );
			do_action( 'wp_after_insert_post', $id, get_post( $id ), true, null );

			$page   = $this->page( "/success-stories/istorija-$index" );
			$script = $this->script( $page );

			self::assertSame( 1, substr_count( $script, '</script' ), $script );
			self::assertSame( 1, substr_count( $script, '<script' ), $script );
			self::assertSame( $page->title, $this->things( $page )['Article']['headline'] );
			self::assertStringNotContainsString( '<script>', $this->head( $page ) . $this->main( $page ) );
		}
	}
}
