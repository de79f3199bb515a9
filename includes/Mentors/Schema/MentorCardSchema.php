<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Schema;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\MentorCard;

/**
 * The mentor card.
 */
final class MentorCardSchema {

	/** @return array<string, array<string, mixed>> */
	public static function properties(): array {
		return array(
			'id'                 => Shape::int(),
			'kind'               => Shape::one_of( 'dynamic', 'static' ),
			'title'              => Shape::text(),
			'text'               => Shape::text(),
			'text_lang'          => Shape::one_of( 'lt', 'en' ),
			'img'                => Shape::image(),
			'town'               => Shape::text(),
			'taxs'               => Shape::list_of( Shape::text() ),
			'taxs_id'            => Shape::list_of( Shape::int() ),
			'paskyrosUzimtumas'  => Shape::bool(),
			'busy_until'         => Shape::nullable( Shape::text() ),
			'full'               => Shape::bool(),
			'answers_in_days'    => Shape::nullable( Shape::int() ),
			'link'               => Shape::text(),
			'slug'               => Shape::text(),
			'average_rating'     => Shape::number(),
			'total_reviews'      => Shape::int(),
		);
	}

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::object( self::properties() );
	}

	/**
	 * @param array<int, Field> $fields All tags by id.
	 * @return array<string, mixed>
	 */
	public static function present( MentorCard $card, array $fields, Lang $lang ): array {
		$own = array_values( array_filter( $card->term_ids, static fn ( int $id ): bool => isset( $fields[ $id ] ) ) );
		$img = Images::restored( $card->image );
		if ( null !== $img && '' === $img['alt'] ) {
			$img['alt'] = $card->title;
		}
		return array(
			'id'                => $card->id,
			'kind'              => $card->kind->value,
			'title'             => $card->title,
			'text'              => $card->text,
			'text_lang'         => $card->text_lang->value,
			'img'               => $img,
			'town'              => $card->town,
			'taxs'              => array_map( static fn ( int $id ): string => $fields[ $id ]->name( $lang ), $own ),
			'taxs_id'           => $own,
			'paskyrosUzimtumas' => $card->busy,
			'busy_until'        => $card->busy_until,
			'full'              => $card->full,
			'answers_in_days'   => $card->answers_in_days,
			'link'              => $card->kind->url( $card->slug, $lang ),
			'slug'              => $card->slug,
			'average_rating'    => $card->average(),
			'total_reviews'     => $card->rating_count,
		);
	}
}
