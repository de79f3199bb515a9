<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Core\Today\TodayItem;
use MentoriaiPortal\Core\Today\TodayKind;
use MentoriaiPortal\Core\Today\TodaySource;

/**
 * What keeps a member from taking part: a profile to fill in, to mend or to wait for.
 */
final readonly class ProfileToday implements TodaySource {

	public function __construct( private ProfileRepository $profiles ) {}

	public function select( Identity $viewer ): ?UnionPart {
		return AccountStatus::Draft === $viewer->status ? $this->profiles->select_texts( $viewer->user_id, $viewer->role ) : null;
	}

	public function items( array $rows, Identity $viewer, Lang $lang ): array {
		[ $title, $text ] = match ( $viewer->status ) {
			AccountStatus::Draft => array( __( 'Fill in your profile', 'mentoriai-portal' ), $this->missing( $rows, $viewer->role ) ),
			AccountStatus::Submitted => array( __( 'Your profile is being reviewed', 'mentoriai-portal' ), __( 'We will email you when it is approved.', 'mentoriai-portal' ) ),
			AccountStatus::Returned => array( __( 'Your profile needs changes', 'mentoriai-portal' ), __( 'See what to change, then save it again.', 'mentoriai-portal' ) ),
			AccountStatus::Paused => array( __( 'Your account is paused', 'mentoriai-portal' ), __( 'You can read your messages and plans, but not write.', 'mentoriai-portal' ) ),
			default => array( '', '' ),
		};
		return '' === $title ? array() : array( new TodayItem( TodayKind::Profile, $title, $text, PortalUrls::screen( Screen::Profile, $lang ) ) );
	}

	/** @param list<array<string, string|null>> $rows Of select(). */
	private function missing( array $rows, Role $role ): string {
		$count = count( $this->profiles->of_texts( $rows, $role )?->missing() ?? array() );
		if ( 0 === $count ) {
			return __( 'Check it and save it.', 'mentoriai-portal' );
		}
		/* translators: %s: a number. */
		return sprintf( _n( '%s required field left.', '%s required fields left.', $count, 'mentoriai-portal' ), number_format_i18n( $count ) );
	}
}
