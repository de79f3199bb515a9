<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Content\Rest;

use MentoriaiPortal\Content\PageText;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Tests\IntegrationTestCase;

final class GetHomeRouteTest extends IntegrationTestCase {

	public function test_only_what_an_editor_placed_is_there(): void {
		$this->home( array( 'intro' => array( 'title' => 'Sveiki & labas', 'text' => 'Tekstas', 'html' => '<p>a<script>b</script></p>' ) ) );

		$data = $this->request( 'GET', 'get_home' )->get_data()['data'];

		self::assertSame( array( 'intro', 'alternates', 'meta' ), array_keys( $data ) );
		self::assertSame( array( 'title' => 'Sveiki & labas', 'text' => 'Tekstas', 'background' => null, 'logo' => null, 'html' => '<p>ab</p>' ), $data['intro'] );
		self::assertSame( array( 'lt' => home_url( '/' ), 'en' => home_url( '/en/' ) ), $data['alternates'] );
	}

	public function test_links_stay_in_the_language_and_icons_are_images(): void {
		$list = array( array( 'ico' => 'flag', 'title' => 'A', 'text' => 'B', 'link' => '/e-mentoryste' ) );
		$this->home( array( 'twocols' => array( 'list' => $list ), 'blocks2' => array( 'list' => array( array( 'title' => 'C', 'action' => 'nonsense', 'type' => 'mentorius', 'url' => 'javascript:alert(1)' ) ) ) ), Lang::En );

		$data = $this->request( 'GET', 'get_home?lang=en' )->get_data()['data'];

		self::assertSame( home_url( '/en/e-mentoryste' ), $data['twocols'][0]['link'] );
		self::assertStringEndsWith( '/assets/icons/flag.svg', $data['twocols'][0]['ico']['resized']['src'] );
		self::assertSame( array( 'register', 'mentorius', '' ), array( $data['blocks2'][0]['action'], $data['blocks2'][0]['type'], $data['blocks2'][0]['url'] ) );
	}

	public function test_a_change_is_seen_at_once(): void {
		$this->home( array( 'intro' => array( 'title' => 'Pirma' ) ) );
		$this->request( 'GET', 'get_home' );
		$this->home( array( 'intro' => array( 'title' => 'Antra' ) ) );

		self::assertSame( 'Antra', $this->request( 'GET', 'get_home' )->get_data()['data']['intro']['title'] );
	}

	public function test_home_costs_at_most_three_queries(): void {
		$this->home( array( 'intro' => array( 'title' => 'A' ), 'mentors' => array( 'count' => 8 ) ) );
		$this->request( 'GET', 'get_home' );
		$empty = $this->count_queries( fn () => $this->request( 'GET', 'no-such-route' ) );

		self::assertLessThanOrEqual( 3 + 1, $this->count_queries( fn () => $this->request( 'GET', 'get_home' ) ) - $empty );
	}

	/** @param array<string, array<string, mixed>> $blocks */
	private function home( array $blocks, Lang $lang = Lang::Lt ): void {
		$content = '';
		foreach ( $blocks as $name => $attrs ) {
			$content .= get_comment_delimited_block_content( 'mentoriai/' . $name, $attrs, '' );
		}
		( new PageWriter() )->put( 'home', Screen::Home, $lang, new PageText( '', 'Pradžia', '', $content ) );
	}
}
