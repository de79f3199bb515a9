<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Uploads;

/**
 * The list of contents of a ZIP archive, read without unpacking anything. Only archives that are nothing but an archive
 * count: the first entry at the beginning, the directory right before its end record, nothing after it.
 */
final class ZipDirectory {

	private const MAX_ENTRIES = 5000;

	/** Bytes of the end record without a comment. */
	private const END = 22;

	/**
	 * Names of the entries in the order of the directory; null for what is no such archive.
	 *
	 * @return list<string>|null
	 */
	public static function names( UploadedFile $file ): ?array {
		if ( $file->size < self::END || "PK\x03\x04" !== $file->head( 4 ) ) {
			return null;
		}
		$end = self::end( $file );
		if ( null === $end || $end['entries'] > self::MAX_ENTRIES || $end['start'] + $end['bytes'] !== $end['at'] ) {
			return null;
		}
		return self::entries( $file->read( $end['start'], $end['bytes'] ), $end['entries'] );
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

	/** @return list<string>|null */
	private static function entries( string $directory, int $count ): ?array {
		$names = array();
		$at    = 0;
		for ( $i = 0; $i < $count; $i++ ) {
			if ( "PK\x01\x02" !== substr( $directory, $at, 4 ) || strlen( $directory ) < $at + 46 ) {
				return null;
			}
			/** @var array{name: int, extra: int, comment: int} $entry */
			$entry   = unpack( 'vname/vextra/vcomment', $directory, $at + 28 ) ?: array();
			$names[] = substr( $directory, $at + 46, $entry['name'] );
			$at     += 46 + $entry['name'] + $entry['extra'] + $entry['comment'];
		}
		return strlen( $directory ) === $at ? $names : null;
	}
}
