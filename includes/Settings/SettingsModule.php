<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

use MentoriaiPortal\Core\Identity\Capabilities;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * The portal's settings for staff: one screen, one endpoint, one list of declarations.
 */
final class SettingsModule extends Module {

	private ?SettingsPage $page = null;

	public function __construct( private readonly Services $core ) {}

	public static function hooks(): array {
		return array(
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( $m->page(), 'add' ) ),
			Hook::admin( 'admin_enqueue_scripts', static fn ( self $m ): callable => array( $m->page(), 'enqueue' ) ),
			new Hook( 'rest_api_init', static fn ( self $m ): callable => array( $m, 'register_endpoint' ), when: array( MainRequest::class, 'is_for_admin' ) ),
		);
	}

	public static function capabilities(): array {
		return array(
			Setting::EDIT_FOOTER => Capabilities::STAFF_AND_EDITORS,
			Setting::PROGRAMME   => Capabilities::STAFF,
		);
	}

	public function register_endpoint(): void {
		$form = new SettingsForm( Catalogue::of_the_portal(), $this->core->settings, $this->core->limiter );
		register_rest_route( SettingsEndpoint::NAMESPACE, SettingsEndpoint::PATH, ( new SettingsEndpoint( $form ) )->routes() );
	}

	private function page(): SettingsPage {
		return $this->page ??= new SettingsPage( $this->core );
	}
}
