<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use Closure;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\ContentTypes;
use MentoriaiPortal\Core\Identity\Capabilities;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Core\SavedHtml;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Languages\Admin\CompletenessPage;
use MentoriaiPortal\Languages\Admin\CreateHandler;
use MentoriaiPortal\Languages\Admin\LanguageBox;
use MentoriaiPortal\Languages\Admin\LanguageFilter;
use MentoriaiPortal\Languages\Admin\LanguagePanel;
use MentoriaiPortal\Languages\Admin\LanguagesColumn;
use MentoriaiPortal\Languages\Admin\Links;
use MentoriaiPortal\Languages\Admin\MenuScreen;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * What editors need to keep content in two languages: language and translation of a post, lists, what is missing.
 */
final class LanguagesModule extends Module {

	private ?LanguagesColumn $column = null;

	/** @param Closure(): Pages $pages */
	public function __construct( private readonly Services $core, private readonly Closure $pages ) {}

	public static function capabilities(): array {
		return array( CompletenessPage::CAPABILITY => Capabilities::STAFF );
	}

	public static function hooks(): array {
		$new    = static fn ( self $m ): NewPosts => new NewPosts( $m->translations(), $m->places() );
		$menus  = static fn ( self $m ): MenuScreen => new MenuScreen( $m->translations() );
		$box    = static fn ( self $m ): LanguageBox => new LanguageBox( $m->translations(), $m->overview(), $m->change(), $m->links() );
		$panel  = static fn ( self $m ): LanguagePanel => new LanguagePanel( $m->core, $m->translations(), $m->overview(), $m->change(), $m->links() );
		$filter = static fn ( self $m ): LanguageFilter => new LanguageFilter( $m->translations(), $m->overview() );
		return array(
			new Hook( 'wp_insert_post_data', static fn ( self $m ): callable => array( new SavedHtml( ContentTypes::WRITTEN ), 'clean' ), 20, 2 ),
			new Hook( 'wp_unique_post_slug', static fn ( self $m ): callable => array( new Slugs( $m->translations(), $m->rows() ), 'unique' ), 10, 6 ),
			new Hook( 'wp_insert_post_parent', static fn ( self $m ): callable => array( $new( $m ), 'parent' ), 10, 3 ),
			new Hook( 'wp_insert_post', static fn ( self $m ): callable => array( $new( $m ), 'start' ), 10, 2 ),
			new Hook( 'wp_after_insert_post', static fn ( self $m ): callable => array( $new( $m ), 'complete' ), 10, 2 ),
			Hook::admin( 'user_has_cap', array( MenuScreen::class, 'allow' ), 10, 3 ),
			...self::list_hooks(),
			Hook::admin( 'restrict_manage_posts', static fn ( self $m ): callable => array( $filter( $m ), 'show' ) ),
			Hook::admin( 'views_edit-' . EventMeta::POST_TYPE, static fn ( self $m ): callable => array( $filter( $m ), 'count' ) ),
			Hook::admin( 'posts_where', static fn ( self $m ): callable => array( $filter( $m ), 'where' ), 10, 2 ),
			Hook::admin( 'add_meta_boxes', static fn ( self $m ): callable => array( $box( $m ), 'add' ) ),
			Hook::admin( 'save_post', static fn ( self $m ): callable => array( $box( $m ), 'save' ), 10, 2 ),
			Hook::admin( 'admin_notices', static fn ( self $m ): callable => array( $box( $m ), 'notice' ) ),
			Hook::admin( 'enqueue_block_editor_assets', static fn ( self $m ): callable => array( $panel( $m ), 'enqueue' ), 10, 0 ),
			new Hook( 'rest_api_init', static fn ( self $m ): callable => array( $panel( $m ), 'register' ), 10, 0, when: array( MainRequest::class, 'is_for_editor' ) ),
			Hook::admin( 'admin_post_' . Links::ACTION, static fn ( self $m ): callable => array( new CreateHandler( $m->translations(), $m->writer(), $m->links() ), 'handle' ) ),
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( new CompletenessPage( $m->translations(), $m->overview(), new MenuGaps( $m->translations(), ( $m->pages )() ), $m->links() ), 'add' ) ),
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( $menus( $m ), 'add' ) ),
			Hook::admin( 'wp_setup_nav_menu_item', static fn ( self $m ): callable => array( $menus( $m ), 'label' ) ),
		);
	}

	public static function help(): array {
		return array(
			'mentoriai-translations' => static fn (): string => __( 'Texts that exist in one language only, translations that are not published, and those whose original has been changed since.', 'mentoriai-portal' ),
		);
	}

	/** Id of the post in the other language, in whatever state but the bin. */
	public function translation( int $id ): ?int {
		return $this->translations()->of( $id )->partner?->id;
	}

	/** @return list<Hook> */
	private static function list_hooks(): array {
		$hooks = array( Hook::admin( 'admin_head', static fn ( self $m ): callable => array( $m->column(), 'style' ) ) );
		foreach ( ContentTypes::WRITTEN as $type ) {
			$hooks[] = Hook::admin( "manage_{$type}_posts_columns", static fn ( self $m ): callable => array( $m->column(), 'add' ) );
			$hooks[] = Hook::admin( "manage_{$type}_posts_custom_column", static fn ( self $m ): callable => array( $m->column(), 'show' ), 10, 2 );
		}
		return $hooks;
	}

	private function translations(): Translations {
		return new Translations( $this->rows(), ContentTypes::WRITTEN );
	}

	private function column(): LanguagesColumn {
		return $this->column ??= new LanguagesColumn( $this->translations(), $this->links() );
	}

	private function links(): Links {
		return new Links( $this->translations() );
	}

	private function change(): LanguageChange {
		return new LanguageChange( $this->translations(), $this->places() );
	}

	private function writer(): TranslationWriter {
		return new TranslationWriter( $this->translations(), $this->rows(), $this->places(), $this->core->clock );
	}

	private function places(): PagePlaces {
		return new PagePlaces( ( $this->pages )() );
	}

	private function overview(): OverviewRepository {
		return new OverviewRepository( $this->core->db );
	}

	private function rows(): TranslationRepository {
		return new TranslationRepository( $this->core->db );
	}
}
