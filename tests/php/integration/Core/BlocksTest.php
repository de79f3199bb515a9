<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core;

use MentoriaiPortal\Core\Blocks\Video;
use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Events\EventFiles;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the portal makes of the editor's blocks. */
final class BlocksTest extends IntegrationTestCase {

	/** Each would run, leave the site or break out if it were let through. */
	private const HOSTILE = array(
		'<script>trap()</script>',
		'"><img src=x onerror=trap()>',
		'" onmouseover="trap()" x="',
		"'><svg/onload=trap()>",
		'javascript:trap()',
		'&#106;avascript:trap()',
		"java\tscript:trap()",
		'data:text/html,<script>trap()</script>',
		'//evil.invalid/x',
		'</figcaption></figure><iframe src=https://evil.invalid></iframe>',
		'<!-- wp:html --><script>trap()</script><!-- /wp:html -->',
		'<style>@import "http://evil.invalid/x.css"</style>',
	);

	/** @return iterable<string, array{string, array{string, string, string}|null}> */
	public static function addresses(): iterable {
		$youtube = array( 'youtube', 'dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' );
		foreach ( array( 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'http://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=9s', 'https://m.youtube.com/watch?v=dQw4w9WgXcQ#x', 'https://youtu.be/dQw4w9WgXcQ?si=a', 'https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' ) as $url ) {
			yield $url => array( $url, $youtube );
		}
		yield 'vimeo' => array( 'https://vimeo.com/76979871', array( 'vimeo', '76979871', 'https://vimeo.com/76979871' ) );
		yield 'vimeo, player' => array( 'https://player.vimeo.com/video/76979871?h=8272103f6e', array( 'vimeo', '76979871', 'https://vimeo.com/76979871/8272103f6e' ) );
		yield 'vimeo, unlisted' => array( 'https://vimeo.com/76979871/8272103f6e', array( 'vimeo', '76979871', 'https://vimeo.com/76979871/8272103f6e' ) );
		$others = array( 'https://youtube.com.evil.invalid/watch?v=dQw4w9WgXcQ', 'https://evil.invalid/https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXc"', 'https://www.youtube.com@evil.invalid/watch?v=dQw4w9WgXcQ', "https://youtu.be/dQw4w9WgXcQ\n<script>", 'https://youtu.be/dQw4w9WgXcQ0', 'https://vimeo.com/channels/x', 'https://vimeo.com/76979871/"onload', 'javascript://youtu.be/dQw4w9WgXcQ', '', ...self::HOSTILE );
		foreach ( $others as $url ) {
			yield "other: $url" => array( $url, null );
		}
	}

	/** @param array{string, string, string}|null $expected */
	#[DataProvider( 'addresses' )]
	public function test_only_addresses_of_a_video_name_one( string $url, ?array $expected ): void {
		self::assertSame( $expected, Video::address( $url ) );
	}

