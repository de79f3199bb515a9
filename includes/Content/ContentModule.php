<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use Closure;
use MentoriaiPortal\Content\Admin\BlockEditor;
use MentoriaiPortal\Content\Admin\HomeCards;
use MentoriaiPortal\Content\Admin\Patterns;
use MentoriaiPortal\Content\Admin\ScreenPages;
use MentoriaiPortal\Content\Admin\UnusedMenus;
use MentoriaiPortal\Content\Rest\GetDefaultRoute;
use MentoriaiPortal\Content\Rest\GetHomeRoute;
use MentoriaiPortal\Core\Blocks\BlockHtml;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\ContentTypes;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Events\EventDirectory;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Stories\StoryDirectory;

/**
 * Home, content pages, and which page is which in two languages.
 */
final class ContentModule extends Module {

	private ?Pages $pages = null;

	/**
	 * @param Closure(): ContentCache    $cache
	 * @param Closure(): MentorDirectory $mentors
	 * @param Closure(): EventDirectory  $events
	 * @param Closure(): StoryDirectory  $stories
	 */
	public function __construct(
		private readonly Services $core,
		private readonly Closure $cache,
		private readonly Closure $mentors,
		private readonly Closure $events,
		private readonly Closure $stories
	) {}

	public static function hooks(): array {
		$editor = static fn ( self $m ): BlockEditor => new BlockEditor( $m->core, $m->pages(), new HomeNumbers( $m->mentors ) );
		$forget = static fn ( self $m ): callable => array( ( $m->cache )(), 'forget' );
		return array(
			...Hook::each( ContentCache::CHANGES, $forget, 20, 0 ),
			new Hook( 'transition_post_status', $forget, 20, 3, when: array( ContentCache::class, 'is_shown_change' ) ),
			new Hook( 'deleted_post', $forget, 20, 2, when: array( ContentCache::class, 'is_shown_deletion' ) ),
			new Hook( 'add_attachment', array( ContentCache::class, 'note_upload' ), 1 ),
			...Hook::each( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ), $forget, 20, 3, array( ContentCache::class, 'is_shown_meta' ) ),
			new Hook( 'updated_option', $forget, when: array( ContentCache::class, 'is_shown_option' ) ),
			new Hook( 'pre_option_show_on_front', array( FrontPage::class, 'shown' ) ),
			new Hook( 'pre_option_page_on_front', array( FrontPage::class, 'id' ) ),
			new Hook( 'init', array( BlockTypes::class, 'support_excerpts' ), 0 ),
			new Hook( ContentTypes::DESCRIBE, array( BlockTypes::class, 'register' ) ),
			new Hook( ContentTypes::DESCRIBE, array( Patterns::class, 'register' ) ),
			new Hook( 'block_categories_all', static fn ( self $m ): callable => array( $editor( $m ), 'categories' ), 10, 2 ),
			new Hook( 'allowed_block_types_all', static fn ( self $m ): callable => array( $editor( $m ), 'allowed' ), 10, 2 ),
			new Hook( 'block_editor_settings_all', static fn ( self $m ): callable => array( $editor( $m ), 'settings' ), 20, 2 ),
			Hook::admin( 'enqueue_block_editor_assets', static fn ( self $m ): callable => array( $editor( $m ), 'enqueue' ) ),
			Hook::admin( 'enqueue_block_assets', static fn ( self $m ): callable => array( $editor( $m ), 'enqueue_look' ) ),
			Hook::admin( 'admin_menu', array( UnusedMenus::class, 'hide' ), PHP_INT_MAX, 0 ),
			Hook::admin( 'wp_dashboard_setup', array( UnusedMenus::class, 'hide_boxes' ), PHP_INT_MAX, 0 ),
			Hook::admin( 'display_post_states', array( ScreenPages::class, 'mark' ), 10, 2 ),
			Hook::admin( 'page_row_actions', array( ScreenPages::class, 'ask' ), 10, 2 ),
			Hook::admin( 'admin_footer-edit.php', array( ScreenPages::class, 'ask_for_several' ), 10, 0 ),
			new Hook( 'wp_untrash_post_status', array( ScreenPages::class, 'restore' ), 10, 3 ),
			new Hook( 'rest_api_init', static fn ( self $m ): callable => array( new HomeCards( $m->lists() ), 'register' ), when: array( MainRequest::class, 'is_for_admin' ) ),
			new Hook( BlockHtml::FILTER, array( PageBlocks::class, 'html' ), 10, 2 ),
			new Hook( 'page_link', static fn ( self $m ): callable => array( $m, 'page_link' ), 10, 2 ),
		);
	}

	public static function help(): array {
		return array(
			'edit-page' => static fn (): string => __( 'Pages marked “Screen of the portal” belong to its own screens, such as messages: only their title and introduction can be edited. A page without a language is not the portal’s.', 'mentoriai-portal' ),
		);
	}

	public static function routes(): array {
		return array(
			GetHomeRoute::class    => static fn ( self $m ) => new GetHomeRoute( $m->home() ),
			GetDefaultRoute::class => static fn ( self $m ) => new GetDefaultRoute( new PageTexts( $m->pages(), $m->rows(), ( $m->cache )(), $m->stories, $m->home( ... ) ) ),
		);
	}

	public function install(): void {
		BlockTypes::support_excerpts();
		( new PageInstaller( $this->writer(), $this->core->locale ) )->install();
	}

	public function pages(): Pages {
		return $this->pages ??= new Pages( $this->rows(), ( $this->cache )() );
	}

	/** Creates pages: for activation and demo content. */
	public function writer(): PageWriter {
		return new PageWriter();
	}

	/** Filter `page_link`: portal pages have their portal addresses everywhere in WordPress. */
	public function page_link( mixed $link, mixed $id = 0 ): mixed {
		return ( is_string( $link ) && is_numeric( $id ) ? $this->pages()->get( (int) $id )?->url() : null ) ?? $link;
	}

	private function home(): Home {
		return new Home( $this->core, $this->pages(), $this->rows(), ( $this->cache )(), $this->lists(), new HomeNumbers( $this->mentors ) );
	}

	private function lists(): HomeLists {
		return new HomeLists( $this->mentors, $this->events, $this->stories );
	}

	private function rows(): PageRepository {
		return new PageRepository( $this->core->db, $this->core->preview );
	}
}
