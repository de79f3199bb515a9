<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use Closure;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mentors\MentorDirectory;

/**
 * Numbers of the home page: those that an editor typed, and those that count themselves when they are shown.
 * Conversations are not among them: what a mentorship is, and when one counts, is not decided by a message.
 */
final readonly class HomeNumbers {

	/** @param Closure(): MentorDirectory $mentors */
	public function __construct( private Closure $mentors ) {}

	/**
	 * Those that count themselves, with the word that fits the number.
	 *
	 * @return array<string, array{value: string, label: string}> Without those that are 0 now.
	 */
	public function counted( Lang $lang ): array {
		$counts  = FaultLog::part( 'home, numbers', fn (): array => ( $this->mentors )()->counts( $lang ), array() );
		$numbers = array();
		foreach ( array_filter( $counts ) as $name => $count ) {
			$numbers[ $name ] = array(
				'value' => number_format( $count, 0, '', Lang::Lt === $lang ? "\u{a0}" : ',' ),
				'label' => match ( $name ) {
					'mentors' => _n( 'mentor', 'mentors', $count, 'mentoriai-portal' ),
					'fields'  => _n( 'business field', 'business fields', $count, 'mentoriai-portal' ),
					'cities'  => _n( 'city', 'cities', $count, 'mentoriai-portal' ),
				},
			);
		}
		return $numbers;
	}

	/**
	 * @param list<array<string, mixed>> $list As HomeSections gives it: {count, value, label}.
	 * @return list<array{label: string, value: string}> A counted number that is 0, or that no one knows, is left out.
	 */
	public function list_of( array $list, Lang $lang ): array {
		$counted = '' === implode( '', array_column( $list, 'count' ) ) ? array() : $this->counted( $lang );
		$shown   = array();
		foreach ( $list as $item ) {
			$typed  = Attributes::raw( $item, 'label' );
			$count  = Attributes::raw( $item, 'count' );
			$number = $counted[ $count ] ?? null;
			if ( null !== $number ) {
				$shown[] = array(
					'label' => trim( $number['label'] . ' ' . $typed ),
					'value' => $number['value'],
				);
			} elseif ( '' === $count ) {
				$shown[] = array(
					'label' => $typed,
					'value' => Attributes::raw( $item, 'value' ),
				);
			}
		}
		return $shown;
	}

	/** @param list<array{label: string, value: string}> $list */
	public static function html( array $list ): string {
		$items = array_map( static fn ( array $item ): string => '<li><strong>' . esc_html( $item['value'] ) . '</strong> ' . esc_html( $item['label'] ) . '</li>', $list );
		return '<ul>' . implode( '', $items ) . '</ul>';
	}
}
