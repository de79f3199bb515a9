<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use MentoriaiPortal\Core\ContentTypes;
use MentoriaiPortal\Core\Rest\MainRequest;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentors\MentorKind;

/**
 * The facts of an event as WordPress stores them. What a draft holds may be incomplete or wrong (EventRules speaks up
 * when it is published); what is stored has the right type and no markup.
 *
 * @phpstan-import-type Speaker from Speakers
 */
final class MetaFields {

	private const LINE = 300;

	private const WITH_DEFAULTS = array( EventMeta::SHOW_END, EventMeta::STATUS, EventMeta::SPEAKERS, EventMeta::FILES, EventMeta::SEQUENCE );

	/** Filters `get_object_subtype_post` and `…_term`: WordPress asks before it cleans meta or checks who may write it. */
	public static function register_for_subtype( mixed $subtype ): mixed {
		if ( EventMeta::POST_TYPE === $subtype || EventMeta::TOWN === $subtype ) {
			ContentTypes::describe();
		}
		return $subtype;
	}

	/** Filter `default_post_metadata`, before WordPress looks for the default of a key that a post lacks. */
	public static function register_for_default( mixed $value, mixed $post_id = 0, mixed $key = '' ): mixed {
		if ( in_array( $key, self::WITH_DEFAULTS, true ) ) {
			ContentTypes::describe();
		}
		return $value;
	}

	/**
	 * Filter `wp_post_revision_meta_keys`: a preview shows facts that are not saved yet. Revisions keep none, for most are of both
	 * languages, and one post's restored alone would be out of step.
	 */
	public static function autosaved( mixed $keys, mixed $type = '' ): mixed {
		return is_array( $keys ) && EventMeta::POST_TYPE === $type && str_ends_with( rtrim( MainRequest::route(), '/' ), '/autosaves' )
			? array( ...$keys, ...array_keys( array_filter( get_registered_meta_keys( 'post', $type ), static fn ( array $meta ): bool => (bool) $meta['show_in_rest'] ) ) )
			: $keys;
	}

	/** Action `mentoriai_describe_content`. */
	public static function register(): void {
		$line = static fn ( mixed $value ): string => self::line( $value );
		foreach ( array( EventMeta::START_DATE, EventMeta::END_DATE, EventMeta::START_TIME, EventMeta::END_TIME, EventMeta::LOCATION, EventMeta::PLACE, EventMeta::TYPE_LABEL ) as $key ) {
			self::add( $key, 'string', Shape::text(), '', $line );
		}
		foreach ( array( EventMeta::URL, EventMeta::MAP_URL ) as $key ) {
			self::add( $key, 'string', Shape::text(), '', static fn ( mixed $value ): string => is_string( $value ) ? mb_substr( trim( wp_strip_all_tags( $value ) ), 0, 2000 ) : '' );
		}
		self::add( EventMeta::SHOW_END, 'boolean', Shape::bool(), true, static fn ( mixed $value ): bool => (bool) $value );
		self::add(
			EventMeta::STATUS,
			'string',
			Shape::one_of( ...array_column( EventStatus::cases(), 'value' ) ) + array( 'type' => 'string' ),
			EventStatus::Scheduled->value,
			static fn ( mixed $value ): string => ( EventStatus::tryFrom( is_string( $value ) ? $value : '' ) ?? EventStatus::Scheduled )->value
		);
		self::add( EventMeta::SPEAKERS, 'array', self::rows( array( 'title' => Shape::text(), 'subtitle' => Shape::text(), 'mentor' => self::mentor() ) ), array(), static fn ( mixed $value ): array => self::speakers( $value ) );
		self::add( EventMeta::FILES, 'array', self::rows( array( 'file' => Shape::int(), 'text' => Shape::text() ) ), array(), static fn ( mixed $value ): array => self::files( $value ) );
		// Counted by the portal: no client writes it.
		register_post_meta(
			EventMeta::POST_TYPE,
			EventMeta::SEQUENCE,
			array(
				'type'              => 'integer',
				'single'            => true,
				'default'           => 0,
				'sanitize_callback' => 'absint',
			)
		);
		register_term_meta(
			EventMeta::TOWN,
			Town::NAME_EN,
			array(
				'type'              => 'string',
				'single'            => true,
				'default'           => '',
				'show_in_rest'      => true,
				'sanitize_callback' => $line,
			)
		);
	}

	/**
	 * @param array<string, mixed>       $schema
	 * @param callable( mixed ): mixed $clean
	 */
	private static function add( string $key, string $type, array $schema, mixed $default_value, callable $clean ): void {
		register_post_meta(
			EventMeta::POST_TYPE,
			$key,
			array(
				'type'              => $type,
				'single'            => true,
				'default'           => $default_value,
				// For the editor. Visitors read data/v1, which knows passwords and who is hidden; WordPress shows these to everybody.
				'show_in_rest'      => array( 'schema' => $schema + array( 'context' => array( 'edit' ) ) ),
				'sanitize_callback' => $clean,
				'auth_callback'     => static fn ( bool $allowed, string $meta_key, int $post_id, int $user_id ): bool => user_can( $user_id, 'edit_post', $post_id ),
			)
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $properties
	 * @return array<string, mixed>
	 */
	private static function rows( array $properties ): array {
		return array(
			'type'  => 'array',
			'items' => array(
				'type'                 => 'object',
				'properties'           => $properties,
				'additionalProperties' => false,
			),
		);
	}

	private static function line( mixed $value ): string {
		return is_string( $value ) ? mb_substr( (string) sanitize_text_field( $value ), 0, self::LINE ) : '';
	}

	/** @return array<string, mixed> Absent where no mentor is chosen. */
	private static function mentor(): array {
		return Shape::object(
			array(
				'kind' => array( 'type' => 'string' ) + Shape::one_of( ...array_column( MentorKind::cases(), 'value' ) ),
				'id'   => Shape::int(),
			)
		);
	}

	/** @return list<Speaker> Rows that are being filled in stay. */
	private static function speakers( mixed $value ): array {
		$row = static fn ( mixed $row ): array => array(
			'title'    => self::line( is_array( $row ) ? $row['title'] ?? '' : '' ),
			'subtitle' => self::line( is_array( $row ) ? $row['subtitle'] ?? '' : '' ),
		) + Speakers::mentor( is_array( $row ) ? $row : array() );
		return array_map( $row, is_array( $value ) ? array_values( $value ) : array() );
	}

	/** @return list<array{file: int, text: string}> */
	private static function files( mixed $value ): array {
		$row = static fn ( mixed $row ): array => array(
			'file' => is_array( $row ) && is_numeric( $row['file'] ?? null ) ? max( 0, (int) $row['file'] ) : 0,
			'text' => self::line( is_array( $row ) ? $row['text'] ?? '' : '' ),
		);
		return array_map( $row, is_array( $value ) ? array_values( $value ) : array() );
	}
}
