<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Uploads;

/**
 * The list of contents of a ZIP archive, read without unpacking more than small texts. Only archives that are nothing but an archive
 * count: the first entry at the beginning, the directory right before its end record, nothing after it.
 *
 * @phpstan-type Entry array{name: string, method: int, packed: int, bytes: int, start: int}
 */
final class ZipDirectory {

	private const MAX_ENTRIES = 1000;

	private const MAX_TEXTS = 200;

	/** Bytes before an entry: its head without the name. */
	private const HEAD = 30;

	/** Bytes of the end record without a comment. */
	private const END = 22;

	/**
	 * Names of the entries in the order of the directory; null for what is no such archive.
	 *
	 * @return list<string>|null
	 */
	public static function names( UploadedFile $file ): ?array {
		$entries = self::directory( $file );
		return null === $entries ? null : array_column( $entries, 'name' );
	}

	/**
	 * What some small entries hold; null where there are many, or one of them cannot be read or unpacks to more.
	 *
	 * @param string $pattern Of their names.
	 * @param int    $max     Bytes of all of them.
	 * @return list<string>|null
	 */
	public static function texts( UploadedFile $file, string $pattern, int $max ): ?array {
		$texts   = array();
		$entries = array_filter( self::directory( $file ) ?? array(), static fn ( array $entry ): bool => 1 === preg_match( $pattern, $entry['name'] ) );
		if ( count( $entries ) > self::MAX_TEXTS ) {
			return null;
		}
		foreach ( $entries as $entry ) {
			$text = max( $entry['packed'], $entry['bytes'] ) > $max ? null : self::unpacked( $file, $entry, $max + 1 );
			if ( null === $text || strlen( $text ) !== $entry['bytes'] ) {
				return null;
			}
			$max    -= strlen( $text );
			$texts[] = $text;
		}
		return $texts;
	}

	/** Whether an entry begins with these bytes, or how it begins cannot be told. */
	public static function has_beginning( UploadedFile $file, string $bytes ): bool {
		foreach ( self::directory( $file ) ?? array() as $entry ) {
			$text = self::unpacked( $file, array( 'packed' => min( 512, $entry['packed'] ) ) + $entry, strlen( $bytes ) );
			if ( null === $text || strlen( $text ) < min( strlen( $bytes ), $entry['bytes'] ) || str_starts_with( $text, $bytes ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * At least so many bytes of what an entry holds, or all; null where it cannot be unpacked.
	 *
	 * @param Entry $entry
	 */
	private static function unpacked( UploadedFile $file, array $entry, int $enough ): ?string {
		$local   = $file->read( $entry['start'], self::HEAD );
		$lengths = self::HEAD === strlen( $local ) ? unpack( 'vname/vextra', $local, 26 ) : false;
		if ( false === $lengths || ! in_array( $entry['method'], array( 0, 8 ), true ) ) {
			return null;
		}
		$packed  = $file->read( $entry['start'] + self::HEAD + $lengths['name'] + $lengths['extra'], $entry['packed'] );
		$inflate = 8 === $entry['method'] ? inflate_init( ZLIB_ENCODING_RAW ) : false;
		if ( false === $inflate ) {
			return $packed;
		}
		$text = '';
		for ( $at = 0; $at < strlen( $packed ) && strlen( $text ) < $enough; $at += 64 ) {
			$text .= (string) @inflate_add( $inflate, substr( $packed, $at, 64 ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- broken data is no text.
		}
		return $text;
	}

	/**
	 * A small entry that is stored without compression and comes first, as `mimetype` of OpenDocument does; '' for none.
	 */
	public static function first_stored( UploadedFile $file, string $name ): string {
		$head = $file->head( 256 );
		if ( strlen( $head ) < 30 ) {
			return '';
		}
		/** @var array{method: int, bytes: int, name: int, extra: int} $entry */
		$entry = unpack( 'vmethod/x8/Vpacked/Vbytes/vname/vextra', $head, 8 ) ?: array();
		if ( 0 !== $entry['method'] || substr( $head, 30, $entry['name'] ) !== $name ) {
			return '';
		}
		return substr( $head, 30 + $entry['name'] + $entry['extra'], min( 100, $entry['bytes'] ) );
	}

	/** @return array{at: int, entries: int, bytes: int, start: int}|null */
	private static function end( UploadedFile $file ): ?array {
		$tail = $file->tail( self::END + 65535 );
		$at   = strrpos( $tail, "PK\x05\x06" );
		if ( false === $at || strlen( $tail ) - $at < self::END ) {
			return null;
		}
		/** @var array{entries: int, bytes: int, start: int, comment: int} $end */
		$end = unpack( 'ventries/Vbytes/Vstart/vcomment', $tail, $at + 10 ) ?: array();
		return $at + self::END + $end['comment'] === strlen( $tail )
			? array( 'at' => $file->size - strlen( $tail ) + $at ) + $end
			: null;
	}

	/** @return list<Entry>|null */
	private static function directory( UploadedFile $file ): ?array {
		if ( $file->size < self::END || "PK\x03\x04" !== $file->head( 4 ) ) {
			return null;
		}
		$end = self::end( $file );
		if ( null === $end || $end['entries'] > self::MAX_ENTRIES || $end['start'] + $end['bytes'] !== $end['at'] ) {
			return null;
		}
		$entries = self::entries( $file->read( $end['start'], $end['bytes'] ), $end['entries'] ) ?? array();
		// Many that share the same bytes would make much work out of a small file.
		$taken = array_sum( array_map( static fn ( array $entry ): int => self::HEAD + strlen( $entry['name'] ) + $entry['packed'], $entries ) );
		return array() !== $entries && $taken <= $end['start'] ? $entries : null;
	}

	/** @return list<Entry>|null */
	private static function entries( string $directory, int $count ): ?array {
		$entries = array();
		$at      = 0;
		for ( $i = 0; $i < $count; $i++ ) {
			if ( "PK\x01\x02" !== substr( $directory, $at, 4 ) || strlen( $directory ) < $at + 46 ) {
				return null;
			}
			/** @var array{method: int, packed: int, bytes: int, name: int, extra: int, comment: int, start: int} $entry */
			$entry     = unpack( 'vmethod/x8/Vpacked/Vbytes/vname/vextra/vcomment/x8/Vstart', $directory, $at + 10 ) ?: array();
			$at       += 46 + $entry['name'] + $entry['extra'] + $entry['comment'];
			$entries[] = array( 'name' => substr( $directory, $at - $entry['name'] - $entry['extra'] - $entry['comment'], $entry['name'] ) ) + $entry;
		}
		return strlen( $directory ) === $at ? $entries : null;
	}
}
