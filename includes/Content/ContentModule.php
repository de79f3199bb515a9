<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Content\Rest\GetDefaultRoute;
use MentoriaiPortal\Content\Rest\GetHomeRoute;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;
use MentoriaiPortal\Events\EventDirectory;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Stories\StoryDirectory;

/**
 * Home, content pages, and which page is which in two languages.
 */
final class ContentModule extends Module {

	public readonly Pages $pages;

	/** Makes pages: for activation and demo content. */
	public readonly PageWriter $writer;

	private readonly PageRepository $repository;

	public function __construct(
		private readonly Services $core,
		private readonly ContentCache $cache,
		private readonly MentorDirectory $mentors,
		private readonly EventDirectory $events,
		private readonly StoryDirectory $stories
	) {
		$this->repository = new PageRepository( $core->db );
		$this->pages      = new Pages( $this->repository, $cache );
		$this->writer     = new PageWriter();
	}

	public function register(): void {
		$this->cache->register();
		add_action( 'init', array( $this, 'register_blocks' ) );
		add_filter( 'page_link', array( $this, 'page_link' ), 10, 2 );
	}

	public function routes(): array {
		return array(
			new GetHomeRoute( new Home( $this->core, $this->pages, $this->repository, $this->cache, $this->mentors ) ),
			new GetDefaultRoute( new PageTexts( $this->pages, $this->repository ) ),
		);
	}

	public function install(): void {
		add_post_type_support( 'page', 'excerpt' );
		( new PageInstaller( $this->writer, $this->core->locale ) )->install();
	}

	/** The blocks that home and content pages are built of; their markup is the app's work. */
	public function register_blocks(): void {
		add_post_type_support( 'page', 'excerpt' );
		foreach ( BlockTypes::ALL as $name => $attributes ) {
			register_block_type(
				$name,
				array(
					'api_version'     => '3',
					'attributes'      => $attributes,
					'render_callback' => '__return_empty_string',
				)
			);
		}
	}

	/** Portal pages have their portal addresses everywhere in WordPress. */
	public function page_link( string $link, int $id ): string {
		return $this->pages->get( $id )?->url() ?? $link;
	}
}
