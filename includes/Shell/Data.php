<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

/**
 * Reads replies, whose parts may be absent.
 */
final class Data {

	public static function text( mixed $of, string $name ): string {
		return is_array( $of ) && is_string( $of[ $name ] ?? null ) ? $of[ $name ] : '';
	}

	/** @return array<mixed> */
	public static function part( mixed $of, string $name ): array {
		return is_array( $of ) && is_array( $of[ $name ] ?? null ) ? $of[ $name ] : array();
	}

	/** @return array<mixed>|null `Image` of docs/contract.md#conventions. */
	public static function image( mixed $of, string $name = 'img' ): ?array {
		$image = self::part( $of, $name );
		return '' === self::text( $image['resized'] ?? null, 'src' ) ? null : $image;
	}

	/**
	 * Absolute urls of a reply's two languages.
	 *
	 * @return array{lt: string|null, en: string|null}
	 */
	public static function alternates( mixed $of ): array {
		$urls = self::part( $of, 'alternates' );
		return array(
			'lt' => self::text( $urls, 'lt' ) ?: null,
			'en' => self::text( $urls, 'en' ) ?: null,
		);
	}
}
