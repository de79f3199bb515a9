<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;

/**
 * The plans of the lists, kept in an autoloaded option until the index changes. A day's start stays what it was
 * when the day's first list was read, so that a list that is being paged does not turn under the reader.
 */
final readonly class ListSegments {

	public const VERSION = 'mentoriai_mentor_version';
	public const PLANS   = 'mentoriai_mentor_plans';

	public function __construct( private MentorRepository $mentors, private Clock $clock ) {}

	/** @param string $day `yyyy-MM-dd`: today or yesterday. */
	public function plan( MentorKind $kind, Lang $lang, string $day ): SegmentedPage {
		$version = (string) get_option( self::VERSION, '' );
		$kept    = $this->kept( $version );
		$name    = $kind->value . ' ' . $lang->value . ' ' . $day;
		if ( isset( $kept['sizes'][ $name ] ) ) {
			return new SegmentedPage( $kept['starts'][ $kind->value . ' ' . $day ] ?? '', $kept['sizes'][ $name ] );
		}
		$start = $kept['starts'][ $kind->value . ' ' . $day ] ?? $this->start( $kind, $lang, $day );
		$sizes = $this->mentors->sizes( $kind, $lang, $start );
		if ( isset( $sizes[0] ) ) {
			$kept['starts'][ $kind->value . ' ' . $day ] = $start;
			$kept['sizes'][ $name ]                      = $sizes;
			update_option( self::PLANS, $this->recent( $kept ) + array( 'version' => $version ), true );
		}
		return new SegmentedPage( $start, $sizes );
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

	private function start( MentorKind $kind, Lang $lang, string $day ): string {
		$count = $this->mentors->count_free( $kind, $lang );
		return $this->mentors->key_at( $kind, $lang, Rotation::position( $day, $count ) );
	}

	/** @return array{starts: array<string, string>, sizes: array<string, array<int, array{int, int, int, int}>>} */
	private function kept( string $version ): array {
		$kept   = get_option( self::PLANS );
		$kept   = is_array( $kept ) ? $kept : array();
		$starts = is_array( $kept['starts'] ?? null ) ? $kept['starts'] : array();
		$sizes  = is_array( $kept['sizes'] ?? null ) && ( $kept['version'] ?? '' ) === $version ? $kept['sizes'] : array();
		/** @var array<string, string> $starts */
		/** @var array<string, array<int, array{int, int, int, int}>> $sizes */
		return array(
			'starts' => $starts,
			'sizes'  => $sizes,
		);
	}

	/**
	 * Without the days before yesterday.
	 *
	 * @param array{starts: array<string, string>, sizes: array<string, array<int, array{int, int, int, int}>>} $kept
	 * @return array{starts: array<string, string>, sizes: array<string, array<int, array{int, int, int, int}>>}
	 */
	private function recent( array $kept ): array {
		$days   = array( $this->clock->today(), $this->clock->today( -1 ) );
		$recent = static fn ( string $name ): bool => in_array( substr( $name, -10 ), $days, true );
		return array(
			'starts' => array_filter( $kept['starts'], $recent, ARRAY_FILTER_USE_KEY ),
			'sizes'  => array_filter( $kept['sizes'], $recent, ARRAY_FILTER_USE_KEY ),
		);
	}
}