	public function test_each_block_becomes_the_portals_own_markup(): void {
		$file  = $this->attachment( 'gidas.pdf', 'application/pdf' );
		$video = $this->attachment( 'filmas.mp4', 'video/mp4' );
		$url   = (string) wp_get_attachment_url( $video );
		$track = dirname( $url ) . '/lt.vtt';
		$cases = array(
			array( self::block( 'heading', '<h1 class="wp-block-heading has-red-color" style="color:red">A</h1>', array( 'level' => 1 ) ), '<h2>A</h2>' ),
			array( self::block( 'separator', '<hr class="wp-block-separator is-style-dots"/>' ), '<hr>' ),
			array( self::block( 'separator', '<div class="wp-block-separator"></div>', array( 'tagName' => 'div' ) ), '<hr>' ),
			array( self::block( 'paragraph', '<p class="has-text-align-center has-large-font-size"><kbd>A</kbd></p>' ), '<p class="mp-text-center"><kbd>A</kbd></p>' ),
			array( self::block( 'quote', '<blockquote class="wp-block-quote has-text-align-right">' . self::block( 'paragraph', '<p>A</p>' ) . '</blockquote>' ), '<blockquote class="mp-text-right"><p>A</p></blockquote>' ),
			array( self::block( 'table', '<figure class="wp-block-table"><table><tbody><tr><td class="has-text-align-center" data-align="center">A</td></tr></tbody></table></figure>' ), '<figure><table><tbody><tr><td class="mp-text-center">A</td></tr></tbody></table></figure>' ),
			array( self::block( 'list', '<ol style="list-style-type:upper-roman" reversed start="3" class="wp-block-list">' . self::block( 'list-item', '<li>A</li>' ) . '</ol>', array( 'ordered' => true ) ), '<ol reversed start="3" class="mp-text-upper-roman"><li>A</li></ol>' ),
			array( self::block( 'columns', self::block( 'column', self::block( 'paragraph', '<p>A</p>' ), array( 'verticalAlignment' => 'center' ) ) ), '<div class="mp-text-columns"><div class="mp-text-column mp-text-column--center"><p>A</p></div></div>' ),
			array( self::block( 'gallery', '<figure class="wp-block-gallery">' . self::block( 'image', '<figure class="wp-block-image"><img src="/a.png" alt=""/></figure>' ) . '<figcaption class="blocks-gallery-caption">Visos</figcaption></figure>' ), '<div class="mp-text-pictures"><figure><img src="/a.png" alt="" /></figure></div><figure><figcaption>Visos</figcaption></figure>' ),
			array( self::block( 'columns', self::block( 'column', self::block( 'paragraph', '<p>A</p>' ) ) . self::block( 'column', self::block( 'paragraph', '<p>B</p>' ) ) ), '<div class="mp-text-columns"><div class="mp-text-column"><p>A</p></div><div class="mp-text-column"><p>B</p></div></div>' ),
			array( self::block( 'buttons', self::block( 'button', '<div class="wp-block-button"><a class="wp-block-button__link" href="/mentoriai?a=1&amp;b=2">Rasti &amp; <b>rašyti</b></a></div>' ) ), '<div class="mp-text-buttons"><a class="mp-button mp-button--primary" href="/mentoriai?a=1&amp;b=2">Rasti &amp; rašyti</a></div>' ),
			array( self::block( 'buttons', self::block( 'button', '<div><a href="https://pavyzdys.lt" target="_blank">Čia</a></div>', array( 'className' => 'is-style-outline' ) ) ), '<div class="mp-text-buttons"><a class="mp-button mp-button--secondary" href="https://pavyzdys.lt" target="_blank" rel="noopener">Čia</a></div>' ),
			array( self::block( 'details', '<details class="wp-block-details"><summary>Daugiau</summary>' . self::block( 'paragraph', '<p>A</p>' ) . '</details>' ), '<details><summary>Daugiau</summary><p>A</p></details>' ),
			array( self::block( 'file', '<div><a href="x">Gidas</a><a href="x" download>Atsisiųsti</a></div>', array( 'id' => $file, 'href' => '/senas/gidas.pdf' ) ), '<p class="mp-text-file"><a href="' . wp_get_attachment_url( $file ) . '" download>Gidas</a> <small>PDF</small></p>' ),
			array( self::block( 'embed', '<figure><div>https://youtu.be/dQw4w9WgXcQ</div><figcaption>Apie <b>mus</b></figcaption></figure>', array( 'url' => 'https://youtu.be/dQw4w9WgXcQ' ) ), '<figure class="mp-video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><span>Apie mus</span></a><figcaption>Apie <b>mus</b></figcaption></figure>' ),
			array( self::block( 'embed', '<figure></figure>', array( 'url' => 'https://pavyzdys.lt/?a=1&b=2' ) ), '<p><a href="https://pavyzdys.lt/?a=1&amp;b=2">https://pavyzdys.lt/?a=1&amp;b=2</a></p>' ),
			array( self::block( 'video', '<figure><video autoplay controls src="' . $url . '" poster="https://evil.invalid/x.png"><track src="' . $track . '" kind="captions" srclang="lt" label="Lietuvių"/><track src="https://evil.invalid/x.vtt" kind="captions"/></video></figure>', array( 'id' => $video ) ), '<figure class="mp-video"><video controls preload="none" playsinline src="' . $url . '"><track src="' . $track . '" kind="captions" srclang="lt" label="Lietuvių"></video></figure>' ),
			array( self::block( 'video', '<figure><video src="https://evil.invalid/x.mp4"></video></figure>' ), '<p><a href="https://evil.invalid/x.mp4">https://evil.invalid/x.mp4</a></p>' ),
			array( self::block( 'group', '<div class="wp-block-group">' . self::block( 'paragraph', '<p>Sena</p>' ) . '</div>' ), '<div><p>Sena</p></div>' ),
			array( '<!-- wp:loginout /--><!-- wp:avatar {"userId":1} /--><!-- wp:group --><div><!-- wp:latest-posts /--></div><!-- /wp:group -->', '<div></div>' ),
			array( self::block( 'html', '<b>A</b>' ) . self::block( 'shortcode', '[gallery]' ), '' ),
			array( get_comment_delimited_block_content( 'mentoriai/faq', array( 'bloko_antraste' => 'DUK', 'items' => array( array( 'klausimas' => 'Kiek & kada?', 'atsakymas' => 'Nemokama' ) ) ), '' ), '<h2>DUK</h2><details><summary>Kiek &amp; kada?</summary><p>Nemokama</p></details>' ),
		);
		foreach ( $cases as [ $content, $expected ] ) {
			$html = (string) preg_replace( '~>\s+<(?!small)~', '><', EditorHtml::of_blocks( $content ) );
			// WordPress 6.8 writes the one, 7.1 the other.
			self::assertSame( $expected, str_replace( '&#038;', '&amp;', $html ), $content );
		}
	}

