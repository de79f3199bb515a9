<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content\Schema;

use MentoriaiPortal\Content\BlockTypes;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Events\Schema\EventCardSchema;
use MentoriaiPortal\Mentors\Schema\MentorCardSchema;
use MentoriaiPortal\Stories\Schema\StoryCardSchema;

/**
 * The home page on the wire (docs/contract.md#content). A section that an editor did not place is absent. Beyond the
 * contract: `titles` that an editor gave to automatic sections, what the `button` of a card says, and `buttons` of
 * automatic sections and of the intro where an editor changed them. In `order` each `texts` is the next of its list.
 */
final class HomeSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		$sections = self::sections() + array(
			'mentoriu_puslapis' => Shape::object(
				array(
					'url'   => Shape::text(),
					'title' => Shape::text(),
				)
			),
			'buttons'           => Shape::object( array_fill_keys( array_keys( BlockTypes::COUNTS ), self::button() ), array_keys( BlockTypes::COUNTS ) ),
			'text_lang'         => Shape::one_of( 'lt', 'en' ),
		);
		return Shape::object(
			$sections + array(
				'order'      => Shape::list_of( Shape::one_of( ...array_values( BlockTypes::SECTIONS ) ) ),
				'titles'     => Shape::object( array_fill_keys( array_keys( BlockTypes::COUNTS ), Shape::text() ), array_keys( BlockTypes::COUNTS ) ),
				'alternates' => Shape::alternates(),
				'meta'       => PageSchema::meta(),
			),
			array_keys( $sections )
		);
	}

	/** @return list<array<string, mixed>> Each section as a block of another page. */
	public static function sections_of_pages(): array {
		$blocks = array();
		foreach ( self::sections() as $name => $data ) {
			$blocks[] = Shape::object(
				array(
					'type'    => array( 'const' => 'section' ),
					'section' => array( 'const' => $name ),
					'title'   => Shape::text(),
					'data'    => $data,
					'button'  => self::button(),
				),
				array( 'button' )
			);
		}
		return $blocks;
	}

	/** @return array<string, array<string, mixed>> */
	private static function sections(): array {
		return array(
			'intro'             => self::intro(),
			'twocols'           => self::cards( array( 'ico', 'decoration' ), array( 'link', 'button' ) ),
			'events'            => Shape::list_of( EventCardSchema::shape() ),
			'blocks'            => Shape::object(
				array(
					'title' => Shape::text(),
					'text'  => Shape::text(),
					'list'  => self::cards( array( 'ico' ), array() ),
				)
			),
			'twocolsold'        => self::cards( array( 'img' ), array( 'link', 'button' ) ),
			'mentoriai'         => Shape::list_of( self::mentor() ),
			'blocks2'           => Shape::list_of( self::yellow() ),
			'istorijos'         => Shape::list_of( StoryCardSchema::shape() ),
			'numbers'           => self::list_with_title( array_fill_keys( array( 'label', 'value' ), Shape::text() ) ),
			'texts'             => Shape::list_of(
				Shape::object(
					array(
						'title'  => Shape::text(),
						'html'   => Shape::html(),
						'button' => Shape::text(),
						'link'   => Shape::text(),
					),
					array( 'link' )
				)
			),
			'partners'          => self::list_with_title(
				array(
					'img'   => Shape::image(),
					'title' => Shape::text(),
					'url'   => Shape::text(),
				)
			),
		);
	}

	/** @return array<string, mixed> */
	private static function intro(): array {
		return Shape::object(
			array(
				'title'      => Shape::text(),
				'text'       => Shape::text(),
				'background' => Shape::image(),
				'logo'       => Shape::image(),
				'html'       => Shape::html(),
				'buttons'    => Shape::list_of( self::button() ),
			),
			array( 'buttons' )
		);
	}

	/** @return array<string, mixed> What is empty is the portal's. */
	private static function button(): array {
		return Shape::object( array_fill_keys( array( 'text', 'link' ), Shape::text() ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $item
	 * @return array<string, mixed>
	 */
	private static function list_with_title( array $item ): array {
		return Shape::object(
			array(
				'title' => Shape::text(),
				'list'  => Shape::list_of( Shape::object( $item ) ),
			)
		);
	}

	/**
	 * @param list<string> $images
	 * @param list<string> $links
	 * @return array<string, mixed>
	 */
	private static function cards( array $images, array $links ): array {
		return Shape::list_of(
			Shape::object(
				array_fill_keys( $images, Shape::image() )
				+ array_fill_keys( array( 'title', 'text', ...$links ), Shape::text() )
			)
		);
	}

	/** @return array<string, mixed> */
	private static function mentor(): array {
		return Shape::object(
			array(
				'first_name'        => Shape::text(),
				'last_name'         => Shape::text(),
				'pareigos_ir_imone' => Shape::text(),
			) + MentorCardSchema::properties()
		);
	}

	/** @return array<string, mixed> */
	private static function yellow(): array {
		return Shape::object(
			array(
				'title'  => Shape::text(),
				'text'   => Shape::text(),
				'img'    => Shape::image(),
				'action' => Shape::one_of( 'register', 'select' ),
				'type'   => Shape::one_of( 'frontuser', 'mentorius' ),
				'url'    => Shape::text(),
				'button' => Shape::text(),
			)
		);
	}
}
