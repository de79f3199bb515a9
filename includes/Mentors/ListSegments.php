<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\TextFold;

/**
 * The plans of the lists, kept in an autoloaded option until the index changes. A day's start stays what it was
 * when the day's first list was read, so that a list that is being paged does not turn under the reader.
 */
final readonly class ListSegments {

	public const VERSION = 'mentoriai_mentor_version';
	public const PLANS   = 'mentoriai_mentor_plans';

	public function __construct( private MentorRepository $mentors, private MentorIndexRepository $index, private Clock $clock ) {}

	/** @param string $day `yyyy-MM-dd`: today or yesterday. */
	public function plan( MentorKind $kind, Lang $lang, string $day ): SegmentedPage {
		$version = (string) get_option( self::VERSION, '' );
		$kept    = $this->kept( $version );
		$name    = $kind->value . ' ' . $lang->value . ' ' . $day;
		if ( isset( $kept['sizes'][ $name ] ) ) {
			return new SegmentedPage( $kept['starts'][ $kind->value . ' ' . $day ] ?? '', $kept['sizes'][ $name ], $kept['towns'][ $name ] ?? array() );
		}
		// The first list of a day: whose last busy day was yesterday is among the free ones.
		if ( ! isset( $kept['starts'][ $kind->value . ' ' . $day ] ) && MentorKind::Dynamic === $kind && $this->index->end_busy( $this->clock->today() ) ) {
			$this->forget();
			return $this->plan( $kind, $lang, $day );
		}
		$start = $kept['starts'][ $kind->value . ' ' . $day ] ?? $this->start( $kind, $lang, $day );
		$sizes = $this->mentors->sizes( $kind, $lang, $start );
		$towns = $this->towns( $kind, $lang );
		// An empty list has no start that the first mentor of the day would have to keep.
		if ( isset( $sizes[0] ) ) {
			$kept['starts'][ $kind->value . ' ' . $day ] = $start;
		}
		$kept['sizes'][ $name ] = $sizes;
		$kept['towns'][ $name ] = $towns;
		update_option( self::PLANS, $this->recent( $kept ) + array( 'version' => $version ), true );
		return new SegmentedPage( $start, $sizes, $towns );
	}

	/** The index changed. */
	public function forget(): void {
		update_option( self::VERSION, bin2hex( random_bytes( 6 ) ), true );
	}

	/** Makes the options, so that reading them costs nothing. */
	public function install(): void {
		add_option( self::PLANS, array(), '', true );
		$this->forget();
	}

	/** @return list<string> */
	private function towns( MentorKind $kind, Lang $lang ): array {
		$towns = $this->mentors->towns( $kind, $lang );
		usort( $towns, static fn ( string $a, string $b ): int => strcmp( TextFold::sort_key( $a ), TextFold::sort_key( $b ) ) );
		return $towns;
	}

	private function start( MentorKind $kind, Lang $lang, string $day ): string {
		$count = $this->mentors->count_free( $kind, $lang );
		return $this->mentors->key_at( $kind, $lang, Rotation::position( $day, $count ) );
	}

	/** @return array{starts: array<string, string>, sizes: array<string, array<int, array{int, int, int, int}>>, towns: array<string, list<string>>} */
	private function kept( string $version ): array {
		$kept   = get_option( self::PLANS );
		$kept   = is_array( $kept ) ? $kept : array();
		$starts = is_array( $kept['starts'] ?? null ) ? $kept['starts'] : array();
		$is_new = ( $kept['version'] ?? '' ) === $version;
		$sizes  = is_array( $kept['sizes'] ?? null ) && $is_new ? $kept['sizes'] : array();
		$towns  = is_array( $kept['towns'] ?? null ) && $is_new ? $kept['towns'] : array();
		/** @var array<string, string> $starts */
		/** @var array<string, array<int, array{int, int, int, int}>> $sizes */
		/** @var array<string, list<string>> $towns */
		return array(
			'starts' => $starts,
			'sizes'  => $sizes,
			'towns'  => $towns,
		);
	}

	/**
	 * Without the days before yesterday.
	 *
	 * @param array{starts: array<string, string>, sizes: array<string, array<int, array{int, int, int, int}>>, towns: array<string, list<string>>} $kept
	 * @return array{starts: array<string, string>, sizes: array<string, array<int, array{int, int, int, int}>>, towns: array<string, list<string>>}
	 */
	private function recent( array $kept ): array {
		$days   = array( $this->clock->today(), $this->clock->today( -1 ) );
		$recent = static fn ( string $name ): bool => in_array( substr( $name, -10 ), $days, true );
		return array(
			'starts' => array_filter( $kept['starts'], $recent, ARRAY_FILTER_USE_KEY ),
			'sizes'  => array_filter( $kept['sizes'], $recent, ARRAY_FILTER_USE_KEY ),
			'towns'  => array_filter( $kept['towns'], $recent, ARRAY_FILTER_USE_KEY ),
		);
	}
}
