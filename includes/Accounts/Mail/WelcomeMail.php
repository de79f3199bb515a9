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
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailTexts;

/**
 * The registration is complete: what to do next. Goes to each account once.
 */
final readonly class WelcomeMail implements CasedMail {

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
		return $this->texts_of( Role::Mentor->value );
	}

	public function cases(): array {
		return array(
			Role::Founder->value   => __( 'founders', 'mentoriai-portal' ),
			Role::Mentor->value    => __( 'mentors', 'mentoriai-portal' ),
			Role::Undecided->value => __( 'role not chosen yet', 'mentoriai-portal' ),
		);
	}

	public function texts_of( string $name ): MailTexts {
		return new MailTexts(
			__( 'Welcome to the mentoring portal', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'Your email address is confirmed and your account is ready.', 'mentoriai-portal' ),
				self::next( Role::from( $name ) ),
				__( 'You can also choose in your profile which emails you get, and in which language.', 'mentoriai-portal' ),
			),
			__( 'Fill in your profile', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array();
	}

	public function former_placeholders( string $name ): array {
		return array( 'next' => self::next( Role::from( $name ) ) );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$role = $this->accounts->find( $user_id )?->role;
		return null === $role ? null : new MailFacts( array(), PortalUrls::screen( Screen::Profile, $lang ), name: $role->value );
	}

	private static function next( Role $role ): string {
		return match ( $role ) {
			Role::Founder   => __( 'Next, fill in your profile. Then you can write to mentors.', 'mentoriai-portal' ),
			Role::Mentor    => __( 'Next, fill in your profile. We will review it, and then founders can find you in the list of mentors.', 'mentoriai-portal' ),
			Role::Undecided => __( 'Next, choose in your profile whether you are looking for a mentor or want to be one.', 'mentoriai-portal' ),
		};
	}
}
