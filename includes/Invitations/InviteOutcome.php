<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations;

/**
 * What comes of inviting a person; all but the first are skipped.
 */
enum InviteOutcome: string {
	case Invited = 'invited';
	/** An invitation to the same address still works. */
	case Living = 'living';
	/** They can log in, and have agreed to the texts or only come by a provider. */
	case Needless = 'needless';
	/** Staff, nobody's account, rejected or closed. */
	case Barred = 'barred';

	/** Of so many people, whom it is told about. */
	public function told( int $people ): string {
		$text = match ( $this ) {
			/* translators: %s: number of members. */
			self::Invited  => _n( '%s member has been invited by email.', '%s members have been invited by email.', $people, 'mentoriai-portal' ),
			/* translators: %s: number of members. */
			self::Living   => _n( '%s skipped: an invitation still waits for them.', '%s skipped: an invitation still waits for them.', $people, 'mentoriai-portal' ),
			/* translators: %s: number of members. */
			self::Needless => _n( '%s skipped: they can log in already.', '%s skipped: they can log in already.', $people, 'mentoriai-portal' ),
			/* translators: %s: number of members. */
			self::Barred   => _n( '%s skipped: they may not log in, or are no members any more.', '%s skipped: they may not log in, or are no members any more.', $people, 'mentoriai-portal' ),
		};
		return sprintf( $text, number_format_i18n( $people ) );
	}
}
