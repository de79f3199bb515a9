<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

use MentoriaiPortal\Core\AdminAssets;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Services;

/**
 * Settings → Mentoriai portal; the screen itself is src/admin/settings.
 */
final class SettingsPage {

	public const SLUG = 'mentoriai-portal';

	private string $hook = '';

	public function __construct( private readonly Services $core ) {}

	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}

	public function add(): void {
		$title      = __( 'Mentoriai portal', 'mentoriai-portal' );
		$capability = current_user_can( Setting::PROGRAMME ) ? Setting::PROGRAMME : Setting::EDIT_FOOTER;
		$this->hook = (string) add_options_page( $title, $title, $capability, self::SLUG, array( $this, 'show' ) );
	}

	public function show(): void {
		printf(
			'<div class="wrap"><h1>%s</h1><div id="mentoriai-settings"></div><noscript><p>%s</p></noscript></div>',
			esc_html__( 'Mentoriai portal', 'mentoriai-portal' ),
			esc_html__( 'This screen needs JavaScript.', 'mentoriai-portal' )
		);
	}

	public function enqueue( string $screen ): void {
		if ( '' === $this->hook || $screen !== $this->hook ) {
			return;
		}
		wp_enqueue_media();
		wp_enqueue_editor();
		wp_enqueue_style( 'wp-components' );
		AdminAssets::enqueue( $this->core, 'admin-settings', array( 'home' => PortalUrls::home() ) );
	}
}
