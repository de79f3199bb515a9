<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Shell\Html\MainHtml;
use MentoriaiPortal\Shell\Html\ShellHtml;

/**
 * Prints the running request's portal page: head, mount node with the page's text, boot data.
 */
final readonly class Document {

	public function __construct(
		private PortalRequest $request,
		private BootData $boot,
		private Pages $pages,
		private Menus $menus,
		private Footer $footer,
		private Assets $assets,
		private Locale $locale,
		private Head $head,
		private StructuredData $data
	) {}

	/** Filter `template_include`; by now a block theme has added what it prints. */
	public function template( string $template ): string {
		$page = $this->request->page();
		if ( null === $page ) {
			return $template;
		}
		set_query_var( 'mentoriai_lang', $page->resolved->lang->value );
		PageHeaders::send( $page->resolved );
		( new ThemeSilence() )->begin();
		return __DIR__ . '/document.php';
	}

	public function enqueue(): void {
		$page = $this->request->page();
		if ( null !== $page ) {
			$this->assets->enqueue( $page->resolved );
		}
	}

	public function head(): void {
		$page = $this->request->page();
		if ( null !== $page ) {
			$this->assets->preload( $page->resolved );
			$this->head->print( $page );
			echo $this->data->html( $page ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON without < and &.
		}
	}

	/** The shortcode `[mentoriai_portal]` and the template: the node that the app is mounted in. */
	public function mount(): string {
		$page = $this->request->page();
		if ( null === $page ) {
			return '';
		}
		return $this->locale->within(
			$page->resolved->lang,
			function () use ( $page ): string {
				$shell = new ShellHtml( $page, $this->pages, $this->menus->in( $page->resolved->lang ), $this->footer->in( $page->resolved->lang ) );
				return '<div class="mp-app" id="mentoriai-portal">' . $shell->header() . ( new MainHtml( $page, $this->pages ) )->html() . $shell->footer() . '</div>'
					. '<script type="application/json" id="mentoriai-boot">' . $this->boot->json( $page ) . '</script>';
			}
		);
	}
}
