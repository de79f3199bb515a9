<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MemberText;
use MentoriaiPortal\Mail\StaffMail;
use MentoriaiPortal\Members\Admin\Links;
use MentoriaiPortal\Members\Admin\StaffDecisions;

/**
 * Names to staff who applied, as far as they still wait.
 */
final readonly class ApplicationMail implements StaffMail {

	public const KEY        = 'staff_application';
	public const CAPABILITY = StaffDecisions::CAPABILITY;

	public function key(): string {
		return self::KEY;
	}

	public function capability(): string {
		return self::CAPABILITY;
	}

	public function title(): string {
		return __( 'Profiles to review', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'Profiles to review: {number}', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'These people have sent their profiles and wait for your decision:', 'mentoriai-portal' ),
				'{names}',
			),
			__( 'Review the profiles', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'number', __( 'How many people wait', 'mentoriai-portal' ), '2' ),
			new MailPlaceholder( 'names', __( 'Their names, one a line', 'mentoriai-portal' ), "Rasa Kazlauskienė\nJonas Petraitis" ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$ids = array_map( 'intval', array_filter( is_array( $data['ids'] ?? null ) ? $data['ids'] : array(), 'is_numeric' ) );
		cache_users( $ids );
		$names = array();
		foreach ( $ids as $id ) {
			$user = get_userdata( $id );
			if ( false !== $user && AccountStatus::Submitted === AccountStatus::of_stored( get_user_meta( $id, UserMeta::STATUS, true ) ) ) {
				$names[] = MemberText::unlinked( $user->display_name );
			}
		}
		return array() === $names ? null : new MailFacts(
			array(
				'number' => (string) count( $names ),
				'names'  => implode( "\n", $names ),
			),
			Links::review()
		);
	}
}
