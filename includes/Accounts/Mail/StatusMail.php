<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Mail;

use MentoriaiPortal\Accounts\AccountRepository;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Mail\CasedMail;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;

/**
 * "Your status changed": what happened, why, and what to do next. `data` may hold the `reason`, as it was at that time.
 */
final readonly class StatusMail implements CasedMail {

	public function __construct( private AccountRepository $accounts, private StatusMailKind $kind ) {}

	public function key(): string {
		return $this->kind->value;
	}

	public function title(): string {
		return match ( $this->kind ) {
			StatusMailKind::Approved => __( 'Profile approved', 'mentoriai-portal' ),
			StatusMailKind::Returned => __( 'Profile returned', 'mentoriai-portal' ),
			StatusMailKind::Rejected => __( 'Profile rejected', 'mentoriai-portal' ),
			StatusMailKind::Paused   => __( 'Account paused', 'mentoriai-portal' ),
			StatusMailKind::Restored => __( 'Pause ended', 'mentoriai-portal' ),
			StatusMailKind::Closed   => __( 'Account closed', 'mentoriai-portal' ),
			StatusMailKind::Reopened => __( 'Account reopened', 'mentoriai-portal' ),
		};
	}

	public function texts(): MailTexts {
		return $this->texts_of( Role::Mentor->value );
	}

	public function cases(): array {
		return StatusMailKind::Approved !== $this->kind && StatusMailKind::Restored !== $this->kind ? array() : array(
			Role::Founder->value => __( 'founders', 'mentoriai-portal' ),
			Role::Mentor->value  => __( 'mentors', 'mentoriai-portal' ),
		);
	}

	public function texts_of( string $name ): MailTexts {
		$role                = Role::from( $name );
		list( $what, $next ) = $this->body( $role );
		return new MailTexts( $this->subject(), array( '{greeting}', $what, __( 'Reason: {reason}', 'mentoriai-portal' ), $next ), $this->button( $role )[0] );
	}

	public function placeholders(): array {
		$needed = StatusMailKind::Returned === $this->kind || StatusMailKind::Rejected === $this->kind;
		return array( new MailPlaceholder( 'reason', __( 'What staff wrote; without it its paragraph is left out', 'mentoriai-portal' ), __( 'Please add a photo.', 'mentoriai-portal' ), $needed ) );
	}

	public function former_placeholders( string $name ): array {
		$role                = Role::from( $name );
		list( $what, $next ) = $this->body( $role );
		$action              = $this->button( $role )[0];
		return compact( 'what', 'next', 'action' );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$role = $this->accounts->find( $user_id )?->role;
		if ( null === $role ) {
			return null;
		}
		$role   = Role::Mentor === $role ? $role : Role::Founder;
		$to     = $this->button( $role )[1];
		$reason = is_string( $data['reason'] ?? null ) ? $data['reason'] : '';
		return new MailFacts( compact( 'reason' ), null === $to ? PortalUrls::contacts( $lang ) : PortalUrls::screen( $to, $lang ), name: $role->value );
	}

	private function subject(): string {
		return match ( $this->kind ) {
			StatusMailKind::Approved => __( 'Your profile is approved', 'mentoriai-portal' ),
			StatusMailKind::Returned => __( 'Your profile needs changes', 'mentoriai-portal' ),
			StatusMailKind::Rejected => __( 'We couldn’t approve your profile', 'mentoriai-portal' ),
			StatusMailKind::Paused   => __( 'Your account is paused', 'mentoriai-portal' ),
			StatusMailKind::Restored => __( 'Your account is active again', 'mentoriai-portal' ),
			StatusMailKind::Closed   => __( 'Your account is closed', 'mentoriai-portal' ),
			StatusMailKind::Reopened => __( 'Your account has been reopened', 'mentoriai-portal' ),
		};
	}

	/** @return array{string, string} What happened and what to do next. */
	private function body( Role $role ): array {
		$mentor = Role::Mentor === $role;
		return match ( $this->kind ) {
			StatusMailKind::Approved => $mentor
				? array( __( 'Your mentor profile is public: founders can find you in the list of mentors and write to you.', 'mentoriai-portal' ), __( 'When someone writes to you, we will let you know by email.', 'mentoriai-portal' ) )
				: array( __( 'We have reviewed and approved your profile.', 'mentoriai-portal' ), __( 'Choose a mentor and write to them.', 'mentoriai-portal' ) ),
			StatusMailKind::Returned => array(
				__( 'We’ve reviewed your profile. Please make some changes before we approve it.', 'mentoriai-portal' ),
				__( 'Log in, update your profile and save it. We will review it again.', 'mentoriai-portal' ),
			),
			StatusMailKind::Rejected => array( __( 'We have reviewed your profile and cannot approve it. You can no longer log in.', 'mentoriai-portal' ), self::contact() ),
			StatusMailKind::Paused   => array( __( 'For now your profile is not shown and you cannot write messages. You can still log in and read your conversations.', 'mentoriai-portal' ), self::contact() ),
			StatusMailKind::Restored => $mentor
				? array( __( 'The pause is over: founders can find you in the list of mentors again.', 'mentoriai-portal' ), __( 'When someone writes to you, we will let you know by email.', 'mentoriai-portal' ) )
				: array( __( 'The pause is over: you can write to mentors again.', 'mentoriai-portal' ), __( 'Log in and continue where you left off.', 'mentoriai-portal' ) ),
			StatusMailKind::Closed   => array( __( 'Your account on the portal is closed: your profile is no longer shown, and no one can log in to it.', 'mentoriai-portal' ), self::contact() ),
			StatusMailKind::Reopened => array(
				__( 'You can log in and update your profile.', 'mentoriai-portal' ),
				__( 'When everything is filled in, save it.', 'mentoriai-portal' ),
			),
		};
	}

	private static function contact(): string {
		return __( 'If you think this is a mistake, write to us.', 'mentoriai-portal' );
	}

	/** @return array{string, Screen|null} Null is the page of contacts. */
	private function button( Role $role ): array {
		$find = array( __( 'Find a mentor', 'mentoriai-portal' ), Screen::Finder );
		$own  = array( __( 'Open your profile', 'mentoriai-portal' ), Screen::Profile );
		return match ( $this->kind ) {
			StatusMailKind::Approved => Role::Founder === $role ? $find : $own,
			StatusMailKind::Returned,
			StatusMailKind::Reopened => array( __( 'Update your profile', 'mentoriai-portal' ), Screen::Profile ),
			StatusMailKind::Restored => $own,
			StatusMailKind::Rejected,
			StatusMailKind::Paused,
			StatusMailKind::Closed   => array( __( 'Write to us', 'mentoriai-portal' ), null ),
		};
	}
}
