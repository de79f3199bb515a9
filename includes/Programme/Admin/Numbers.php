<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme\Admin;

use MentoriaiPortal\Core\Lang;

/**
 * Figures as people read them in a language, whatever WordPress's language is; a dash where there is nothing to tell.
 */
final readonly class Numbers {

	public const NONE = '–';

	public function __construct( private Lang $lang ) {}

	/** @param int|string|null $number A text is shown as it is. */
	public function count( int|string|null $number ): string {
		return is_int( $number ) ? $this->number( $number, 0 ) : $number ?? self::NONE;
	}

	/** @param float|int|string|null $number With at most one decimal. */
	public function decimal( float|int|string|null $number ): string {
		return is_float( $number ) ? $this->number( $number, floor( $number ) === $number ? 0 : 1 ) : $this->count( $number );
	}

	/** @param float|null $share 1 is all. */
	public function percent( ?float $share ): string {
		return null === $share ? self::NONE : $this->number( 100 * $share, 1 ) . ( Lang::En === $this->lang ? '%' : "\u{A0}%" );
	}

	public function days( ?float $days ): string {
		return null === $days ? self::NONE : $this->number( $days, 1 );
	}

	private function number( float|int $number, int $decimals ): string {
		return Lang::En === $this->lang ? number_format( $number, $decimals ) : number_format( $number, $decimals, ',', "\u{A0}" );
	}
}
