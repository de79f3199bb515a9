<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Schema;

use MentoriaiPortal\Core\Schema\Shape;

/**
 * Menu and footer on the wire (docs/contract.md#content).
 */
final class MenuSchema {

	/** @return array<string, mixed> */
	public static function item(): array {
		$item = array(
			'id'    => Shape::int(),
			'title' => Shape::text(),
			'url'   => Shape::text(),
		);
		return Shape::object( $item + array( 'children' => Shape::list_of( Shape::object( $item ) ) ), array( 'children' ) );
	}

	/** @return array<string, mixed> */
	public static function footer(): array {
		$link = Shape::object(
			array(
				'link' => Shape::text(),
				'text' => Shape::text(),
			)
		);
		return Shape::object(
			array(
				'block1'    => Shape::object(
					array(
						'title' => Shape::text(),
						'type'  => Shape::one_of( 'links', 'text' ),
						'links' => Shape::list_of( $link ),
						'text'  => Shape::html(),
					)
				),
				'block2'    => Shape::object(
					array(
						'title' => Shape::text(),
						'text'  => Shape::html(),
					)
				),
				'share'     => Shape::object( array_fill_keys( self::networks(), Shape::text() ), self::networks() ),
				'logo'      => Shape::object(
					array(
						'url'  => Shape::text(),
						'img'  => Shape::image(),
						'text' => Shape::text(),
					)
				),
				'credit'    => Shape::object(
					array(
						'url'  => Shape::text(),
						'text' => Shape::text(),
					)
				),
				'slogan'    => Shape::text(),
				'copyright' => Shape::text(),
			)
		);
	}

	/** @return list<string> */
	public static function networks(): array {
		return array( 'facebook', 'twitter', 'linkedin', 'youtube' );
	}
}
