<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content\Schema;

use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Stories\Schema\StoryCardSchema;

/**
 * A content page on the wire (docs/contract.md#content).
 */
final class PageSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::object(
			array(
				'id'         => Shape::int(),
				'type'       => self::type(),
				'title'      => Shape::text(),
				'text'       => Shape::text(),
				'img'        => Shape::image(),
				'text_full'  => Shape::html(),
				'blocks'     => Shape::list_of( array( 'anyOf' => self::blocks() ) ),
				'istorijos'  => Shape::list_of( StoryCardSchema::shape() ),
				'alternates' => Shape::alternates(),
				'meta'       => self::meta(),
				'text_lang'  => Shape::one_of( 'lt', 'en' ),
			),
			array( 'text_lang' )
		);
	}

	/** @return array<string, mixed> The `type` of a page: a screen's name or `default`. */
	public static function type(): array {
		return Shape::one_of( 'default', ...array_column( Screen::cases(), 'value' ) );
	}

	/** @return array<string, mixed> */
	public static function meta(): array {
		return Shape::object(
			array(
				'title'       => Shape::text(),
				'description' => Shape::text(),
			)
		);
	}

	/** @return list<array<string, mixed>> */
	private static function blocks(): array {
		$answer = Shape::object(
			array(
				'klausimas' => Shape::text(),
				'atsakymas' => Shape::html(),
			)
		);
		return array(
			Shape::object(
				array(
					'type'    => array( 'const' => 'text' ),
					'turinys' => Shape::html(),
				)
			),
			Shape::object(
				array(
					'type'            => array( 'const' => 'checklist' ),
					'bloko_antraste'  => Shape::text(),
					'bloko_tekstas'   => Shape::text(),
					'klausimai'       => Shape::list_of( Shape::text() ),
					'tekstas_visi'    => Shape::text(),
					'tekstas_ne_visi' => Shape::text(),
				)
			),
			Shape::object(
				array(
					'type'                   => array( 'const' => 'faq' ),
					'bloko_antraste'         => Shape::text(),
					'klausimas_ir_atsakymas' => Shape::list_of( $answer ),
				)
			),
			Shape::object(
				array(
					'type'  => array( 'const' => 'gallery' ),
					'items' => Shape::list_of( Shape::image() ),
				)
			),
			Shape::object(
				array(
					'type'     => array( 'const' => 'video' ),
					'provider' => Shape::one_of( 'youtube', 'vimeo', 'file' ),
					'id'       => Shape::text(),
					'url'      => Shape::text(),
					'title'    => Shape::text(),
					'img'      => Shape::image(),
					'caption'  => Shape::html(),
					'tracks'   => Shape::list_of( Shape::object( array_fill_keys( array( 'src', 'kind', 'srclang', 'label' ), Shape::text() ) ) ),
				)
			),
			...HomeSchema::sections_of_pages(),
		);
	}
}
