<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

use LogicException;

/**
 * The two sides of a conversation or plan. The values begin the names of their columns, and extensions are told them.
 */
enum Side: string {
	case Founder = 'founder';
	case Mentor  = 'mentor';

	/** Null for people who cannot take part. */
	public static function try_of( Identity $identity ): ?self {
		return match ( $identity->role ) {
			Role::Founder => self::Founder,
			Role::Mentor  => self::Mentor,
			default       => null,
		};
	}

	public static function of( Identity $identity ): self {
		return self::try_of( $identity ) ?? throw new LogicException( 'What has two sides is for founders and mentors.' );
	}

	public function other(): self {
		return self::Founder === $this ? self::Mentor : self::Founder;
	}

	/**
	 * The name of one of this side's columns.
	 *
	 * @param 'id'|'last_id'|'read_id'|'unread'|'notify_at'|'notified_id'|'done_at'|'thanks'|'held'|'minutes'|'name'|'first'|'email'|'still_at'|'checkin_at' $of
	 */
	public function column( string $of ): string {
		return $this->value . '_' . $of;
	}
}
