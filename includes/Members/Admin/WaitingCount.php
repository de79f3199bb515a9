<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * How many members wait for review: every screen of wp-admin shows it, so it is kept until a status changes.
 */
final readonly class WaitingCount {

	private const OPTION = 'mentoriai_members_waiting';

	public function __construct( private MemberListRepository $members ) {}

	public function get(): int {
		$kept = get_option( self::OPTION );
		if ( is_numeric( $kept ) ) {
			return (int) $kept;
		}
		$count = $this->members->counts()[ AccountStatus::Submitted->value ] ?? 0;
		update_option( self::OPTION, $count, true );
		return $count;
	}

	/** Actions that tell of a status or of a person who is gone. */
	public function forget(): void {
		if ( '' !== get_option( self::OPTION ) ) {
			update_option( self::OPTION, '', true );
		}
	}

	/** Of actions on meta of users: a status written past the portal. */
	public static function is_status( mixed $meta_ids = null, mixed $user_id = null, mixed $key = null ): bool {
		return UserMeta::STATUS === $key;
	}

	/** The number as WordPress shows what waits; '' when nothing does. */
	public static function bubble( int $count ): string {
		/* translators: %s: number of members or changes. */
		$text = sprintf( _n( '%s waits for you', '%s wait for you', $count, 'mentoriai-portal' ), number_format_i18n( $count ) );
		return $count < 1 ? '' : sprintf(
			' <span class="awaiting-mod count-%1$d"><span class="pending-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
			$count,
			esc_html( number_format_i18n( $count ) ),
			esc_html( $text )
		);
	}
}
