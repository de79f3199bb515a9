<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy\Admin;

use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\UninstalledMembers;

/**
 * Tools → Erase the portal, where deleting the plugin should erase everything: takes the members, whose erasure takes long,
 * in batches of some seconds, before the plugin is deleted. No script is needed; whoever stops it may go on any time.
 */
final readonly class ErasePage {

	public const SLUG       = 'mentoriai-erase';
	public const CAPABILITY = 'manage_options';

	private const SECONDS = 5.0;

	public function __construct( private UninstalledMembers $members ) {}

	public static function is_offered(): bool {
		return ( new Settings() )->bool( 'erase_on_delete' );
	}

	/** Action `admin_menu`. */
	public function add(): void {
		$title = __( 'Erase the portal', 'mentoriai-portal' );
		add_management_page( $title, $title, self::CAPABILITY, self::SLUG, array( $this, 'show' ) );
	}

	/** Action `load-tools_page_mentoriai-erase`: one portion, and the way to the next. */
	public function run(): void {
		if ( ! self::is_confirmed() ) {
			return;
		}
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::SLUG );
		if ( ! $this->members->delete( self::SECONDS ) && ! headers_sent() ) {
			$next = array( 'page' => self::SLUG, 'confirm' => '1', '_wpnonce' => wp_create_nonce( self::SLUG ) );
			header( 'Refresh: 1; url=' . add_query_arg( $next, admin_url( 'tools.php' ) ) );
		}
	}

	public function show(): void {
		$left = $this->members->count();
		echo '<div class="wrap"><h1>' . esc_html__( 'Erase the portal', 'mentoriai-portal' ) . '</h1>';
		if ( 0 === $left ) {
			printf(
				'<p role="status">%s</p><p><a class="button button-primary" href="%s">%s</a></p></div>',
				esc_html__( 'No members are left. Now deactivate the plugin and delete it: this also deletes mentors, pages, settings and tables.', 'mentoriai-portal' ),
				esc_url( admin_url( 'plugins.php' ) ),
				esc_html__( 'Go to the plugins', 'mentoriai-portal' )
			);
			return;
		}
		/* translators: %s: number of members. */
		echo '<p role="status"><strong>' . esc_html( sprintf( _n( '%s member is left.', '%s members are left.', $left, 'mentoriai-portal' ), number_format_i18n( $left ) ) ) . '</strong> ';
		echo self::is_confirmed() ? esc_html__( 'This page continues by itself: keep it open. If it stops, start again; nothing is lost.', 'mentoriai-portal' ) . '</p>' : '</p>';
		self::form();
		echo '</div>';
	}

	private static function form(): void {
		echo '<p>' . esc_html__( 'Deleting the plugin erases everything, members one by one. With thousands of them the server interrupts that, so erase them here first, in batches. Visitors can register until the plugin is deactivated.', 'mentoriai-portal' ) . '</p>';
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'tools.php?page=' . self::SLUG ) ) );
		wp_nonce_field( self::SLUG );
		printf( '<p><label><input type="checkbox" name="confirm" value="1" required> %s</label></p>', esc_html__( 'I understand that all members, their messages, plans and files will be erased for good', 'mentoriai-portal' ) );
		submit_button( __( 'Erase all members', 'mentoriai-portal' ), 'delete' );
		echo '</form>';
	}

	private static function is_confirmed(): bool {
		return '1' === ( $_REQUEST['confirm'] ?? '' ); // phpcs:ignore WordPress.Security -- compared only; run() checks the nonce.
	}
}
