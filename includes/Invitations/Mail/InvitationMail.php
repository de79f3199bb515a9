<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations\Mail;

use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\LinkSecret;
use MentoriaiPortal\Core\LongDay;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Invitations\InvitationRepository;
use MentoriaiPortal\Mail\CasedMail;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;

/**
 * "You are invited", and the reminder of it: leads to the page where a password is set, with `email` and a key that is made here; who has a
 * password already is led to the log-in. Nothing is sent once the invitation is accepted or over.
 */
final readonly class InvitationMail implements CasedMail {

	private const WITH_KEY      = 'key';
	private const WITH_PASSWORD = 'password';

	public function __construct( private AccountService $accounts, private InvitationRepository $invitations, private Clock $clock, private InvitationMailKind $kind ) {}

	public function key(): string {
		return $this->kind->value;
	}

	public function title(): string {
		return $this->is_reminder() ? __( 'Reminder of an invitation', 'mentoriai-portal' ) : __( 'Invitation', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return $this->texts_of( self::WITH_KEY );
	}

	public function cases(): array {
		return array(
			self::WITH_KEY      => __( 'people without a password', 'mentoriai-portal' ),
			self::WITH_PASSWORD => __( 'people who have a password on this site', 'mentoriai-portal' ),
		);
	}

	public function texts_of( string $name ): MailTexts {
		$sets_one = self::WITH_KEY === $name;
		return new MailTexts(
			$this->is_reminder() ? __( 'Your invitation to the mentoring portal is still open', 'mentoriai-portal' ) : __( 'You are invited to the mentoring portal', 'mentoriai-portal' ),
			array(
				'{greeting}',
				$this->is_reminder()
					? __( 'We have invited you to {site}. Your account is ready and still waits for you.', 'mentoriai-portal' )
					: __( 'We have made an account for you on {site}, where founders and mentors meet.', 'mentoriai-portal' ),
				$sets_one
					? __( 'Set a password and log in. The portal then asks you to agree to the privacy policy and the membership rules.', 'mentoriai-portal' )
					: __( 'Log in with the email address and the password that you already have on this site. The portal then asks you to agree to the privacy policy and the membership rules.', 'mentoriai-portal' ),
				...( $sets_one ? array( __( 'The link works once, until {until}.', 'mentoriai-portal' ) ) : array() ),
				__( 'If you do not want to take part, write to us, and we will erase your account.', 'mentoriai-portal' ),
			),
			$sets_one ? __( 'Set a password', 'mentoriai-portal' ) : __( 'Log in', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array( new MailPlaceholder( 'until', __( 'The last day on which the link works', 'mentoriai-portal' ), '2026-12-11' ) );
	}

	public function former_placeholders( string $name ): array {
		return array();
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$account    = $this->accounts->find( $user_id );
		$invitation = null === $account ? null : $this->invitations->find( $user_id, $account->email );
		if ( null === $account || null === $account->role || ! $account->status->may_log_in() || true !== $invitation?->is_living( $this->clock->now() ) ) {
			return null;
		}
		$values = array( 'until' => LongDay::of( Clock::day( $invitation->valid_until ), $lang ) );
		if ( $account->confirmed ) {
			return new MailFacts( $values, PortalUrls::screen( Screen::Login, $lang ), name: self::WITH_PASSWORD );
		}
		$key = LinkSecret::make();
		$this->invitations->set_key( $user_id, $this->kind->column(), $key );
		$query = array(
			'email'      => $account->email,
			'key'        => $key,
			'invitation' => '1',
		);
		return new MailFacts( $values, PortalUrls::screen( Screen::ResetPassword, $lang, $query ), name: self::WITH_KEY );
	}

	private function is_reminder(): bool {
		return InvitationMailKind::Reminder === $this->kind;
	}
}
