<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Launch;

use Closure;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\SetUp\SetUpModule;

/**
 * The portal on a site that has content of its own: it waits until an administrator has seen what it changes. Meanwhile no
 * other module is hooked in, and nothing was made; see Plugin::boot().
 */
final class LaunchModule extends Module {

	/**
	 * @param Closure(): PageWriter $writer
	 * @param Closure(): void       $launch What activation does on an empty site.
	 */
	public function __construct( private readonly Services $core, private readonly Closure $writer, private readonly Closure $launch ) {}

	public static function hooks(): array {
		$pending = array( Upgrader::class, 'is_pending' );
		return array(
			new Hook( 'mentoriai_launch', static fn ( self $m ): callable => array( new LaunchHandler( $m->launch ), 'launch' ), args: 0 ),
			Hook::admin( 'admin_post_' . LaunchHandler::ACTION, static fn ( self $m ): callable => array( new LaunchHandler( $m->launch ), 'handle' ) ),
			new Hook( 'admin_menu', static fn ( self $m ): callable => array( new LaunchScreen( new SiteChanges( ( $m->writer )(), new SiteContentRepository( $m->core->db ) ) ), 'add' ), admin: true, when: $pending ),
			new Hook( 'activated_plugin', static fn ( self $m ): callable => static fn ( mixed $plugin, mixed $network = false ) => SetUpModule::lead_here( $m->core->file, $plugin, $network ), 10, 2, admin: true, when: $pending ),
			new Hook( 'admin_notices', array( LaunchScreen::class, 'notice' ), admin: true, when: $pending ),
		);
	}
}
