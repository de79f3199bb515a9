<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\SavedHtml;
use MentoriaiPortal\Languages\Admin\CompletenessPage;
use MentoriaiPortal\Languages\Admin\CreateHandler;
use MentoriaiPortal\Languages\Admin\LanguageBox;
use MentoriaiPortal\Languages\Admin\LanguageFilter;
use MentoriaiPortal\Languages\Admin\LanguagesColumn;
use MentoriaiPortal\Languages\Admin\Links;
use MentoriaiPortal\Languages\Admin\MenuScreen;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * What editors need to keep content in two languages: language and translation of a post, lists, what is missing.
 */
final class LanguagesModule extends Module {

	public readonly Translations $translations;

	private readonly TranslationRepository $repository;

	private readonly PagePlaces $places;

	/** @param list<string> $types Post types that exist once a language. */
	public function __construct(
		private readonly Services $core,
		private readonly Pages $pages,
		private readonly array $types
	) {
		$this->repository   = new TranslationRepository( $core->db );
		$this->translations = new Translations( $this->repository, $types );
		$this->places       = new PagePlaces( $pages );
	}

	public function register(): void {
		$slugs = new Slugs( $this->translations, $this->repository );
		$new   = new NewPosts( $this->translations, $this->places );
		add_filter( 'wp_insert_post_data', array( new SavedHtml( $this->types ), 'clean' ), 20, 2 );
		add_filter( 'wp_unique_post_slug', array( $slugs, 'unique' ), 10, 6 );
		add_filter( 'wp_insert_post_parent', array( $new, 'parent' ), 10, 3 );
		add_action( 'wp_insert_post', array( $new, 'start' ), 10, 2 );
		add_action( 'wp_after_insert_post', array( $new, 'complete' ), 10, 2 );
		// Also asked for in REST requests, where is_admin() is false.
		add_filter( 'user_has_cap', array( new MenuScreen( $this->translations ), 'allow' ), 10, 3 );
		if ( is_admin() ) {
			$this->register_admin();
		}
	}

	private function register_admin(): void {
		$links    = new Links( $this->translations );
		$overview = new OverviewRepository( $this->core->db );
		$this->register_lists( new LanguagesColumn( $this->translations, $links ), new LanguageFilter( $this->translations, $overview ) );
		$box = new LanguageBox( $this->translations, $overview, new LanguageChange( $this->translations, $this->places ), $links );
		add_action( 'add_meta_boxes', array( $box, 'add' ), 10, 1 );
		add_action( 'save_post', array( $box, 'save' ), 10, 2 );
		add_action( 'admin_notices', array( $box, 'notice' ) );
		$writer = new TranslationWriter( $this->translations, $this->repository, $this->places, $this->core->clock );
		add_action( 'admin_post_' . Links::ACTION, array( new CreateHandler( $this->translations, $writer, $links ), 'handle' ) );
		$page = new CompletenessPage( $this->translations, $overview, new MenuGaps( $this->translations, $this->pages ), $links );
		add_action( 'admin_menu', array( $page, 'add' ) );
		$menus = new MenuScreen( $this->translations );
		add_action( 'admin_menu', array( $menus, 'add' ) );
		add_filter( 'wp_setup_nav_menu_item', array( $menus, 'label' ) );
	}

	private function register_lists( LanguagesColumn $column, LanguageFilter $filter ): void {
		foreach ( $this->types as $type ) {
			add_filter( "manage_{$type}_posts_columns", array( $column, 'add' ) );
			add_action( "manage_{$type}_posts_custom_column", array( $column, 'show' ), 10, 2 );
		}
		add_action( 'admin_head', array( $column, 'style' ) );
		add_action( 'restrict_manage_posts', array( $filter, 'show' ) );
		add_filter( 'posts_where', array( $filter, 'where' ), 10, 2 );
	}
}
