<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\SiteCopy;
use MentoriaiPortal\Core\Uploads\PrivateFiles;

/**
 * Deletes photos and CVs of nobody, as a restored database leaves them behind: whose they were cannot delete them any more.
 * Names are random hex, so a sixteenth of them, those with the same first digit, is a portion; a week has sixteen.
 */
final readonly class UnownedFiles {

	private const PORTION_SECONDS = 37800;

	/** A younger file may belong to somebody in a moment. */
	private const AGE_SECONDS = 86400;

	/** Option: the last portion, counted since 1970. */
	private const LOOKED = 'mentoriai_files_looked';

	public function __construct( private MemberFilesRepository $members, private PhotoFiles $photos, private PrivateFiles $private_files, private Clock $clock ) {}

	public function run(): void {
		$now     = $this->clock->now();
		$portion = intdiv( $now, self::PORTION_SECONDS );
		// A copy may share the folders with the real site, whose latest files it does not know.
		if ( (int) get_option( self::LOOKED ) === $portion || SiteCopy::is_copy() || ! $this->members->are_there() ) {
			return;
		}
		update_option( self::LOOKED, $portion, false );
		$digit = dechex( $portion % 16 );
		$paths = array( ...$this->photos->paths( $digit ), ...$this->private_files->paths( $digit ) );
		$owned = array() === $paths ? array() : array_flip( $this->members->files( $digit ) );
		foreach ( $paths as $path ) {
			if ( ! isset( $owned[ basename( $path ) ] ) && (int) filemtime( $path ) < $now - self::AGE_SECONDS ) {
				wp_delete_file( $path );
			}
		}
	}
}
