<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Members\MemberCare;
use MentoriaiPortal\Members\MemberFilter;
use MentoriaiPortal\Members\MemberRepository;

/**
 * Mentoring → Members: the list, filtered by the address, and the page of one member.
 */
final class MembersPage {

	/** Of the screen options; WordPress keeps it with the person. */
	public const PER_PAGE = 'mentoriai_members_per_page';

	private ?MemberListTable $table = null;

	private ?CareForm $form = null;

	public function __construct(
		private readonly MemberRepository $members,
		private readonly MemberCare $care,
		private readonly UserActions $actions,
		private readonly MemberPage $page
	) {}

	/** @param array<string, string> $query */
	public static function url( array $query = array() ): string {
		return StaffMenu::url( StaffMenu::MEMBERS, array_map( 'rawurlencode', $query ) );
	}

	/** Condition of `current_screen`. */
	public static function is_asked(): bool {
		return StaffMenu::MEMBERS === ( $_GET['page'] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- compared only.
	}

	/** Action `admin_menu`. */
	public function add(): void {
		StaffMenu::add( StaffMenu::MEMBERS, __( 'Members', 'mentoriai-portal' ), StaffMenu::CAPABILITY, array( $this, 'show' ) );
	}

	/** Action `current_screen`: what was sent about one or many, or the list and its screen options. */
	public function load(): void {
		$this->table = null;
		$this->form  = null;
		if ( isset( $_GET['user'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says whose page it is.
			$this->form = ( new CareHandler( $this->care ) )->take( self::member() );
			return;
		}
		if ( ! current_user_can( StaffMenu::CAPABILITY ) ) {
			return;
		}
		$this->actions->take();
		if ( isset( $_GET['_wp_http_referer'], $_SERVER['REQUEST_URI'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the address without what the form adds.
			wp_safe_redirect( remove_query_arg( array( '_wp_http_referer', '_wpnonce', 'action', 'action2' ), wp_unslash( $_SERVER['REQUEST_URI'] ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- as wp-admin does; cleaned by wp_safe_redirect().
			exit;
		}
		try {
			$filter = MemberFilter::of_query( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is shown.
		} catch ( InvalidInput ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		$this->table = new MemberListTable( $this->members, $this->care, $this->actions, $filter );
		add_screen_option( 'per_page', array( 'default' => MemberListTable::PER_PAGE, 'option' => self::PER_PAGE ) );
	}

	public function show(): void {
		if ( isset( $_GET['user'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- shows a person.
			$this->page->show( self::member(), $this->form );
			return;
		}
		echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Members', 'mentoriai-portal' ) . '</h1>';
		if ( null !== $this->table && current_user_can( StaffMenu::MAY_MOVE ) ) {
			printf( ' <a class="page-title-action" data-csv="members" href="%s">%s</a>', esc_url( StaffMenu::members_csv( $this->table->filter->asked ) ), esc_html__( 'Download CSV', 'mentoriai-portal' ) );
		}
		echo '<hr class="wp-header-end">';
		if ( null === $this->table ) {
			wp_admin_notice( esc_html__( 'The address of this page asks for something that does not exist.', 'mentoriai-portal' ), array( 'type' => 'error' ) );
			printf( '<p><a class="button" href="%s">%s</a></p></div>', esc_url( self::url() ), esc_html__( 'Show everything', 'mentoriai-portal' ) );
			return;
		}
		$this->table->prepare_items();
		$this->table->views();
		echo '<form method="get"><input type="hidden" name="page" value="' . esc_attr( StaffMenu::MEMBERS ) . '">';
		$this->table->search_box( __( 'Search by name or email', 'mentoriai-portal' ), 'mentoriai-member' );
		$this->table->show_filter();
		$this->table->display();
		echo '</form></div>';
	}

	private static function member(): int {
		return isset( $_GET['user'] ) && is_numeric( $_GET['user'] ) ? absint( $_GET['user'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says whose page it is.
	}
}
