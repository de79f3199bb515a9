<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Schema;

use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Profiles\Cv;

/**
 * Files of a profile: `img` and `cv`.
 *
 * @phpstan-import-type JsonSchema from Shape
 */
final class FilesSchema {

	/** @return array{full: string, placeholder: array{src: string, w: int, h: int}, resized: array{src: string, w: int, h: int}} */
	public static function photo( Photo $photo ): array {
		$image = $photo->image();
		return array(
			'full'        => $photo->url(),
			'placeholder' => $image['placeholder'],
			'resized'     => $image['resized'],
		);
	}

	/** @return JsonSchema */
	public static function photo_shape(): array {
		$file = Shape::object(
			array(
				'src' => Shape::text(),
				'w'   => Shape::int(),
				'h'   => Shape::int(),
			)
		);
		return Shape::object(
			array(
				'full'        => Shape::text(),
				'placeholder' => $file,
				'resized'     => $file,
			)
		);
	}

	/**
	 * @param list<Cv> $cvs
	 * @return list<array{id: int, name: string, size: int, url: string}> The url answers to the owner's bearer only.
	 */
	public static function cvs( array $cvs ): array {
		return array_map(
			static fn ( Cv $cv ): array => array(
				'id'   => $cv->id,
				'name' => $cv->name,
				'size' => $cv->size,
				'url'  => PortalUrls::rest( 'data/v1/user/cv/' . $cv->id ),
			),
			$cvs
		);
	}

	/** @return JsonSchema */
	public static function cvs_shape(): array {
		return Shape::list_of(
			Shape::object(
				array(
					'id'   => Shape::int(),
					'name' => Shape::text(),
					'size' => Shape::int(),
					'url'  => Shape::text(),
				)
			)
		);
	}
}
