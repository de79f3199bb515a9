<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * The two languages of the portal. Lithuanian is the default and the fallback.
 */
enum Lang: string {
	case Lt = 'lt';
	case En = 'en';

	/** Anything but `en` means Lithuanian. */
	public static function from_query( mixed $value ): self {
		return 'en' === $value ? self::En : self::Lt;
	}

	/** The language of a site path: `/en` and everything below it is English. */
	public static function from_path( string $path ): self {
		return 1 === preg_match( '~^/?en(/|$)~', $path ) ? self::En : self::Lt;
	}

	public function locale(): string {
		return self::En === $this ? 'en_GB' : 'lt_LT';
	}

	/** What is before every path in this language: '' or '/en'. */
	public function prefix(): string {
		return self::En === $this ? '/en' : '';
	}

	public function other(): self {
		return self::En === $this ? self::Lt : self::En;
	}
}
