<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Content\Rest;

use MentoriaiPortal\Content\PageText;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Tests\IntegrationTestCase;

final class GetDefaultRouteTest extends IntegrationTestCase {

	private const TEXT = '<!-- wp:paragraph --><p>Įžanga &amp; „kabutės“ <script>alert(1)</script><a href="javascript:x" onclick="y">z</a></p><!-- /wp:paragraph -->';

	public function test_a_page_comes_with_its_text_and_blocks_in_order(): void {
		$faq       = get_comment_delimited_block_content( 'mentoriai/faq', array( 'bloko_antraste' => 'DUK', 'items' => array( array( 'klausimas' => 'Kiek & kada?', 'atsakymas' => '<p onclick="x">Nemokama<script>1</script></p>' ) ) ), '' );
		$checklist = get_comment_delimited_block_content( 'mentoriai/checklist', array( 'klausimai' => array( 'Ar taip?', 'Ar ne?' ), 'tekstas_visi' => 'Visi', 'tekstas_ne_visi' => 'Ne visi' ), '' );
		$id        = $this->page( 'lt', 'testas', self::TEXT . $checklist . '<!-- wp:paragraph --><p>Vidurys</p><!-- /wp:paragraph -->' . $faq, 'Įvadas & daugiau' );

		$data = $this->request( 'GET', "get_default/$id" )->get_data()['data'];

		self::assertSame( array( $id, 'default', 'Testas – „A“ & B', 'Įvadas & daugiau' ), array( $data['id'], $data['type'], $data['title'], $data['text'] ) );
		self::assertSame( array( 'checklist', 'text', 'faq' ), array_column( $data['blocks'], 'type' ) );
		self::assertStringContainsString( '„kabutės“', $data['text_full'] );
		self::assertStringNotContainsString( '<script', $data['text_full'] );
		self::assertStringNotContainsString( 'javascript:', $data['text_full'] );
		self::assertStringNotContainsString( 'onclick', wp_json_encode( $data ) ?: '' );
		self::assertSame( array( 'Ar taip?', 'Ar ne?' ), $data['blocks'][0]['klausimai'] );
		self::assertSame( 'Kiek & kada?', $data['blocks'][2]['klausimas_ir_atsakymas'][0]['klausimas'] );
		self::assertSame( array( 'lt' => home_url( '/testas' ), 'en' => null ), $data['alternates'] );
	}

	public function test_a_block_without_questions_is_absent_and_answers_have_paragraphs(): void {
		$faq   = static fn ( array $items ): string => get_comment_delimited_block_content( 'mentoriai/faq', array( 'bloko_antraste' => 'DUK', 'items' => $items ), '' );
		$empty = $faq( array() ) . $faq( array( array( 'klausimas' => ' ', 'atsakymas' => 'Atsakymas' ), 'x' ) )
			. get_comment_delimited_block_content( 'mentoriai/checklist', array( 'klausimai' => array( '', ' ', array( 'x' ) ), 'tekstas_visi' => 'Visi' ), '' );
		$id    = $this->page( 'lt', 'testas', $empty . $faq( array( array( 'klausimas' => 'Kiek &amp; kada?', 'atsakymas' => 'Viena <strong>a</strong><br>eilutė<br><br>Kita' ) ) ) );

		$blocks = $this->request( 'GET', "get_default/$id" )->get_data()['data']['blocks'];

		self::assertSame( array( 'faq' ), array_column( $blocks, 'type' ) );
		self::assertSame(
			array( array( 'klausimas' => 'Kiek & kada?', 'atsakymas' => '<p>Viena <strong>a</strong><br>eilutė</p><p>Kita</p>' ) ),
			$blocks[0]['klausimas_ir_atsakymas']
		);
	}

	public function test_an_id_of_either_language_gives_the_translation(): void {
		$lt = $this->page( 'lt', 'testas', self::TEXT );
		$en = $this->page( 'en', 'test-page', self::TEXT );

		self::assertSame( $en, $this->request( 'GET', "get_default/$lt/?lang=en" )->get_data()['data']['id'] );
		self::assertSame( $lt, $this->request( 'GET', "get_default/$en" )->get_data()['data']['id'] );
		$alternates = $this->request( 'GET', "get_default/$en" )->get_data()['data']['alternates'];
		self::assertSame( array( 'lt' => home_url( '/testas' ), 'en' => home_url( '/en/test-page' ) ), $alternates );
		self::assertArrayNotHasKey( 'text_lang', $this->request( 'GET', "get_default/$en" )->get_data()['data'] );
	}

	public function test_the_other_language_stands_in_where_there_is_no_translation(): void {
		$lt = $this->page( 'lt', 'testas', self::TEXT );

		$data = $this->request( 'GET', "get_default/$lt?lang=en" )->get_data()['data'];

		self::assertSame( array( $lt, 'lt' ), array( $data['id'], $data['text_lang'] ) );
	}

	public function test_what_is_not_a_published_page_of_the_portal_is_missing(): void {
		$draft = $this->page( 'lt', 'testas', self::TEXT );
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'draft' ) );
		$foreign = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Svetimas' ) );
		$post    = (int) wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Įrašas' ) );

		foreach ( array( $draft, $foreign, $post, 99999999 ) as $id ) {
			self::assertSame( 404, $this->request( 'GET', "get_default/$id" )->get_status(), (string) $id );
		}
		self::assertSame( 400, $this->request( 'GET', 'get_default/abc' )->get_status() );
	}

	public function test_a_page_costs_at_most_three_queries(): void {
		$id = $this->page( 'lt', 'testas', self::TEXT );
		$this->request( 'GET', "get_default/$id" );
		$empty = $this->count_queries( fn () => $this->request( 'GET', 'no-such-route' ) );

		$queries = $this->count_queries( fn () => $this->request( 'GET', "get_default/$id" ) );

		// The limiter's write apart.
		self::assertLessThanOrEqual( 3 + 1, $queries - $empty );
	}

	private function page( string $lang, string $slug, string $content, string $excerpt = '' ): int {
		return ( new PageWriter() )->put( 'testas', null, Lang::from_query( $lang ), new PageText( $slug, 'Testas – „A“ & B', $excerpt, $content ) );
	}
}
