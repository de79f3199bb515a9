<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\SiteCopy;
use MentoriaiPortal\Core\Uploads\PrivateFiles;

/**
 * Deletes photos and CVs without an owner, as a restored database leaves them behind: whose they were cannot delete them any more.
 * Names begin with random hex, so a sixteenth of them, those with the same first digit, is a portion; a week has sixteen. What goes
 * had no owner a week before either, because a restore that is not done yet and an upload look the same.
 */
final readonly class UnownedFiles {

	private const PORTION_SECONDS = 37800;

	/** Names of a portion that are kept in mind; the others wait. */
	private const MOST = 100;

	/** Option: the last `portion`, counted since 1970, and `unowned`, names that were found, by first digit. */
	private const LOOKED = 'mentoriai_files_looked';

	/** @param Closure(): list<string> $other_files Names of private files of other modules. */
	public function __construct( private MemberFilesRepository $members, private Closure $other_files, private PhotoFiles $photos, private PrivateFiles $private_files, private Clock $clock ) {}

	public function run(): void {
		$looked  = get_option( self::LOOKED );
		$looked  = is_array( $looked ) ? $looked : array();
		$portion = intdiv( $this->clock->now(), self::PORTION_SECONDS );
		// A copy may share the folders with the real site, whose latest files it does not know.
		if ( ( $looked['portion'] ?? 0 ) === $portion || SiteCopy::is_copy() || ! $this->members->are_there() ) {
			return;
		}
		$digit = dechex( $portion % 16 );
		$known = is_array( $looked['unowned'] ?? null ) ? $looked['unowned'] : array();
		$old   = is_array( $known[ $digit ] ?? null ) ? $known[ $digit ] : array();
		$found = $this->unowned( $digit );

		$known[ $digit ] = array_slice( array_values( array_diff( array_keys( $found ), $old ) ), 0, self::MOST );
		update_option( self::LOOKED, array( 'portion' => $portion, 'unowned' => $known ), false );
		array_map( wp_delete_file( ... ), array_intersect_key( $found, array_flip( $old ) ) );
	}

	/** @return array<string, string> Names of files to their paths. */
	private function unowned( string $digit ): array {
		$found = array();
		foreach ( array( ...$this->photos->paths( $digit ), ...$this->private_files->paths( $digit ) ) as $path ) {
			$found[ basename( $path ) ] = $path;
		}
		return array() === $found ? array() : array_diff_key( $found, array_flip( array( ...$this->members->files( $digit ), ...( $this->other_files )() ) ) );
	}
}
