<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

use MentoriaiPortal\Core\Identity\Capabilities;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Core\Settings;
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
			Hook::admin( 'plugin_action_links', static fn ( self $m ): callable => array( $m, 'link' ), 20, 2 ),
			Hook::admin( 'plugin_row_meta', static fn ( self $m ): callable => array( $m, 'readme' ), 10, 2 ),
			Hook::admin( 'admin_enqueue_scripts', static fn ( self $m ): callable => array( $m->page(), 'enqueue' ) ),
			new Hook( 'update_option_' . Settings::OPTION, static fn ( self $m ): callable => array( $m->changes(), 'updated' ), 10, 2 ),
			new Hook( 'add_option_' . Settings::OPTION, static fn ( self $m ): callable => array( $m->changes(), 'added' ), 10, 2 ),
			new Hook( 'rest_api_init', static fn ( self $m ): callable => array( $m, 'register_endpoint' ), when: array( MainRequest::class, 'is_for_admin' ) ),
		);
	}

	public static function help(): array {
		return array(
			'mentoriai-portal' => static fn (): string => __( 'Everything that can be set, by topic. One button saves all tabs. You see only what you may change.', 'mentoriai-portal' ),
		);
	}

	public static function capabilities(): array {
		return array(
			Setting::EDIT_FOOTER => Capabilities::STAFF_AND_EDITORS,
			Setting::PROGRAMME   => Capabilities::STAFF,
		);
	}

	/** Filter `plugin_action_links`, of all plugins: this one's folder may have any name. */
	public function link( mixed $links, mixed $plugin = '' ): mixed {
		return is_array( $links ) && $this->is_portal( $plugin )
			? array( 'mentoriai_settings' => sprintf( '<a href="%s">%s</a>', esc_url( SettingsPage::url() ), esc_html__( 'Settings', 'mentoriai-portal' ) ) ) + $links
			: $links;
	}

	/** Filter `plugin_row_meta`. */
	public function readme( mixed $links, mixed $plugin = '' ): mixed {
		return is_array( $links ) && $this->is_portal( $plugin )
			? array( ...$links, sprintf( '<a href="%s">%s</a>', esc_url( $this->core->url( 'readme.txt' ) ), esc_html__( 'Documentation', 'mentoriai-portal' ) ) )
			: $links;
	}

	private function is_portal( mixed $plugin ): bool {
		return plugin_basename( $this->core->file ) === $plugin;
	}

	public function register_endpoint(): void {
		register_rest_route( SettingsEndpoint::NAMESPACE, SettingsEndpoint::PATH, ( new SettingsEndpoint( SettingsForm::of_the_portal( $this->core ) ) )->routes() );
	}

	private function changes(): SettingChanges {
		return new SettingChanges( $this->core->activity, Catalogue::of_the_portal() );
	}

	private function page(): SettingsPage {
		return $this->page ??= new SettingsPage( $this->core );
	}
}
