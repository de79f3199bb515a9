<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use Closure;
use MentoriaiPortal\Core\Calendar\Lines;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\MailRecipient;
use WP_User;

/**
 * A person's private calendar at a secret address, of which only the hash is kept: agreed meetings and open deadlines, with the
 * other side's first name only and without places.
 */
final readonly class CalendarFeeds {

	/** @param Closure( Lines, Side, int, Lang ): void $deadlines Adds those of a person. */
	public function __construct( private CalendarFeedRepository $feeds, private MeetingReadRepository $meetings, private Closure $deadlines, private Locale $locale, private Clock $clock ) {}

	/** When the person's address was made; null without one. */
	public function made_at( int $user_id ): ?string {
		$made = $this->feeds->made_at( $user_id );
		return null === $made ? null : Clock::sql_to_wire( $made );
	}

	/** @return string The new address; the former one ends. */
	public function renew( int $user_id ): string {
		$token = bin2hex( random_bytes( 32 ) );
		$this->feeds->set( $user_id, hash( 'sha256', $token ), $this->clock->now() );
		return PortalUrls::rest( "data/v1/calendar/$token.ics" );
	}

	public function end( int $user_id ): void {
		$this->feeds->end( $user_id );
	}

	/** Action `mentoriai_end_sessions`. */
	public function end_sessions( mixed $user_id = null ): void {
		if ( is_numeric( $user_id ) ) {
			$this->feeds->end( (int) $user_id );
		} elseif ( null === $user_id || '' === $user_id ) {
			$this->feeds->end_all();
		}
	}

	/** @throws ApiError 404, the same for every address that is none. */
	public function text( #[\SensitiveParameter] string $token ): string {
		$user_id = $this->feeds->owner( hash( 'sha256', $token ) );
		$user    = $user_id > 0 ? get_userdata( $user_id ) : false;
		$side    = $user instanceof WP_User ? self::side( $user ) : null;
		if ( null === $side ) {
			throw ApiError::not_found();
		}
		$lang = MailRecipient::lang( $user_id );
		return $this->locale->within( $lang, fn (): string => $this->write( $side, $user_id, $lang ) );
	}

	private static function side( WP_User $user ): ?Side {
		if ( ! AccountStatus::of_stored( get_user_meta( $user->ID, UserMeta::STATUS, true ) )->may_log_in() ) {
			return null;
		}
		return match ( MemberRole::of_user( $user ) ) {
			Role::Founder => Side::Founder,
			Role::Mentor  => Side::Mentor,
			default       => null,
		};
	}

	private function write( Side $side, int $user_id, Lang $lang ): string {
		$lines = Lines::calendar( $lang )
			->text( 'X-WR-CALNAME', __( 'Mentoring', 'mentoriai-portal' ) )
			->add( 'REFRESH-INTERVAL;VALUE=DURATION:PT6H' )
			->add( 'X-PUBLISHED-TTL:PT6H' );
		foreach ( $this->meetings->agreed_of( $side, $user_id ) as $meeting ) {
			Invitation::add_event( $lines, $meeting, $side, 'CONFIRMED' );
			$lines->add( 'END:VEVENT' );
		}
		( $this->deadlines )( $lines, $side, $user_id, $lang );
		return $lines . "END:VCALENDAR\r\n";
	}
}
