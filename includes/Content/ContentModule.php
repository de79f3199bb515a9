<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Content\Admin\BlockEditor;
use MentoriaiPortal\Content\Admin\HomeCards;
use MentoriaiPortal\Content\Admin\Patterns;
use MentoriaiPortal\Content\Rest\GetDefaultRoute;
use MentoriaiPortal\Content\Rest\GetHomeRoute;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Events\EventDirectory;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Stories\StoryDirectory;
use WP_REST_Request;

/**
 * Home, content pages, and which page is which in two languages.
 */
final class ContentModule extends Module {

	public readonly Pages $pages;

	/** Makes pages: for activation and demo content. */
	public readonly PageWriter $writer;

	private readonly PageRepository $repository;

	private readonly BlockEditor $editor;

	private readonly HomeLists $lists;

	public function __construct(
		private readonly Services $core,
		private readonly ContentCache $cache,
		MentorDirectory $mentors,
		EventDirectory $events,
		private readonly StoryDirectory $stories
	) {
		$this->repository = new PageRepository( $core->db );
		$this->pages      = new Pages( $this->repository, $cache );
		$this->writer     = new PageWriter();
		$this->editor     = new BlockEditor( $core );
		$this->lists      = new HomeLists( $mentors, $events, $stories );
	}

	public function register(): void {
		$this->cache->register();
		add_action( 'init', array( $this, 'register_blocks' ) );
		add_filter( 'block_categories_all', array( $this->editor, 'categories' ), 10, 2 );
		add_filter( 'allowed_block_types_all', array( $this->editor, 'allowed' ), 10, 2 );
		add_filter( 'block_editor_settings_all', array( $this->editor, 'settings' ), 20, 2 );
		add_action( 'enqueue_block_editor_assets', array( $this->editor, 'enqueue' ) );
		add_action( 'enqueue_block_assets', array( $this->editor, 'enqueue_look' ) );
		add_action( 'admin_init', array( new Patterns(), 'register' ) );
		add_filter( 'rest_request_before_callbacks', array( $this, 'patterns_for_rest' ), 10, 3 );
		add_action( 'rest_api_init', array( new HomeCards( $this->lists ), 'register' ) );
		add_filter( 'page_link', array( $this, 'page_link' ), 10, 2 );
	}

	public function routes(): array {
		return array(
			new GetHomeRoute( new Home( $this->core, $this->pages, $this->repository, $this->cache, $this->lists ) ),
			new GetDefaultRoute( new PageTexts( $this->pages, $this->repository, $this->cache, $this->stories ) ),
		);
	}

	public function install(): void {
		add_post_type_support( 'page', 'excerpt' );
		( new PageInstaller( $this->writer, $this->core->locale ) )->install();
	}

	/** The blocks that home and content pages are built of; their markup is the app's work. */
	public function register_blocks(): void {
		add_post_type_support( 'page', 'excerpt' );
		foreach ( BlockTypes::all() as $name => $type ) {
			register_block_type(
				$name,
				$type + array(
					'api_version'     => '3',
					'category'        => BlockTypes::CATEGORY,
					'supports'        => array(
						'html'            => false,
						'reusable'        => false,
						'className'       => false,
						'customClassName' => false,
						'multiple'        => ! isset( BlockTypes::SECTIONS[ $name ] ),
					),
					'render_callback' => '__return_empty_string',
				)
			);
		}
	}

	/**
	 * The editor asks for patterns by REST; no other request needs them.
	 *
	 * @template T
	 * @param T                    $response Passed on.
	 * @param array<string, mixed> $handler  Of the route.
	 * @return T
	 */
	public function patterns_for_rest( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		if ( str_starts_with( $request->get_route(), '/wp/v2/block-patterns' ) ) {
			( new Patterns() )->register();
		}
		return $response;
	}

	/** Portal pages have their portal addresses everywhere in WordPress. */
	public function page_link( string $link, int $id ): string {
		return $this->pages->get( $id )?->url() ?? $link;
	}
}
