<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SetUp;

use Closure;
use MentoriaiPortal\Demo\DemoModule;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * The first hour of a site: what an administrator is asked, the pages made of it, and what is still to be replaced.
 */
final class SetUpModule extends Module {

	private ?SetUpPage $page = null;

	/** @param Closure(): DemoModule $demo */
	public function __construct( private readonly Services $core, private readonly Closure $demo ) {}

	public static function hooks(): array {
		return array(
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( $m->page(), 'add' ) ),
			Hook::admin( 'load-tools_page_' . SetUpPage::SLUG, static fn ( self $m ): callable => array( $m->page(), 'handle' ) ),
			Hook::admin( 'admin_notices', static fn ( self $m ): callable => array( $m->welcome(), 'show' ) ),
			Hook::admin( 'plugin_action_links', static fn ( self $m ): callable => array( $m, 'action_links' ), 10, 2 ),
			Hook::admin( 'activated_plugin', static fn ( self $m ): callable => static fn ( mixed $plugin, mixed $network = false ) => self::lead_here( $m->core->file, $plugin, $network ), 10, 2 ),
			Hook::admin( 'admin_post_' . SetUpHandler::ACTION, static fn ( self $m ): callable => array( new SetUpHandler( ( $m->demo )()->importer(), ( $m->demo )()->sample(), ( $m->demo )()->state() ), 'handle' ) ),
			new Hook( 'transition_post_status', array( PolicyPage::class, 'published' ), 10, 3 ),
		);
	}

	public static function help(): array {
		return array(
			'mentoriai-setup' => static fn (): string => __( 'Questions to answer once, and what is still to be replaced before visitors come. Each part is saved by its own button, and you can come back at any time.', 'mentoriai-portal' ),
		);
	}

	public function health(): array {
		return array( new ReplaceHealth( new StillToReplace( $this->core->settings, ( $this->demo )()->sample(), ( $this->demo )()->state() ) ) );
	}

	/** Filter `plugin_action_links`, of all plugins: this one's folder may have any name. */
	public function action_links( mixed $links, mixed $plugin = '' ): mixed {
		return is_array( $links ) && plugin_basename( $this->core->file ) === $plugin ? Welcome::links( $links ) : $links;
	}

	/** Action `activated_plugin`: instead of back to the list of plugins. */
	public static function lead_here( string $file, mixed $plugin, mixed $network ): void {
		if ( plugin_basename( $file ) === $plugin && true !== $network && Welcome::is_due() ) {
			add_filter( 'wp_redirect', static fn ( mixed $to ): mixed => is_string( $to ) && str_contains( $to, 'activate=true' ) ? SetUpPage::url() : $to );
		}
	}

	public function install(): void {
		$this->welcome()->install();
	}

	private function welcome(): Welcome {
		return new Welcome( ( $this->demo )()->state() );
	}

	private function page(): SetUpPage {
		return $this->page ??= new SetUpPage( $this->core, $this->demo );
	}
}
