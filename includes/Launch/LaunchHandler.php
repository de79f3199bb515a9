<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Launch;

use Closure;
use MentoriaiPortal\Core\Database\SchemaRefused;
use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\SetUp\SetUpPage;

/**
 * Switches the portal on where it waits for that.
 */
final readonly class LaunchHandler {

	public const ACTION = 'mentoriai_switch_on';

	/** @param Closure(): void $launch What activation does on an empty site. */
	public function __construct( private Closure $launch ) {}

	/** Action `admin_post_mentoriai_switch_on`: the button. A second click finds the portal on. */
	public function handle(): never {
		if ( ! current_user_can( LaunchScreen::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		$this->launch();
		wp_safe_redirect( SetUpPage::url( 'on' ) );
		exit;
	}

	/** Action `mentoriai_launch`: from code. */
	public function launch(): void {
		if ( ! Upgrader::is_pending() ) {
			return;
		}
		try {
			( $this->launch )();
		} catch ( SchemaRefused $refused ) {
			wp_die( esc_html( SchemaRefused::advice() . ' (' . implode( '; ', $refused->errors ?: $refused->missing ) . ')' ), '', array( 'back_link' => true ) );
		}
	}
}