	public function test_hostile_text_in_any_place_of_any_block_does_nothing(): void {
		$video = $this->attachment( 'filmas.mp4', 'video/mp4' );
		foreach ( self::HOSTILE as $text ) {
			foreach ( self::places( $text, $video ) as $content ) {
				$html = EditorHtml::of_blocks( $content );
				$tags = new \WP_HTML_Tag_Processor( $html );
				while ( $tags->next_tag() ) {
					self::assertNotContains( $tags->get_tag(), array( 'SCRIPT', 'IFRAME', 'SVG', 'STYLE', 'OBJECT', 'EMBED', 'FORM' ), $content );
					self::assertSame( array(), $tags->get_attribute_names_with_prefix( 'on' ) ?? array(), $content );
					foreach ( array( 'href', 'src', 'poster' ) as $name ) {
						self::assertDoesNotMatchRegularExpression( '~^\s*(javascript|data|vbscript)~i', html_entity_decode( (string) $tags->get_attribute( $name ) ), $content );
					}
					if ( in_array( $tags->get_tag(), array( 'VIDEO', 'TRACK' ), true ) ) {
						self::assertStringNotContainsString( 'evil', $tags->get_attribute( 'src' ) . $tags->get_attribute( 'poster' ), $content );
					}
				}
			}
		}
	}

