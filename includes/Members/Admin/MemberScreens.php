<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\StaffMenu;

/**
 * The screens on which staff decide about members.
 */
final readonly class MemberScreens {

	public function __construct(
		private ReviewPage $review,
		private ChangesPage $changes,
		private DecidePage $decide
	) {}

	/**
	 * Filter `user_has_cap`, in wp-admin only: who manages members sees WordPress's list of users. Editing, promoting and
	 * deleting stay what they were.
	 */
	public static function open_list( mixed $capabilities ): mixed {
		if ( ! is_array( $capabilities ) ) {
			return $capabilities;
		}
		return ! is_admin() || empty( $capabilities[ StaffDecisions::CAPABILITY ] ) ? $capabilities : array( 'list_users' => true ) + $capabilities;
	}

	/** Action `admin_menu`. */
	public function add(): void {
		StaffMenu::add( Links::REVIEW, _x( 'Review', 'screen', 'mentoriai-portal' ), StaffDecisions::CAPABILITY, array( $this->review, 'show' ) );
		StaffMenu::add( Links::CHANGES, _x( 'Changed texts', 'screen', 'mentoriai-portal' ), StaffDecisions::CAPABILITY, array( $this->changes, 'show' ) );
		StaffMenu::add( Links::DECIDE, __( 'Decision', 'mentoriai-portal' ), StaffDecisions::CAPABILITY, array( $this->decide, 'show' ) );
	}

	/** Action `admin_head`: the page that asks for a reason is reached from the list, the others from Needs attention, by whoever sees it. */
	public static function hide(): void {
		foreach ( current_user_can( StaffMenu::CAPABILITY ) ? array( Links::DECIDE, Links::REVIEW, Links::CHANGES ) : array( Links::DECIDE ) as $slug ) {
			StaffMenu::hide( $slug );
		}
	}
}
