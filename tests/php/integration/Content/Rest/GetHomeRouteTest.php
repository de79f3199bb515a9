<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Content\Rest;

use MentoriaiPortal\Content\PageText;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\HubContact;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Stories\StoriesModule;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class GetHomeRouteTest extends IntegrationTestCase {

	public function test_only_what_an_editor_placed_is_there(): void {
		$this->home( array( 'intro' => array( 'title' => 'Sveiki & labas', 'text' => 'Tekstas', 'html' => '<p>a<script>b</script></p>' ) ) );

		$data = $this->request( 'GET', 'get_home' )->get_data()['data'];

		self::assertSame( array( 'intro', 'order', 'titles', 'alternates', 'meta' ), array_keys( $data ) );
		self::assertSame( array( 'intro' ), $data['order'] );
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

	public function test_all_eight_sections_stand_in_the_order_of_the_editor(): void {
		[ $event, $story ] = array( $this->event( 'Susitikimas', '2030-05-01' ), $this->story( 'Istorija' ) );
		$this->mentor( 'Ona' );
		$list = array( 'list' => array( array( 'title' => 'A', 'text' => 'B' ) ) );
		$this->home(
			array(
				'stories'    => array( 'title' => 'Pasakoja <b>įkūrėjai</b>' ),
				'blocks2'    => $list,
				'mentors'    => array(),
				'twocolsold' => $list,
				'blocks'     => $list,
				'events'     => array( 'title' => 'Kas laukia' ),
				'twocols'    => $list,
				'intro'      => array( 'title' => 'Sveiki' ),
			)
		);

		$data = $this->request( 'GET', 'get_home' )->get_data()['data'];

		self::assertSame( array( 'istorijos', 'blocks2', 'mentoriai', 'twocolsold', 'blocks', 'events', 'twocols', 'intro' ), $data['order'] );
		self::assertSame( array(), array_diff( $data['order'], array_keys( $data ) ) );
		self::assertEqualsCanonicalizing( array( 'istorijos' => 'Pasakoja įkūrėjai', 'events' => 'Kas laukia' ), $data['titles'] );
		self::assertSame( array( array( $event ), array( $story ) ), array( array_column( $data['events'], 'id' ), array_column( $data['istorijos'], 'id' ) ) );
		$of_list = $this->request( 'GET', 'mentoriai_dynamic' )->get_data()['list'][0];
		self::assertSame( array( 'first_name' => 'Ona', 'last_name' => 'Petraitė', 'pareigos_ir_imone' => $of_list['text'] ) + $of_list, $data['mentoriai'][0], 'A mentor saved on home is the same as one saved in the list.' );
	}

	public function test_what_was_chosen_by_hand_comes_in_its_order_without_what_is_gone(): void {
		$mentors = array( $this->mentor( 'Ona' ), $this->mentor( 'Jonas' ), $this->mentor( 'Rasa' ) );
		$stories = array( $this->story( 'Pirma' ), $this->story( 'Antra' ), $this->story( 'Trečia' ) );
		$events  = array( $this->event( 'Kovas', '2030-03-01' ), $this->event( 'Balandis', '2030-04-01' ), $this->event( 'Gegužė', '2030-05-01' ) );
		wp_delete_post( $stories[1], true );
		wp_trash_post( $events[1] );
		$this->home(
			array(
				'mentors' => array( 'count' => 1, 'ids' => array( $mentors[2], 99999999, (string) $mentors[0], $mentors[2], 'x', array( 1 ), -5 ) ),
				'stories' => array( 'ids' => array( $stories[2], $stories[1], $stories[0] ) ),
				'events'  => array( 'ids' => array( $events[2], $events[1], $events[0] ) ),
			)
		);

		$data = $this->request( 'GET', 'get_home' )->get_data()['data'];

		self::assertSame( array( 'Rasa', 'Ona' ), array_column( $data['mentoriai'], 'first_name' ) );
		self::assertSame( array( $stories[2], $stories[0] ), array_column( $data['istorijos'], 'id' ) );
		self::assertSame( array( $events[2], $events[0] ), array_column( $data['events'], 'id' ) );
	}

	public function test_a_mentor_who_pauses_and_an_event_that_passes_are_gone_without_an_editors_doing(): void {
		$id = $this->mentor( 'Ona' );
		$this->event( 'Susitikimas', '2030-05-01' );
		$this->home( array( 'mentors' => array(), 'events' => array(), 'intro' => array( 'title' => 'A' ) ) );
		$this->freeze( '2030-05-01T12:00:00Z' );
		self::assertSame( array( 'mentoriai', 'events', 'intro' ), $this->request( 'GET', 'get_home' )->get_data()['data']['order'] );

		do_action( 'mentoriai_set_user_status', $id, 'paused' );
		$this->freeze( '2030-05-02T12:00:00Z' );
		$data = $this->request( 'GET', 'get_home' )->get_data()['data'];

		self::assertSame( array( 'intro' ), $data['order'] );
		self::assertArrayNotHasKey( 'mentoriu_puslapis', $data );
	}

	public function test_attributes_of_the_wrong_shape_break_nothing(): void {
		$wrong = array( 'title' => array( 'x' ), 'text' => 5, 'html' => array(), 'background' => 'nonsense', 'logo' => array(), 'list' => 'x', 'ids' => 'x', 'count' => 'many' );
		$this->mentor( 'Ona' );
		$this->home( array_fill_keys( array( 'intro', 'twocols', 'events', 'blocks', 'twocolsold', 'mentors', 'blocks2', 'stories', 'numbers', 'partners' ), $wrong + array( 'buttons' => 'x', 'facts' => array( 'x', array( 'value' => array() ) ), 'button' => array(), 'link' => array( 'x' ) ) ) );

		$reply = $this->request( 'GET', 'get_home' );
		$data  = $reply->get_data()['data'];

		self::assertSame( 200, $reply->get_status() );
		self::assertSame( array( 'intro', 'mentoriai' ), $data['order'] );
		self::assertSame( array( 'title' => '', 'text' => '5', 'background' => null, 'logo' => null, 'html' => '' ), $data['intro'] );
	}

	public function test_an_item_nobody_filled_in_and_a_second_section_are_left_out(): void {
		$empty = array( 'list' => array( array( 'title' => ' ', 'ico' => 'flag' ), array( 'title' => 'A &amp; B<br>C' ) ) );
		$this->home_of( self::block( 'twocols', $empty ) . self::block( 'twocols', array( 'list' => array( array( 'title' => 'Kitas' ) ) ) ) );

		$data = $this->request( 'GET', 'get_home' )->get_data()['data'];

		self::assertSame( array( 'A & B C' ), array_column( $data['twocols'], 'title' ) );
		self::assertSame( array( 'twocols' ), $data['order'] );
	}

	public function test_buttons_say_and_lead_where_the_editor_wants_and_stay_the_portals_otherwise(): void {
		$card = array( 'title' => 'A', 'link' => '/kontaktai', 'button' => 'Klauskite <b>drąsiai</b>' );
		$this->mentor( 'Ona' );
		$this->home(
			array(
				'intro'      => array( 'title' => 'A', 'buttons' => array( array( 'text' => 'Ieškau', 'link' => '' ), array( 'link' => 'https://lvpa.lt/' ) ) ),
				'twocols'    => array( 'list' => array( $card, array( 'title' => 'B' ) ) ),
				'twocolsold' => array( 'list' => array( $card ) ),
				'blocks2'    => array( 'list' => array( array( 'url' => '/kontaktai' ) + $card ) ),
				'mentors'    => array( 'button' => 'Visi 35', 'link' => '/kontaktai' ),
			)
		);

		$data = $this->request( 'GET', 'get_home' )->get_data()['data'];

		self::assertSame( array( array( 'text' => 'Ieškau', 'link' => '' ), array( 'text' => '', 'link' => 'https://lvpa.lt/' ) ), $data['intro']['buttons'] );
		self::assertSame( array( 'mentoriai' => array( 'text' => 'Visi 35', 'link' => home_url( '/kontaktai' ) ) ), $data['buttons'] );
		foreach ( array( 'twocols', 'twocolsold', 'blocks2' ) as $name ) {
			self::assertSame( 'Klauskite drąsiai', $data[ $name ][0]['button'], $name );
		}
		self::assertSame( 'Gauti atsakymą', $data['twocols'][1]['button'] );
		self::assertSame( 'Get answer', $this->request( 'GET', 'get_home?lang=en' )->get_data()['data']['twocols'][1]['button'], 'in the language that is asked for' );
	}

	#[DataProvider( 'unsafe_links' )]
	public function test_a_link_that_runs_or_is_no_address_leads_nowhere( string $link ): void {
		$this->home(
			array(
				'intro'    => array( 'title' => 'A', 'buttons' => array( array( 'text' => 'Ieškau', 'link' => $link ) ) ),
				'twocols'  => array( 'list' => array( array( 'title' => 'A', 'link' => $link ) ) ),
				'blocks2'  => array( 'list' => array( array( 'title' => 'A', 'url' => $link ) ) ),
				'text'     => array( 'title' => 'A', 'link' => $link ),
				'partners' => array( 'list' => array( array( 'title' => 'A', 'url' => $link ) ) ),
			)
		);

		$data = $this->request( 'GET', 'get_home' )->get_data()['data'];

		self::assertSame( array( '', '', '', '' ), array( $data['intro']['buttons'][0]['link'], $data['twocols'][0]['link'], $data['blocks2'][0]['url'], $data['partners']['list'][0]['url'] ) );
		self::assertArrayNotHasKey( 'link', $data['texts'][0] );
	}

	/** @return list<array{string}> */
	public static function unsafe_links(): array {
		return array( array( 'javascript:alert(1)' ), array( " java\nscript:alert(1)" ), array( 'data:text/html,<script>x</script>' ), array( 'vbscript:x' ) );
	}

	public function test_numbers_count_what_the_lists_show_with_the_word_that_fits(): void {
		$field   = wp_insert_term( 'Finansai', 'mentoriai_field' );
		$numbers = array( array( 'count' => 'mentors', 'label' => 'visoje Lietuvoje' ), array( 'count' => 'fields', 'value' => '99' ), array( 'count' => 'cities' ), array( 'count' => 'nonsense', 'value' => '7' ), array( 'value' => '0 €', 'label' => '<i>kaina</i>' ) );
		$this->home( array( 'intro' => array( 'title' => 'A', 'html' => '<p>Sena</p>', 'facts' => $numbers ), 'numbers' => array( 'title' => 'Skaičiai', 'list' => $numbers ) ) );
		$typed = array( 'label' => 'kaina', 'value' => '0 €' );
		self::assertSame( array( $typed ), $this->request( 'GET', 'get_home' )->get_data()['data']['numbers']['list'], 'nobody is counted yet' );

		self::assertIsArray( $field );
		// Cities are those of hubs, where one meets in person.
		$ona = $this->mentor( 'Ona' );
		update_user_meta( $ona, UserMeta::TOWN, 'Zarasai' );
		do_action( 'mentoriai_profile_saved', $ona );
		foreach ( array( 'Kaunas', 'Kaunas', 'Alytus' ) as $town ) {
			$id = $this->content( StaticMentors::POST_TYPE, "Mentorius $town", array( HubContact::TOWN => $town ) );
			wp_set_object_terms( $id, $field['term_id'], 'mentoriai_field' );
		}
		$data = $this->request( 'GET', 'get_home' )->get_data()['data'];

		self::assertSame(
			array( array( 'label' => 'mentoriai visoje Lietuvoje', 'value' => '4' ), array( 'label' => 'verslo sritis', 'value' => '1' ), array( 'label' => 'miestai', 'value' => '2' ), $typed ),
			$data['numbers']['list']
		);
		self::assertSame( 'Skaičiai', $data['numbers']['title'] );
		self::assertSame( '<ul><li><strong>4</strong> mentoriai visoje Lietuvoje</li><li><strong>1</strong> verslo sritis</li><li><strong>2</strong> miestai</li><li><strong>0 €</strong> kaina</li></ul>', $data['intro']['html'] );
		self::assertArrayNotHasKey( 'facts', $data['intro'] );
	}

	public function test_texts_and_partners_show_what_was_written_and_nothing_that_runs(): void {
		$image = wp_insert_attachment( array( 'post_title' => 'Logo', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), 'logo.png' );
		wp_update_attachment_metadata( $image, array( 'width' => 200, 'height' => 50, 'file' => 'logo.png' ) );
		update_post_meta( $image, '_wp_attachment_image_alt', 'Agentūra' );
		$text  = '<!-- wp:paragraph --><p onclick="x">Pirma <script>y</script><a href="javascript:alert(1)">a</a></p><!-- /wp:paragraph --><!-- wp:html --><iframe src="https://a.lt"></iframe><!-- /wp:html -->';
		$this->home_of(
			get_comment_delimited_block_content( 'mentoriai/text', array( 'title' => 'Viena', 'button' => 'Toliau', 'link' => '/kontaktai' ), $text )
			. self::block( 'partners', array( 'list' => array( array( 'img' => $image, 'url' => 'https://lvpa.lt/' ), array( 'title' => 'Be <b>logotipo</b>' ), array( 'img' => 99999999 ), 'x' ) ) )
			. get_comment_delimited_block_content( 'mentoriai/text', array( 'title' => 'Kita' ), '' )
			. self::block( 'text', array() )
		);

		$data = $this->request( 'GET', 'get_home' )->get_data()['data'];

		self::assertSame( array( 'texts', 'partners', 'texts' ), $data['order'] );
		self::assertSame( array( 'Viena', 'Kita' ), array_column( $data['texts'], 'title' ) );
		self::assertSame( array( 'Toliau', home_url( '/kontaktai' ) ), array( $data['texts'][0]['button'], $data['texts'][0]['link'] ) );
		self::assertSame( '<p>Pirma y<a href="alert(1)">a</a></p>', trim( (string) preg_replace( '~>\s+<~', '><', $data['texts'][0]['html'] ) ) );
		self::assertSame( array( 'Agentūra', 'Be logotipo' ), array_column( $data['partners']['list'], 'title' ) );
		self::assertSame( 'https://lvpa.lt/', $data['partners']['list'][0]['url'] );
		self::assertNotNull( $data['partners']['list'][0]['img'] );
	}

	public function test_home_costs_at_most_three_queries(): void {
		$this->mentor( 'Ona' );
		$this->story( 'Istorija' );
		$this->event( 'Susitikimas', '2030-05-01' );
		$this->home( array( 'intro' => array( 'title' => 'A' ), 'mentors' => array( 'count' => 8 ), 'events' => array(), 'stories' => array(), 'numbers' => array( 'list' => array( array( 'count' => 'mentors' ), array( 'count' => 'cities' ) ) ) ) );
		$this->request( 'GET', 'get_home' );
		$empty = $this->count_queries( fn () => $this->request( 'GET', 'no-such-route' ) );
		// As in a request of its own: nothing is known but the options WordPress loads while it starts, and the tests' own.
		wp_cache_flush();
		wp_load_alloptions();
		array_map( 'get_option', array( 'mentoriai_test_settings', 'mentoriai_test_limits', 'mentoriai_test_clock' ) ); // Numbers come from what the lists keep.

		// The limiter's write apart.
		$queries = $this->count_queries( fn () => self::assertCount( 5, $this->request( 'GET', 'get_home' )->get_data()['data']['order'] ) );

		self::assertLessThanOrEqual( 3 + 1, $queries - $empty );
	}

	private function mentor( string $name ): int {
		$id = $this->add_member( Role::Mentor, AccountStatus::Public, array( 'first_name' => $name, 'last_name' => 'Petraitė' ) );
		do_action( 'mentoriai_profile_saved', $id );
		return $id;
	}

	private function story( string $title ): int {
		return $this->content( StoriesModule::POST_TYPE, $title, array() );
	}

	private function event( string $title, string $date ): int {
		return $this->content( EventMeta::POST_TYPE, $title, array( EventMeta::START_DATE => $date, EventMeta::END_DATE => $date ) );
	}

	/** @param array<string, string> $meta */
	private function content( string $type, string $title, array $meta ): int {
		return wp_insert_post(
			array(
				'post_type'   => $type,
				'post_status' => 'publish',
				'post_title'  => $title,
				'meta_input'  => $meta + array( PostMeta::LANG => 'lt', PostMeta::GROUP => wp_generate_uuid4() ),
			)
		);
	}

	/** @param array<string, array<string, mixed>> $blocks */
	private function home( array $blocks, Lang $lang = Lang::Lt ): void {
		$this->home_of( implode( '', array_map( self::block( ... ), array_keys( $blocks ), $blocks ) ), $lang );
	}

	private function home_of( string $content, Lang $lang = Lang::Lt ): void {
		( new PageWriter() )->put( 'home', Screen::Home, $lang, new PageText( '', 'Pradžia', '', $content ) );
	}

	/** @param array<string, mixed> $attrs */
	private static function block( string $name, array $attrs ): string {
		return get_comment_delimited_block_content( 'mentoriai/' . $name, $attrs, '' );
	}
}
