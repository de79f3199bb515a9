<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Uploads\PictureFile;
use MentoriaiPortal\Core\Uploads\UploadedFile;
use Throwable;

/**
 * A member's own photo (docs/contract.md#surveys-and-profiles).
 */
final readonly class PhotoService {

	/** A photo is smaller than this. */
	private const MAX_BYTES = 2_097_152;

	public function __construct( private MemberFilesRepository $members, private PhotoFiles $files, private RateLimiter $limiter ) {}

	/**
	 * Puts a new photo in the place of the old one, which is deleted.
	 *
	 * @param list<UploadedFile> $uploads What was sent.
	 * @throws ApiError 400, 413 `max 2mb`, 415 `jpg, png`, 429.
	 */
	public function replace( Identity $who, array $uploads ): Photo {
		$this->limiter->take( 'upload', (string) $who->user_id );
		if ( 1 !== count( $uploads ) ) {
			throw ApiError::invalid( array( 'file' => array() === $uploads ? 'required' : 'invalid' ) );
		}
		// Drawing takes a second and some hundred megabytes: one at a time of each person.
		$this->limiter->take( 'upload_at_once', (string) $who->user_id );
		try {
			$photo = $this->draw( self::picture( $uploads[0] ) );
			$this->put( $who->user_id, $photo );
			return $photo;
		} finally {
			$this->limiter->clear( 'upload_at_once', (string) $who->user_id );
		}
	}

	private function put( int $user_id, Photo $photo ): void {
		try {
			$this->swap( $user_id, $photo );
		} catch ( Throwable $error ) {
			$this->files->remove( $photo );
			throw $error;
		}
	}

	/** @throws ApiError 415. */
	private function draw( PictureFile $picture ): Photo {
		$bytes = $picture->drawable_bytes() ?? throw self::wrong_type();
		return $this->files->make( $bytes, $picture->orientation() ) ?? throw self::wrong_type();
	}

	/** Gives somebody a picture that is on this server already; one that cannot be a photo is left out. */
	public function adopt( int $user_id, string $path ): void {
		try {
			is_file( $path ) && $this->put( $user_id, $this->draw( self::picture( new UploadedFile( basename( $path ), $path, (int) filesize( $path ), '' ) ) ) );
		} catch ( ApiError ) {
			return;
		}
	}

	/** Takes the photo away; without one nothing happens. */
	public function remove( int $user_id ): void {
		$this->swap( $user_id, null );
	}

	private function swap( int $user_id, ?Photo $photo ): void {
		null === $photo || do_action( 'mentoriai_profile_saving', $user_id );
		$old = $this->members->swap_photo( $user_id, $photo );
		if ( null !== $old ) {
			$this->files->remove( $old );
		}
		if ( null !== $old || null !== $photo ) {
			do_action( 'mentoriai_profile_saved', $user_id );
		}
	}

	/** @throws ApiError 413, 415. */
	private static function picture( UploadedFile $upload ): PictureFile {
		if ( $upload->is_beyond_limit || $upload->size >= self::MAX_BYTES ) {
			// The same words in both languages.
			throw new ApiError( 'too_large', 413, 'max 2mb' );
		}
		$picture = PictureFile::of( $upload ) ?? throw self::wrong_type();
		if ( ! $picture->is_drawable() ) {
			/* translators: 1: width, 2: height in pixels. */
			throw new ApiError( 'too_large', 413, sprintf( __( 'The picture is too large: %1$d × %2$d pixels. Reduce it to 3500 pixels or less on each side and upload it again.', 'mentoriai-portal' ), $picture->width, $picture->height ) );
		}
		return $picture;
	}

	private static function wrong_type(): ApiError {
		// The same words in both languages.
		return new ApiError( 'unsupported_type', 415, 'jpg, png' );
	}
}
