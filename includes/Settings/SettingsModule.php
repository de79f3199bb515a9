<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * The portal's settings for staff: one screen, one endpoint, one list of declarations.
 */
final class SettingsModule extends Module {

	private readonly SettingsPage $page;

	public function __construct( private readonly Services $core ) {
		$this->page = new SettingsPage( $core );
	}

	public function register(): void {
		add_action( 'admin_menu', array( $this->page, 'add' ) );
		add_action( 'admin_enqueue_scripts', array( $this->page, 'enqueue' ) );
		add_action( 'rest_api_init', array( $this, 'register_endpoint' ) );
	}

	public function register_endpoint(): void {
		$form = new SettingsForm( Catalogue::of_the_portal(), $this->core->settings, $this->core->limiter );
		register_rest_route( SettingsEndpoint::NAMESPACE, SettingsEndpoint::PATH, ( new SettingsEndpoint( $form ) )->routes() );
	}

	public function capabilities(): array {
		return array( Setting::EDIT_FOOTER => array( 'administrator', 'editor' ) );
	}
}
