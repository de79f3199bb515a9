<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use WP_Screen;

/**
 * WordPress's tab "Help" on the portal's screens of wp-admin: what a screen is for, and what its buttons do to people.
 */
final class AdminHelp {

	/** Action `current_screen`. */
	public static function add( mixed $screen ): void {
		if ( ! $screen instanceof WP_Screen ) {
			return;
		}
		$page = isset( $_GET['page'] ) && is_string( $_GET['page'] ) ? sanitize_key( $_GET['page'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses a text.
		$text = '' === $page ? self::of_list( $screen->id ) : self::of_page( $page ) ?? self::of_people( $page );
		if ( null !== $text ) {
			$screen->add_help_tab(
				array(
					'id'      => 'mentoriai-help',
					'title'   => __( 'Mentoriai portal', 'mentoriai-portal' ),
					'content' => '<p>' . esc_html( $text ) . '</p>',
				)
			);
		}
	}

	private static function of_page( string $page ): ?string {
		return match ( $page ) {
			'mentoriai-mail-texts'   => __( 'Each email has a text in Lithuanian and one in English. Words in braces, such as {greeting}, are replaced when the email is sent. A test goes to your own address only.', 'mentoriai-portal' ),
			'mentoriai-mails'        => __( 'Emails of the portal: waiting, sent and failed. A failed one can be sent again. One that is no longer needed is not sent.', 'mentoriai-portal' ),
			'mentoriai-portal'       => __( 'Everything that can be set, by topic. One button saves all tabs. You see only what you may change.', 'mentoriai-portal' ),
			'mentoriai-setup'        => __( 'Questions to answer once, and what is still to be replaced before visitors come. Each part is saved by its own button, and you can come back at any time.', 'mentoriai-portal' ),
			'mentoriai-statistics'   => __( 'Views of profiles, conversations and messages by month and by mentor. CSV files have the same numbers and open in a spreadsheet.', 'mentoriai-portal' ),
			'mentoriai-surveys'      => __( 'Write questions, choose people, send. Each person gets a personal link by email, and no one is invited to the same survey twice. Answers to a question that you remove stay in the results.', 'mentoriai-portal' ),
			'mentoriai-translations' => __( 'Texts that exist in one language only, translations that are not published, and those whose original has been changed since.', 'mentoriai-portal' ),
			'mentoriai-repeat-event' => __( 'Makes an event for each day you choose, in both languages. A day that already has one gets no second one.', 'mentoriai-portal' ),
			'mentoriai-fields'       => __( 'Merging moves everyone from one field to another, deleting takes the field away from everyone. Neither can be undone.', 'mentoriai-portal' ),
			'mentoriai-erase'        => __( 'Erases all members in batches before the plugin is deleted. This cannot be undone.', 'mentoriai-portal' ),
			default                  => null,
		};
	}

	private static function of_people( string $page ): ?string {
		return match ( $page ) {
			'mentoriai-review'          => __( 'Profiles that wait for a decision. An approved profile is public at once; one that is returned stays hidden until the member changes it and you approve it. The member gets an email with your reason.', 'mentoriai-portal' ),
			'mentoriai-profile-changes' => __( 'What public mentors have changed in their profiles. Visitors see the changes already; what you mark as seen leaves this list.', 'mentoriai-portal' ),
			'mentoriai-decide'          => __( 'Nothing happens until you press the button below. The members are told by email.', 'mentoriai-portal' ),
			'mentoriai-reviews'         => __( 'What founders wrote about mentors. Hiding a review needs a reason, which its author gets by email; the mentor does not see it.', 'mentoriai-portal' ),
			'mentoriai-conversations'   => __( 'Who writes to whom, and when they last did. Messages themselves are not shown here.', 'mentoriai-portal' ),
			'mentoriai-plans'           => __( 'Action plans of founders and their mentors, and how many steps are done. What the steps say is not shown here.', 'mentoriai-portal' ),
			default                     => null,
		};
	}

	/** @param string $screen WordPress's id of a list or an editor. */
	private static function of_list( string $screen ): ?string {
		return match ( $screen ) {
			'edit-mentoriai_event'  => __( 'Each event is listed once, whatever its languages; the column “Languages” leads to the other. Quick Edit has the event’s own date and status. Cancelled and moved events stay on the site, marked.', 'mentoriai-portal' ),
			'edit-mentoriai_story'  => __( 'Success stories, one text for each language. “+ EN” and “+ LT” create the missing translation as a draft.', 'mentoriai-portal' ),
			'edit-mentoriai_mentor' => __( 'Mentors without an account, whom visitors meet at a hub. Those with an account are among the users.', 'mentoriai-portal' ),
			'edit-mentoriai_field'  => __( 'Fields that mentors choose and visitors filter by. Each person is counted once. Select several to merge them into one.', 'mentoriai-portal' ),
			'edit-mentoriai_town'   => __( 'Cities of events, with a name in each language.', 'mentoriai-portal' ),
			'edit-page'             => __( 'Pages marked “Screen of the portal” belong to its own screens, such as messages: only their title and introduction can be edited. A page without a language is not the portal’s.', 'mentoriai-portal' ),
			'users'                 => __( 'Members of the portal are users. Their status says whether others see them; decisions stand under each name and among the bulk actions.', 'mentoriai-portal' ),
			default                 => null,
		};
	}
}
