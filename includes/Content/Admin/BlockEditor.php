<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content\Admin;

use MentoriaiPortal\Content\BlockTypes;
use MentoriaiPortal\Content\HomeNumbers;
use MentoriaiPortal\Content\HomeWords;
use MentoriaiPortal\Content\Page;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\AdminAssets;
use MentoriaiPortal\Core\ContentTypes;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Palette;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Services;
use WP_Block_Editor_Context;
use WP_Post;

/**
 * The block editor of what the portal shows: the blocks that it draws (one list), without controls that it does not draw,
 * looking as on the site and not as in the theme.
 */
final readonly class BlockEditor {

	private const CANVAS = 'mentoriai-canvas-text';

	private const PATTERNS = '__experimentalAdditionalBlockPatterns';

	public function __construct(
		private Services $core,
		private Pages $pages,
		private HomeNumbers $numbers
	) {}

	public function categories( mixed $categories, mixed $context = null ): mixed {
		if ( ! is_array( $categories ) || ! $context instanceof WP_Block_Editor_Context ) {
			return $categories;
		}
		return null === self::page( $context ) ? $categories : array(
			array(
				'slug'  => BlockTypes::CATEGORY,
				'title' => __( 'Mentoriai portal', 'mentoriai-portal' ),
				'icon'  => null,
			),
			...$categories,
		);
	}

	public function allowed( mixed $allowed, mixed $context = null ): mixed {
		if ( ! ( is_bool( $allowed ) || is_array( $allowed ) ) || ! $context instanceof WP_Block_Editor_Context ) {
			return $allowed;
		}
		$page = self::page( $context );
		if ( null === $page || ! self::is_portal( $page ) ) {
			return $allowed;
		}
		$ours = BlockTypes::offered( $page->post_type );
		return is_array( $allowed ) ? array_values( array_intersect( $allowed, $ours ) ) : ( $allowed ? $ours : false );
	}

	/** The portal is shown without the theme, so the editor leaves its look out too. */
	public function settings( mixed $settings, mixed $context = null ): mixed {
		if ( ! is_array( $settings ) || ! $context instanceof WP_Block_Editor_Context ) {
			return $settings;
		}
		$page = self::page( $context );
		if ( null === $page || ! self::is_portal( $page ) || ! is_array( $settings['styles'] ?? null ) ) {
			return $settings;
		}
		// Global styles are what a theme adds: the script of the blocks takes away those that come later.
		$presets            = array_filter( $settings['styles'], static fn ( mixed $style ): bool => is_array( $style ) && 'presets' === ( $style['__unstableType'] ?? '' ) );
		$settings['styles'] = array(
			...array_map( static fn ( array $style ): array => array_merge( $style, array( 'isGlobalStyles' => false ) ), array_values( $presets ) ),
			// Without any look of a theme the editor brings one of its own.
			array( 'css' => 'body { margin: 0; }' ),
		);
		return EditorLimits::on( $this->with_patterns( $settings, self::lang( $page ) ) );
	}

	/**
	 * The portal's patterns in the page's language. The editor asks REST for patterns too, which knows no page; of two with
	 * one name it takes the one of these settings.
	 *
	 * @param array<mixed> $settings
	 * @return array<mixed>
	 */
	private function with_patterns( array $settings, Lang $lang ): array {
		$contents = $this->core->locale->within( $lang, array( Patterns::class, 'contents' ) );
		$patterns = is_array( $settings[ self::PATTERNS ] ?? null ) ? $settings[ self::PATTERNS ] : array();
		foreach ( $patterns as $i => $pattern ) {
			if ( is_array( $pattern ) && isset( $contents[ $pattern['name'] ?? '' ] ) ) {
				$patterns[ $i ]['content'] = $contents[ $pattern['name'] ];
			}
		}
		return array_merge( $settings, array( self::PATTERNS => $patterns ) );
	}

	/** The script of the blocks; only what the portal shows has it, so the blocks can be inserted nowhere else. */
	public function enqueue(): void {
		$page = self::edited();
		if ( null === $page ) {
			return;
		}
		$lang = self::lang( $page );
		AdminAssets::enqueue(
			$this->core,
			'blocks',
			array(
				'blocks' => array(
					'lang'     => $lang->value,
					'offered'  => BlockTypes::offered( $page->post_type ),
					'home'     => PortalUrls::home(),
					'icons'    => $this->icons(),
					'pages'    => array_map(
						static fn ( Page $one ): array => array(
							'title' => $one->title,
							'path'  => $one->path,
						),
						$this->pages->in( $lang )
					),
					// What the page says, so in its language.
					'words'    => $this->core->locale->within( $lang, array( HomeWords::class, 'all' ) ),
					'examples' => $this->core->locale->within( $lang, array( Patterns::class, 'examples' ) ),
					'counts'   => BlockTypes::COUNTS,
					'numbers'  => (object) $this->core->locale->within( $lang, fn (): array => $this->numbers->counted( $lang ) ),
				),
			)
		);
	}

	/** The site's look, for the canvas of the editor. */
	public function enqueue_look(): void {
		$page = is_admin() ? self::edited() : null;
		if ( null === $page || ! is_file( $this->core->path( 'assets/build/style-blocks.min.css' ) ) ) {
			return;
		}
		wp_register_style( self::CANVAS, false, array( 'mentoriai-canvas-app', 'mentoriai-canvas-style-blocks' ), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- it has no file.
		wp_add_inline_style( self::CANVAS, ( new CanvasStyle( $this->core ) )->css() );
		wp_enqueue_style( self::CANVAS );
		foreach ( array( 'app', 'style-blocks' ) as $name ) {
			$file = "assets/build/$name.min.css";
			wp_enqueue_style( "mentoriai-canvas-$name", $this->core->url( $file ), array(), (string) filemtime( $this->core->path( $file ) ) );
		}
		wp_add_inline_style( 'mentoriai-canvas-style-blocks', ( new Palette( $this->core->settings ) )->css() );
	}

	/** @return array<string, string> Name to address of the icons that come with the portal. */
	private function icons(): array {
		$icons = array();
		foreach ( (array) glob( $this->core->path( 'assets/icons/*.svg' ) ) as $file ) {
			$icons[ basename( (string) $file, '.svg' ) ] = $this->core->url( 'assets/icons/' . basename( (string) $file ) );
		}
		return $icons;
	}

	private static function page( WP_Block_Editor_Context $context ): ?WP_Post {
		$post = $context->post ?? null;
		return $post instanceof WP_Post && in_array( $post->post_type, ContentTypes::WRITTEN, true ) ? $post : null;
	}

	/** What is open in the editor, if the portal shows it. */
	private static function edited(): ?WP_Post {
		$post = function_exists( 'get_current_screen' ) && in_array( get_current_screen()->post_type ?? '', ContentTypes::WRITTEN, true ) ? get_post() : null;
		return $post instanceof WP_Post && in_array( $post->post_type, ContentTypes::WRITTEN, true ) && self::is_portal( $post ) ? $post : null;
	}

	/** A new page is the portal's until someone says otherwise; the other types are its own. */
	private static function is_portal( WP_Post $post ): bool {
		return 'page' !== $post->post_type || 'auto-draft' === $post->post_status || '' !== get_post_meta( $post->ID, PostMeta::LANG, true );
	}

	private static function lang( WP_Post $page ): Lang {
		return Lang::from_query( get_post_meta( $page->ID, PostMeta::LANG, true ) );
	}
}
