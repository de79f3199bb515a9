<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\Blocks\BlockHtml;

/**
 * The portal's blocks. What each is called and keeps is in src/blocks/<name>/block.json, of which map:make makes
 * blocks-manifest.php; what get_home calls their sections is here, for requests that register no blocks.
 */
final class BlockTypes {

	public const CATEGORY = 'mentoriai-portal';

	/** Blocks that are a section of the home page, and how get_home calls the section. In the order of the pattern. */
	public const SECTIONS = array(
		'mentoriai/intro'      => 'intro',
		'mentoriai/twocols'    => 'twocols',
		'mentoriai/events'     => 'events',
		'mentoriai/blocks'     => 'blocks',
		'mentoriai/twocolsold' => 'twocolsold',
		'mentoriai/mentors'    => 'mentoriai',
		'mentoriai/blocks2'    => 'blocks2',
		'mentoriai/stories'    => 'istorijos',
		'mentoriai/numbers'    => 'numbers',
		'mentoriai/text'       => 'texts',
		'mentoriai/partners'   => 'partners',
	);

	/** The section that may be placed any number of times. */
	public const REPEATED = 'texts';

	/** How many cards an automatic section shows while an editor says nothing else. */
	public const COUNTS = array(
		'events'    => 6,
		'mentoriai' => 8,
		'istorijos' => 3,
	);

	private const MANIFEST = __DIR__ . '/blocks-manifest.php';

	/** @return list<string> */
	public static function names(): array {
		return array_column( require self::MANIFEST, 'name' );
	}

	/**
	 * The one list of blocks: what may be inserted, and what the site draws. Sections reach from edge to edge, which only
	 * pages have room for.
	 *
	 * @return list<string>
	 */
	public static function offered( string $post_type ): array {
		$own = self::names();
		return array( ...BlockHtml::OFFERED, ...( 'page' === $post_type ? $own : array_values( array_diff( $own, array_keys( self::SECTIONS ) ) ) ) );
	}

	/** Action `init`: a page's short text for search engines. */
	public static function support_excerpts(): void {
		add_post_type_support( 'page', 'excerpt' );
	}

	/** Action `mentoriai_describe_content`. The markup of the blocks is the app's work, so pages need no registration. */
	public static function register(): void {
		wp_register_block_types_from_metadata_collection( dirname( __DIR__, 2 ) . '/assets/build/blocks', self::MANIFEST );
	}
}
