<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Shell\Html\MainHtml;
use MentoriaiPortal\Shell\Html\ShellHtml;

/**
 * Prints a page of the portal: head, mount node with the page's text, boot data.
 */
final readonly class Document {

	public function __construct(
		private PortalPage $page,
		private BootData $boot,
		private Pages $pages,
		private Menus $menus,
		private Footer $footer,
		private Assets $assets,
		private Brand $brand,
		private Locale $locale,
		private Head $head,
		private StructuredData $data
	) {}

	/** Filter `template_include`; by now a block theme has added what it prints. */
	public function template(): string {
		set_query_var( 'mentoriai_lang', $this->page->resolved->lang->value );
		PageHeaders::send( $this->page );
		Optimizers::keep_out();
		SeoPlugins::keep_out();
		( new ThemeSilence() )->begin();
		return __DIR__ . '/document.php';
	}

	public function enqueue(): void {
		$this->assets->enqueue( $this->page->resolved );
	}

	public function head(): void {
		$this->assets->preload( $this->page->resolved );
		echo $this->brand->style(), $this->brand->icon(); // phpcs:ignore WordPress.Security.EscapeOutput -- CSS of checked colours and one address; a drawing of ours.
		$this->head->print( $this->page );
		echo $this->data->html( $this->page ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON without < and &.
	}

	/** The shortcode `[mentoriai_portal]` and the template: the node that the app is mounted in. */
	public function mount(): string {
		$lang = $this->page->resolved->lang;
		return $this->locale->within(
			$lang,
			function () use ( $lang ): string {
				$shell = new ShellHtml( $this->page, $this->pages, $this->menus->in( $lang ), $this->footer->in( $lang ) );
				return '<div class="mp-app" id="mentoriai-portal">' . $shell->header() . ( new MainHtml( $this->page, $this->pages ) )->html() . $shell->footer() . '</div>'
					. '<script type="application/json" id="mentoriai-boot">' . $this->boot->json( $this->page ) . '</script>';
			}
		);
	}
}
