<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

/**
 * The column meta_value of wp_usermeta and wp_postmeta, where we read or write it by SQL. WordPress unserialises
 * whatever looks serialised when it reads meta, so a text that looks so has to be serialised once more.
 */
final class MetaValue {

	/** @param string|array<mixed> $value */
	public static function stored( string|array $value ): FreeText {
		return new FreeText( (string) maybe_serialize( $value ) );
	}

	/** A text that was stored; what is stored as something else comes back as it is in the column. */
	public static function text( ?string $stored ): string {
		$stored = (string) $stored;
		$text   = is_serialized_string( $stored ) ? self::data( $stored ) : $stored;
		return is_string( $text ) ? $text : $stored;
	}

	/** What was stored, of whatever type; objects are never made. */
	public static function data( ?string $stored ): mixed {
		$stored = (string) $stored;
		return is_serialized( $stored )
			? @unserialize( trim( $stored ), array( 'allowed_classes' => false ) ) // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions, WordPress.PHP.NoSilencedErrors -- as maybe_unserialize(), without objects.
			: $stored;
	}
}
