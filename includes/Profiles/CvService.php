<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Uploads\FileName;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Core\Uploads\UploadedFile;
use Throwable;

/**
 * A mentor's CV files: read by their owner and by staff only.
 */
final readonly class CvService {

	private const MAX_FILES = 5;

	public const MAX_BYTES = 5_242_880;

	public function __construct( private MemberFilesRepository $members, private PrivateFiles $files, private RateLimiter $limiter ) {}

	/** @return list<Cv> */
	public function list( int $user_id ): array {
		return $this->members->cvs( $user_id );
	}

	/**
	 * Adds all of the files or none.
	 *
	 * @param list<UploadedFile> $uploads What was sent.
	 * @return list<Cv> All there are now.
	 * @throws ApiError 400, 413, 415, 409 `too_many_files`, 429.
	 */
	public function add( Identity $who, array $uploads ): array {
		$this->limiter->take( 'upload', (string) $who->user_id );
		if ( array() === $uploads ) {
			throw ApiError::invalid( array( 'files' => 'required' ) );
		}
		if ( count( $uploads ) > self::MAX_FILES ) {
			throw self::too_many();
		}
		// Looking into archives takes a while: one upload at a time of each person.
		$this->limiter->take( 'upload_at_once', (string) $who->user_id );
		try {
			return $this->keep( $who, $uploads, array_map( self::kind( ... ), $uploads ) );
		} finally {
			$this->limiter->clear( 'upload_at_once', (string) $who->user_id );
		}
	}

	/**
	 * @param list<UploadedFile> $uploads
	 * @param list<CvKind>       $kinds   Of the uploads.
	 * @return list<Cv> All there are now.
	 */
	private function keep( Identity $who, array $uploads, array $kinds ): array {
		$kept = array();
		try {
			return $this->members->change_cvs(
				$who->user_id,
				function ( array $cvs ) use ( $uploads, $kinds, &$kept ): array {
					if ( count( $cvs ) + count( $uploads ) > self::MAX_FILES ) {
						throw self::too_many();
					}
					foreach ( $uploads as $index => $upload ) {
						$kept[] = $this->files->keep( $upload->path );
						$cvs[]  = new Cv( self::new_id( $cvs ), end( $kept ), FileName::shown( $upload->name, $kinds[ $index ]->value ), $upload->size, $kinds[ $index ] );
					}
					return $cvs;
				}
			);
		} catch ( Throwable $error ) {
			array_walk( $kept, fn ( string $name ) => $this->files->remove( $name ) );
			throw $error;
		}
	}

	/**
	 * @return list<Cv> What is left.
	 * @throws ApiError 404.
	 */
	public function remove( int $user_id, int $id ): array {
		$cv   = $this->find( $user_id, $id );
		$left = $this->members->change_cvs( $user_id, static fn ( array $cvs ): array => array_values( array_filter( $cvs, static fn ( Cv $cv ): bool => $cv->id !== $id ) ) );
		$this->files->remove( $cv->file );
		return $left;
	}

	/** Erases them all. */
	public function remove_all( int $user_id ): void {
		$gone = array();
		$this->members->change_cvs(
			$user_id,
			static function ( array $cvs ) use ( &$gone ): array {
				$gone = $cvs;
				return array();
			}
		);
		foreach ( $gone as $cv ) {
			$this->files->remove( $cv->file );
		}
	}

	/** @throws ApiError 404: not this person's, or none at all. */
	public function find( int $user_id, int $id ): Cv {
		foreach ( $this->members->cvs( $user_id ) as $cv ) {
			if ( $cv->id === $id ) {
				return $cv;
			}
		}
		throw ApiError::not_found();
	}

	/** @throws ApiError 404. */
	public function content( Cv $cv ): string {
		return $this->files->read( $cv->file ) ?? throw ApiError::not_found();
	}

	private static function too_many(): ApiError {
		/* translators: %d: number of files. */
		return new ApiError( 'too_many_files', 409, sprintf( __( 'You can keep %d files. Delete one to add another.', 'mentoriai-portal' ), self::MAX_FILES ) );
	}

	/** @throws ApiError 413, 415. */
	private static function kind( UploadedFile $upload ): CvKind {
		if ( $upload->is_beyond_limit || $upload->size > self::MAX_BYTES ) {
			throw new ApiError( 'too_large', 413, 'max 5mb' );
		}
		return CvKind::of( $upload ) ?? throw new ApiError( 'unsupported_type', 415, implode( ', ', array_column( CvKind::cases(), 'value' ) ) );
	}

	/** @param list<Cv> $cvs */
	private static function new_id( array $cvs ): int {
		do {
			$id = random_int( 1, 0x7fffffff );
		} while ( in_array( $id, array_map( static fn ( Cv $cv ): int => $cv->id, $cvs ), true ) );
		return $id;
	}
}
