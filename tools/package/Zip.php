<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Package;

use RuntimeException;
use ZipArchive;

/**
 * A zip whose bytes depend on nothing but the files: their order, times and rights are fixed.
 */
final class Zip {

	private const FOLDER = 'mentoriai-portal/';

	/** A file that its owner may write and everyone may read, as Unix keeps it in the upper half. */
	private const RIGHTS = 0100644 << 16;

	/** The programme that runs this sets TZ=UTC: zips hold times without a zone. */
	public function __construct( private readonly string $file, private readonly int $time ) {}

	/**
	 * @param array<string, string> $files Path to content.
	 */
	public function write( array $files ): void {
		$zip = new ZipArchive();
		$new = $this->file . '.new';
		if ( true !== $zip->open( $new, ZipArchive::CREATE | ZipArchive::OVERWRITE ) ) {
			throw new RuntimeException( "$this->file cannot be written." );
		}
		ksort( $files, SORT_STRING );
		foreach ( $files as $path => $text ) {
			$name = self::FOLDER . $path;
			$zip->addFromString( $name, $text );
			$zip->setMtimeName( $name, $this->time );
			$zip->setCompressionName( $name, ZipArchive::CM_DEFLATE, 9 );
			$zip->setExternalAttributesName( $name, ZipArchive::OPSYS_UNIX, self::RIGHTS );
		}
		if ( ! $zip->close() || ! rename( $new, $this->file ) ) {
			throw new RuntimeException( "$this->file cannot be written." );
		}
	}
}
