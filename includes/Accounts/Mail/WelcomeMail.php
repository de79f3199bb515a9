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
				__( 'Your email address is confirmed, and the account works.', 'mentoriai-portal' ),
				'{next}',
				__( 'In the profile you also choose the language of mails and which of them you want.', 'mentoriai-portal' ),
			),
			__( 'Fill in the profile', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array( new MailPlaceholder( 'next', __( 'What to do next: for founders, for mentors, or for who has not chosen yet', 'mentoriai-portal' ), self::next( Role::Mentor ) ) );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$role = $this->accounts->find( $user_id )?->role;
		return null === $role ? null : new MailFacts( array( 'next' => self::next( $role ) ), PortalUrls::screen( Screen::Profile, $lang ) );
	}

	private static function next( Role $role ): string {
		return match ( $role ) {
			Role::Founder   => __( 'Next, fill in the profile: when it is complete, you can write to mentors.', 'mentoriai-portal' ),
			Role::Mentor    => __( 'Next, fill in the profile: we look at it, and then founders find you in the list of mentors.', 'mentoriai-portal' ),
			Role::Undecided => __( 'Next, choose in the profile whether you look for a mentor or want to be one.', 'mentoriai-portal' ),
		};
	}
}