	/** Who writes a block names a file by its number; what they may not know stays unknown. */
	public function test_a_number_alone_publishes_no_file_and_never_a_private_one(): void {
		$file    = $this->attachment( 'slaptas.pdf', 'application/pdf' );
		$video   = $this->attachment( 'slaptas.mp4', 'video/mp4' );
		$picture = $this->attachment( 'slaptas.png', 'image/png' );
		$places  = static fn ( string $name ): string => self::block( 'file', '<div><a href="/x/' . $name . '.pdf">A</a></div>', array( 'id' => $file, 'href' => "/x/$name.pdf" ) )
			. self::block( 'file', '<div><a>A</a></div>', array( 'id' => $file ) )
			. self::block( 'video', '<figure><video></video></figure>', array( 'id' => $video ) )
			. self::block( 'video', '<figure><video src="/x/' . $name . '.mp4"></video></figure>', array( 'id' => $video ) );
		$uploads = wp_get_upload_dir()['url'];
		$covers  = array(
			self::block( 'embed', '', array( 'url' => 'https://vimeo.com/12345', 'mentoriaiPicture' => $picture ) ),
			self::block( 'video', '<figure><video src="' . $uploads . '/viesas.mp4" poster="' . wp_get_attachment_url( $picture ) . '"></video></figure>' ),
		);
		foreach ( $covers as $cover ) {
			self::assertStringContainsString( 'slaptas.png', EditorHtml::of_blocks( $cover ) );
		}

		self::assertStringNotContainsString( 'slaptas', EditorHtml::of_blocks( $places( 'spetas' ) ) );
		self::assertStringContainsString( "$uploads/slaptas.pdf", EditorHtml::of_blocks( $places( 'slaptas' ) ) );
		self::assertNotNull( Images::of( $picture ) );
		self::assertCount( 1, EventFiles::present( array( array( 'file' => $file, 'text' => '' ) ), array( $file ) ) );

		foreach ( array( 'private', 'trash' ) as $state ) {
			foreach ( array( $file, $video, $picture ) as $id ) {
				wp_update_post( array( 'ID' => $id, 'post_status' => $state ) );
			}
			self::assertStringNotContainsString( $uploads, EditorHtml::of_blocks( $places( 'slaptas' ) ), $state );
			self::assertStringNotContainsString( 'slaptas.png', EditorHtml::of_blocks( implode( '', $covers ) ), $state );
			self::assertNull( Images::of( $picture ), $state );
			self::assertSame( array(), EventFiles::present( array( array( 'file' => $file, 'text' => '' ) ), array( $file ) ), $state );
		}
	}

	public function test_for_the_looks_of_a_picture_wordpress_prints_nothing_and_no_address_of_its_attachment(): void {
		$secret = $this->attachment( 'slaptas.png', 'image/png' );
		wp_update_attachment_metadata( $secret, array( 'width' => 9, 'height' => 9, 'file' => 'slaptas.png' ) );
		wp_update_post( array( 'ID' => $secret, 'post_status' => 'private' ) );
		$image = self::block( 'image', '<figure class="wp-block-image"><img src="/a.png" alt="" class="wp-image-' . $secret . '"/></figure>', array( 'id' => $secret, 'lightbox' => array( 'enabled' => true ), 'style' => array( 'color' => array( 'duotone' => array( '#ff0011', '#00ff22' ) ) ) ) );

		EditorHtml::of_blocks( $image );

		$state = (string) wp_json_encode( wp_interactivity()->state( 'core/image' ) );
		self::assertStringNotContainsString( 'slaptas', $state, 'WordPress prints it at the end of the page.' );
		self::assertFalse( has_action( 'wp_footer', 'block_core_image_print_lightbox_overlay' ) );
		ob_start();
		\WP_Duotone::output_footer_assets();
		self::assertStringNotContainsString( 'ff0011', (string) ob_get_clean() );
	}

	public function test_videos_buttons_and_self_checks_are_not_part_of_a_short_text(): void {
		$content = self::block( 'paragraph', '<p>Pradžia.</p>' )
			. self::block( 'embed', '<figure></figure>', array( 'url' => 'https://youtu.be/dQw4w9WgXcQ' ) )
			. self::block( 'buttons', self::block( 'button', '<div><a href="/x">Spausti</a></div>' ) )
			. get_comment_delimited_block_content( 'mentoriai/checklist', array( 'bloko_antraste' => 'Ar laikas?', 'klausimai' => array( 'Ar turite?' ), 'tekstas_visi' => 'Taip.', 'tekstas_ne_visi' => 'Ne.' ), '' )
			. self::block( 'paragraph', '<p>Pabaiga.</p>' );

		self::assertSame( 'Pradžia. Pabaiga.', EditorHtml::excerpt( EditorHtml::of_blocks( $content ), 100 ) );
	}

	public function test_a_pattern_that_holds_itself_ends(): void {
		$id = (int) wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Pati save' ) );
		wp_update_post( array( 'ID' => $id, 'post_content' => '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --><!-- wp:block {"ref":' . $id . '} /-->' ) );

		self::assertStringContainsString( '<p>A</p>', EditorHtml::of_blocks( '<!-- wp:block {"ref":' . $id . '} /-->' ) );
	}

