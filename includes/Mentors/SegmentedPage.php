<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * One list on one day: where it starts, and how long its four parts are for every field tag (0 is everyone).
 */
final readonly class SegmentedPage {

	/**
	 * @param string                                 $start Order key; the list goes round from there.
	 * @param array<int, array{int, int, int, int}> $sizes Tag to sizes: free from the start, free before it, busy likewise.
	 * @param list<string>                          $towns In the order of the alphabet.
	 */
	public function __construct( public string $start, public array $sizes, public array $towns = array() ) {}

	public function total( int $term_id ): int {
		return array_sum( $this->sizes[ $term_id ] ?? array() );
	}

	/**
	 * Which stretches of the parts make a page.
	 *
	 * @return list<array{part: int, offset: int, limit: int}>
	 */
	public function stretches( int $term_id, int $offset, int $limit ): array {
		$stretches = array();
		foreach ( $this->sizes[ $term_id ] ?? array() as $part => $size ) {
			if ( $limit > 0 && $offset < $size ) {
				$take        = min( $limit, $size - $offset );
				$stretches[] = array(
					'part'   => $part,
					'offset' => $offset,
					'limit'  => $take,
				);
				$limit      -= $take;
			}
			$offset = max( 0, $offset - $size );
		}
		return $stretches;
	}
}
