<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

/**
 * Whether a mentor takes no new founders, as of one day: by the flag, or until a day is over. The one place that judges it.
 */
final readonly class Busy {

	/** @param string|null $until The last such day, `yyyy-MM-dd`; null for none, and for one that is over. */
	public function __construct( public bool $flag = false, public ?string $until = null ) {}

	/** @param string $today The day in Vilnius, `yyyy-MM-dd`. */
	public static function on( string $today, bool $flag, string $until ): self {
		return new self( $flag, $until >= $today ? $until : null );
	}

	/** @param array<string, string> $meta By the keys of UserMeta. */
	public static function stored( array $meta, string $today ): self {
		return self::on( $today, '1' === ( $meta[ UserMeta::BUSY ] ?? '' ), $meta[ UserMeta::BUSY_UNTIL ] ?? '' );
	}

	public function now(): bool {
		return $this->flag || null !== $this->until;
	}

	/**
	 * What a save makes of it. Clients that know no day send the sum of both back, so that "yes" is no news while only the day says
	 * so; "no" takes the day away too.
	 *
	 * @param bool|null   $flag Null where it was not sent.
	 * @param string|null $day  Today or later, '' for none; null where it was not sent.
	 */
	public function changed( ?bool $flag, ?string $day ): self {
		$day ??= false === $flag ? '' : (string) $this->until;
		$is_news = true === $flag && ( null === $this->until || '' === $day );
		return new self( null === $flag ? $this->flag : ( $flag && ( $this->flag || $is_news ) ), '' === $day ? null : $day );
	}
}
