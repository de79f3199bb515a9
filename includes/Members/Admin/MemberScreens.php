<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Profiles\EditLog;

/**
 * The screens about members that have not been public so far, with how many wait.
 */
final readonly class MemberScreens {

	public function __construct(
		private WaitingCount $waiting,
		private EditLog $edits,
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
		if ( ! current_user_can( StaffDecisions::CAPABILITY ) ) {
			return;
		}
		$waiting = $this->waiting->get();
		StaffMenu::add( Links::REVIEW, _x( 'Review', 'screen', 'mentoriai-portal' ), StaffDecisions::CAPABILITY, array( $this->review, 'show' ), $waiting );
		StaffMenu::add( Links::CHANGES, _x( 'Changed texts', 'screen', 'mentoriai-portal' ), StaffDecisions::CAPABILITY, array( $this->changes, 'show' ), FaultLog::part( 'menu', array( $this->edits, 'unseen_people' ), 0 ) );
		StaffMenu::add( Links::DECIDE, __( 'Decision', 'mentoriai-portal' ), StaffDecisions::CAPABILITY, array( $this->decide, 'show' ) );
		self::mark_menu( $waiting );
	}

	/** Action `admin_head`: the page that asks for a reason is reached from the list, not from the menu. */
	public static function hide(): void {
		StaffMenu::hide( Links::DECIDE );
	}

	private static function mark_menu( int $waiting ): void {
		global $menu;
		foreach ( (array) $menu as $at => $entry ) {
			if ( 'users.php' === ( $entry[2] ?? '' ) ) {
				$menu[ $at ][0] .= StaffMenu::bubble( $waiting ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the only way to a number in WordPress's own entry.
			}
		}
	}
}
