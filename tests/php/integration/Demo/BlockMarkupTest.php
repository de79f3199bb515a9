<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Demo;

use MentoriaiPortal\Demo\BlockMarkup;
use MentoriaiPortal\Tests\IntegrationTestCase;
use UnexpectedValueException;

final class BlockMarkupTest extends IntegrationTestCase {

	public function test_every_element_becomes_the_core_block_that_editors_know(): void {
		$html   = "<h2>A</h2>\n<p>B <em>c</em></p><h3>D</h3><ul><li>E</li><li>F</li></ul>\n<ol>\n<li>G</li>\n</ol>\n<blockquote><p>H</p></blockquote><table><tr><th>I</th><td>J</td></tr></table>";
		$markup = BlockMarkup::of( $html );
		$blocks = array_values( array_filter( parse_blocks( $markup ), static fn ( array $block ): bool => null !== $block['blockName'] ) );

		self::assertSame( array( 'core/heading', 'core/paragraph', 'core/heading', 'core/list', 'core/list', 'core/quote', 'core/table' ), array_column( $blocks, 'blockName' ) );
		self::assertSame( array( array(), array(), array( 'level' => 3 ), array(), array( 'ordered' => true ), array(), array() ), array_column( $blocks, 'attrs' ) );
		self::assertSame( array( 'core/list-item', 'core/list-item' ), array_column( $blocks[3]['innerBlocks'], 'blockName' ) );
		self::assertSame( 'core/paragraph', $blocks[5]['innerBlocks'][0]['blockName'] ?? null );
		self::assertSame( 'A B c D E F G H IJ', trim( (string) preg_replace( '~\s+~', ' ', wp_strip_all_tags( $markup ) ) ) );
	}

	public function test_nothing_is_lost_silently(): void {
		$this->expectException( UnexpectedValueException::class );
		BlockMarkup::of( '<p>A</p><dl><dt>B</dt></dl>' );
	}

	public function test_links_stay_inside_a_site_in_a_folder(): void {
		add_filter( 'pre_option_home', static fn (): string => 'http://127.0.0.1/portal' );

		self::assertSame(
			'<a href="/portal/en/kontaktai">a</a> <a href="//example.org/">b</a> <a href="mailto:a@example.org">c</a>',
			BlockMarkup::with_links( '<a href="/en/kontaktai">a</a> <a href="//example.org/">b</a> <a href="mailto:a@example.org">c</a>' )
		);
	}
}
