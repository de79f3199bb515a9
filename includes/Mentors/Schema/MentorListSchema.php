<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Schema;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorList;
use MentoriaiPortal\Mentors\MentorQuery;

/**
 * Both mentor lists. The filter is in `filter` or beside `page` (docs/contract.md#mentors).
 */
final class MentorListSchema {

	private const TOWN  = 'miestas';
	private const TOWNS = 'miestai';

	public static function input(): Input {
		$filter = array(
			'tax'     => Items::of( Text::line( 200 ), 50 ),
			'keyword' => Text::line( 200 ),
			self::TOWN => Text::line( 100 ),
		);
		return new Input(
			array(
				'page'   => Number::clamped( 0, 100000, 0 ),
				'seed'   => Text::line( 20 ),
				'filter' => new Input( $filter ),
			) + $filter
		);
	}

	public static function read( Request $request ): MentorQuery {
		$filter  = is_array( $request->input['filter'] ?? null ) ? $request->input['filter'] : array();
		$tags    = array( ...$request->texts( 'tax' ), ...( is_array( $filter['tax'] ?? null ) ? $filter['tax'] : array() ) );
		$keyword = $request->optional( 'keyword' ) ?? $filter['keyword'] ?? '';
		$town    = $request->optional( self::TOWN ) ?? $filter[ self::TOWN ] ?? '';
		return new MentorQuery(
			$request->int( 'page' ),
			array_values( array_filter( $tags, static fn ( mixed $tag ): bool => is_string( $tag ) && '' !== $tag ) ),
			is_string( $keyword ) ? $keyword : '',
			$request->text( 'seed' ),
			is_string( $town ) ? $town : ''
		);
	}

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::ok(
			array(
				'list'         => Shape::list_of( MentorCardSchema::shape() ),
				'total'        => Shape::int(),
				'seed'         => Shape::text(),
				'keyword_used' => Shape::text(),
				self::TOWNS    => Shape::list_of( Shape::text() ),
			)
		);
	}

	/**
	 * @param array<int, Field> $fields All tags by id.
	 * @return array<string, mixed>
	 */
	public static function present( MentorList $list, array $fields, Lang $lang ): array {
		return array(
			'list'         => array_map( static fn ( MentorCard $card ): array => MentorCardSchema::present( $card, $fields, $lang ), $list->cards ),
			'total'        => $list->total,
			'seed'         => $list->seed,
			'keyword_used' => $list->keyword_used,
			self::TOWNS    => $list->towns,
		);
	}
}
