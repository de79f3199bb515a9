<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Mail;

use MentoriaiPortal\Accounts\AccountRepository;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MailType;

/**
 * The registration is complete: what to do next. Goes to each account once.
 */
final readonly class WelcomeMail implements MailType {

	public const KEY = 'welcome';

	public function __construct( private AccountRepository $accounts ) {}

	public static function queue( MailQueue $mails, int $user_id, Lang $lang ): void {
		$mails->enqueue( self::KEY, $user_id, $lang, array(), (string) $user_id );
	}

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'Welcome after registration', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'Welcome to the mentoring portal', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'Your email address is confirmed and your account is ready.', 'mentoriai-portal' ),
				'{next}',
				__( 'You can also choose in your profile which emails you get, and in which language.', 'mentoriai-portal' ),
			),
			__( 'Fill in your profile', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array( new MailPlaceholder( 'next', __( 'What to do next: for founders, for mentors, or for those who have not chosen yet', 'mentoriai-portal' ), self::next( Role::Mentor ) ) );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$role = $this->accounts->find( $user_id )?->role;
		return null === $role ? null : new MailFacts( array( 'next' => self::next( $role ) ), PortalUrls::screen( Screen::Profile, $lang ) );
	}

	private static function next( Role $role ): string {
		return match ( $role ) {
			Role::Founder   => __( 'Next, fill in your profile. Then you can write to mentors.', 'mentoriai-portal' ),
			Role::Mentor    => __( 'Next, fill in your profile. We will review it, and then founders can find you in the list of mentors.', 'mentoriai-portal' ),
			Role::Undecided => __( 'Next, choose in your profile whether you are looking for a mentor or want to be one.', 'mentoriai-portal' ),
		};
	}
}