	/** @return list<string> The text in each attribute and text of each block that holds one. */
	private static function places( string $text, int $video ): array {
		$places = array();
		foreach ( array( $text, esc_attr( $text ) ) as $written ) {
			$places = array(
				...$places,
				self::block( 'embed', "<figure><div>$written</div><figcaption>$written</figcaption></figure>", array( 'url' => $written ) ),
				self::block( 'embed', "<figure><figcaption>$written</figcaption></figure>", array( 'url' => 'https://youtu.be/dQw4w9WgXcQ', 'mentoriaiTitle' => $written, 'mentoriaiPicture' => $written ) ),
				self::block( 'embed', '<figure></figure>', array( 'url' => 'https://youtu.be/dQw4w9WgXcQ' . $written ) ),
				self::block( 'video', "<figure><video src=\"$written\" poster=\"$written\" $written><track src=\"$written\" kind=\"$written\" srclang=\"$written\" label=\"$written\"/></video><figcaption>$written</figcaption></figure>", array( 'id' => $video, 'poster' => $written ) ),
				self::block( 'video', "<figure><video src=\"$written\"></video></figure>", array( 'src' => $written ) ),
				self::block( 'file', "<div><a href=\"$written\" $written>$written</a></div>", array( 'id' => $written, 'href' => $written ) ),
				self::block( 'buttons', self::block( 'button', "<div class=\"$written\"><a href=\"$written\" target=\"$written\" style=\"$written\">$written</a></div>", array( 'className' => $written ) ), array( 'className' => $written ) ),
				self::block( 'columns', self::block( 'column', "<div style=\"$written\">" . self::block( 'paragraph', "<p class=\"$written\">$written</p>" ) . '</div>', array( 'width' => $written ) ) ),
				self::block( 'details', "<details name=\"$written\" open=\"$written\"><summary>$written</summary>" . self::block( 'paragraph', "<p>$written</p>" ) . '</details>', array( 'summary' => $written ) ),
				self::block( 'gallery', '<figure>' . self::block( 'image', "<figure><img src=\"$written\" alt=\"$written\" srcset=\"$written\"/><figcaption>$written</figcaption></figure>", array( 'id' => 1, 'url' => $written ) ) . "<figcaption>$written</figcaption></figure>" ),
				self::block( 'table', "<figure><table><tbody><tr><td scope=\"$written\">$written</td></tr></tbody></table><figcaption>$written</figcaption></figure>" ),
				self::block( 'quote', "<blockquote cite=\"$written\">" . self::block( 'paragraph', "<p>$written</p>" ) . "<cite>$written</cite></blockquote>" ),
				self::block( 'list', '<ul>' . self::block( 'list-item', "<li>$written</li>" ) . '</ul>' ),
				self::block( 'heading', "<h2 id=\"$written\">$written</h2>", array( 'level' => $written ) ),
				self::block( 'query', "<div>$written</div>", array( 'query' => $written ) ),
				self::block( 'block', '', array( 'ref' => $written ) ),
				get_comment_delimited_block_content( 'mentoriai/faq', array( 'bloko_antraste' => $written, 'items' => array( array( 'klausimas' => $written, 'atsakymas' => $written ) ) ), '' ),
				get_comment_delimited_block_content( 'mentoriai/checklist', array( 'bloko_antraste' => $written, 'bloko_tekstas' => $written, 'klausimai' => array( $written ), 'tekstas_visi' => $written, 'tekstas_ne_visi' => $written ), '' ),
			);
		}
		return $places;
	}

	/** @param array<string, mixed> $attributes */
	private static function block( string $name, string $html, array $attributes = array() ): string {
		return get_comment_delimited_block_content( "core/$name", $attributes, $html );
	}

	private function attachment( string $file, string $type ): int {
		$id = wp_insert_attachment( array( 'post_title' => $file, 'post_mime_type' => $type, 'post_status' => 'inherit' ), "2026/11/$file" );
		self::assertIsInt( $id );
		return $id;
	}
}
