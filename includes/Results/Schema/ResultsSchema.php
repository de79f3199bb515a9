<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results\Schema;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Results\MentorResults;

/**
 * A mentor's results (docs/contract.md#mentors): `sus_cat` interest in the mentor's fields, `sus_men` in the mentor, `aktyvumas` what
 * the mentor did; `meetings` those held, by year without years that have none.
 */
final class ResultsSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		$field = array( 'id' => Shape::int(), 'name' => Shape::text(), 'total' => Shape::int() );
		return Shape::object(
			array(
				'sus_cat'   => Shape::list_of( Shape::object( $field ) ),
				'sus_men'   => Shape::object(
					array(
						'total'    => Shape::int(),
						'last30'   => Shape::int(),
						'by_month' => self::months( array( 'total' => Shape::int() ) ),
					)
				),
				'aktyvumas' => self::activity_shape(),
				'meetings'  => Shape::object(
					array(
						'held'     => Shape::int(),
						'minutes'  => Shape::int(),
						'by_month' => self::months( array( 'held' => Shape::int(), 'minutes' => Shape::int() ) ),
						'by_year'  => Shape::list_of( Shape::object( array( 'year' => Shape::int(), 'held' => Shape::int(), 'minutes' => Shape::int() ) ) ),
					)
				),
			)
		);
	}

	/** @return array<string, mixed> */
	private static function activity_shape(): array {
		$counts = array( 'conversations', 'messages_sent', 'messages_received', 'plans_received', 'plans_completed', 'steps_completed' );
		return Shape::object(
			array_fill_keys( $counts, Shape::int() ) + array(
				'reply_rate'         => Shape::nullable( Shape::number() ),
				'median_reply_hours' => Shape::nullable( Shape::number() ),
				'by_month'           => self::months( array( 'messages' => Shape::int(), 'plans' => Shape::int() ) ),
			)
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $numbers
	 * @return array<string, mixed>
	 */
	private static function months( array $numbers ): array {
		$month = array(
			'type'    => 'string',
			'pattern' => '^\d{4}-\d\d$',
		);
		return Shape::list_of( Shape::object( array( 'month' => $month ) + $numbers ) );
	}

	/** @return array<string, mixed> */
	public static function present( MentorResults $results, Lang $lang ): array {
		return array(
			'sus_cat'   => array_map(
				static fn ( array $interest ): array => array(
					'id'    => $interest['field']->id,
					'name'  => $interest['field']->name( $lang ),
					'total' => $interest['total'],
				),
				$results->interest
			),
			'sus_men'   => array(
				'total'    => array_sum( $results->views ),
				'last30'   => $results->last30,
				'by_month' => array_map(
					static fn ( string $month ): array => array(
						'month' => $month,
						'total' => $results->views[ $month ] ?? 0,
					),
					$results->months
				),
			),
			'aktyvumas' => self::activity( $results ),
			'meetings'  => array(
				'held'     => array_sum( array_column( $results->meetings, 'held' ) ),
				'minutes'  => array_sum( array_column( $results->meetings, 'minutes' ) ),
				'by_month' => array_map( static fn ( string $month ): array => array( 'month' => $month ) + ( $results->meetings[ $month ] ?? array( 'held' => 0, 'minutes' => 0 ) ), $results->months ),
				'by_year'  => self::years( $results->meetings ),
			),
		);
	}

	/**
	 * @param array<string, array{held: int, minutes: int}> $meetings By month, `yyyy-MM`.
	 * @return list<array{year: int, held: int, minutes: int}> The latest first.
	 */
	private static function years( array $meetings ): array {
		$years = array();
		foreach ( $meetings as $month => $of ) {
			$year           = (int) $month;
			$so_far         = $years[ $year ] ?? array( 'held' => 0, 'minutes' => 0 );
			$years[ $year ] = array(
				'year'    => $year,
				'held'    => $so_far['held'] + $of['held'],
				'minutes' => $so_far['minutes'] + $of['minutes'],
			);
		}
		krsort( $years );
		return array_values( $years );
	}

	/** @return array<string, mixed> */
	private static function activity( MentorResults $results ): array {
		return array(
			'conversations'      => $results->total( 'conversations' ),
			'messages_sent'      => $results->total( 'sent' ),
			'messages_received'  => $results->total( 'received' ),
			'plans_received'     => $results->plans->received,
			'plans_completed'    => $results->plans->completed,
			'steps_completed'    => $results->plans->steps_completed,
			'reply_rate'         => $results->reply_rate,
			'median_reply_hours' => $results->median_hours,
			'by_month'           => array_map(
				static fn ( string $month ): array => array(
					'month'    => $month,
					'messages' => $results->messages[ $month ]->sent ?? 0,
					'plans'    => $results->plans->by_month[ $month ] ?? 0,
				),
				$results->months
			),
		);
	}
}
