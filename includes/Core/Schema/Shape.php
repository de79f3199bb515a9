<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Schema;

/**
 * JSON Schema of what goes out, in short words. Objects list every key they have; keys of `$optional` may be absent.
 *
 * @phpstan-type JsonSchema array<string, mixed>
 */
final class Shape {

	/**
	 * @param array<string, JsonSchema> $properties Key to shape.
	 * @param list<string>              $optional   Keys that may be absent.
	 * @return JsonSchema
	 */
	public static function object( array $properties, array $optional = array() ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'required'             => array_values( array_diff( array_keys( $properties ), $optional ) ),
			'additionalProperties' => false,
		);
	}

	/**
	 * An object reply with `status: true`.
	 *
	 * @param array<string, JsonSchema> $properties Key to shape.
	 * @param list<string>              $optional   Keys that may be absent.
	 * @return JsonSchema
	 */
	public static function ok( array $properties = array(), array $optional = array() ): array {
		return self::object( array( 'status' => array( 'const' => true ) ) + $properties, $optional );
	}

	/**
	 * @param JsonSchema $item Shape of each.
	 * @return JsonSchema
	 */
	public static function list_of( array $item ): array {
		return array(
			'type'  => 'array',
			'items' => $item,
		);
	}

	/**
	 * @param JsonSchema $shape Shape.
	 * @return JsonSchema
	 */
	public static function nullable( array $shape ): array {
		return array( 'anyOf' => array( $shape, array( 'type' => 'null' ) ) );
	}

	/** @return JsonSchema */
	public static function text(): array {
		return array( 'type' => 'string' );
	}

	/** @return JsonSchema HTML of editors, sanitised; or a member's text, escaped. */
	public static function html(): array {
		return array(
			'type'        => 'string',
			'description' => 'HTML',
		);
	}

	/** @return JsonSchema */
	public static function int(): array {
		return array( 'type' => 'integer' );
	}

	/** @return JsonSchema */
	public static function number(): array {
		return array( 'type' => 'number' );
	}

	/** @return JsonSchema */
	public static function bool(): array {
		return array( 'type' => 'boolean' );
	}

	/** @return JsonSchema */
	public static function one_of( string ...$values ): array {
		return array( 'enum' => array_values( $values ) );
	}

	/** @return JsonSchema ISO 8601 UTC. */
	public static function time(): array {
		return array(
			'type'    => 'string',
			'pattern' => '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$',
		);
	}

	/** @return JsonSchema Image of docs/contract.md#conventions, null when there is none; `srcset` where there are other sizes of it. */
	public static function image(): array {
		$file = self::object(
			array(
				'src' => self::text(),
				'w'   => self::int(),
				'h'   => self::int(),
			)
		);
		return self::nullable(
			self::object(
				array(
					'placeholder' => $file,
					'resized'     => $file,
					'alt'         => self::text(),
					'srcset'      => self::text(),
				),
				array( 'srcset' )
			)
		);
	}

	/** @return JsonSchema Absolute urls of the two languages. */
	public static function alternates(): array {
		return self::object(
			array(
				'lt' => self::nullable( self::text() ),
				'en' => self::nullable( self::text() ),
			)
		);
	}
}
