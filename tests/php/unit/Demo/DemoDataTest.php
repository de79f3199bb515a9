<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Demo;

use MentoriaiPortal\Demo\DemoData;
use PHPUnit\Framework\TestCase;

/**
 * The data files fit together, so that an import cannot stop over them.
 */
final class DemoDataTest extends TestCase {

	private DemoData $data;

	protected function setUp(): void {
		$this->data = new DemoData( dirname( __DIR__, 4 ) . '/includes/Demo/data/' );
	}

	public function test_links_name_pages_that_exist(): void {
		$pages = array_column( $this->data->pages(), 'key' );
		$named = array();
		foreach ( array( 'lt', 'en' ) as $lang ) {
			$menus = $this->data->menus()[ $lang ];
			$home  = $this->data->home()[ $lang ];
			array_push(
				$named,
				...array_column( $menus['main'], 'page' ),
				...array_column( $menus['footer']['block1']['links'], 'page' ),
				...array_column( array( ...$home['twocols'], ...$home['twocolsold'], ...$home['blocks2'] ), 'page' )
			);
		}
		self::assertCount( 32, $named );
		self::assertSame( array(), array_values( array_diff( $named, $pages ) ) );
	}

	public function test_links_in_texts_lead_to_pages_of_the_same_language(): void {
		foreach ( array( 'lt', 'en' ) as $lang ) {
			$paths = array_map( static fn ( array $page ): string => $page[ $lang ]['path'], $this->data->pages() );
			foreach ( $this->data->pages() as $page ) {
				$text = $page[ $lang ]['html'] . implode( '', array_column( $page[ $lang ]['faq'] ?? array(), 'answer_html' ) );
				preg_match_all( '~href="(/[^"]*)"~', $text, $links );
				self::assertSame( array(), array_values( array_diff( $links[1], $paths ) ), $page['key'] );
			}
		}
	}

	public function test_people_have_known_fields_and_talk_to_one_another(): void {
		$fields = array_column( $this->data->fields(), 'slug' );
		foreach ( array( ...$this->data->mentors(), ...$this->data->static_mentors() ) as $mentor ) {
			self::assertSame( array(), array_diff( $mentor['fields'], $fields ) );
		}
		$founders = array_column( $this->data->founders(), 'email' );
		$mentors  = array_column( $this->data->mentors(), 'login_email' );
		foreach ( $this->data->conversations() as $conversation ) {
			self::assertContains( $conversation['founder'], $founders );
			self::assertContains( $conversation['mentor'], $mentors );
			self::assertSame( $conversation['founder'], $conversation['messages'][0]['from'] );
			self::assertSame( array(), array_diff( array_column( $conversation['messages'], 'from' ), array( $conversation['founder'], $conversation['mentor'] ) ) );
		}
		self::assertGreaterThanOrEqual( 24, count( $mentors ) );
		self::assertGreaterThanOrEqual( 8, count( $fields ) );
		self::assertGreaterThanOrEqual( 8, count( $this->data->static_mentors() ) );
	}
}
