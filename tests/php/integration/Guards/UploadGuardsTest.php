<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\Uploads\NotKept;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Core\Uploads\UploadedFile;
use MentoriaiPortal\Core\Uploads\ZipDirectory;
use MentoriaiPortal\Tests\Integration\Profiles\Documents;
use MentoriaiPortal\Tests\Integration\Profiles\UploadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use WP_REST_Response;

/**
 * Uploads that the library of pictures would take, or that fail half way.
 */
#[Group( 'any-database' )]
final class UploadGuardsTest extends UploadTestCase {

	/** @return iterable<string, array{callable(\GdImage): bool}> */
	public static function other_pictures(): iterable {
		yield 'GIF' => array( static fn ( \GdImage $picture ): bool => imagegif( $picture ) );
		yield 'BMP' => array( static fn ( \GdImage $picture ): bool => imagebmp( $picture ) );
		yield 'WebP' => array( static fn ( \GdImage $picture ): bool => imagewebp( $picture ) );
	}

	/** @param callable(\GdImage): bool $draw */
	#[DataProvider( 'other_pictures' )]
	public function test_a_photo_is_jpeg_or_png_by_its_first_bytes( callable $draw ): void {
		$picture = imagecreatetruecolor( 40, 40 );
		self::assertInstanceOf( \GdImage::class, $picture );
		ob_start();
		$draw( $picture );
		$bytes = (string) ob_get_clean();
		$token = $this->token( $this->add_member( Role::Founder, AccountStatus::Public ) );

		self::assert_code( 415, 'unsupported_type', $this->send_photo( $token, array( 'x.png', $bytes, 'image/png' ) ) );
		self::assertSame( array(), self::stored_files() );
	}

	public function test_uploads_of_documents_are_limited(): void {
		update_option( 'mentoriai_test_limits', array( 'upload' => array( 1, 3600 ) ) );
		$token = $this->token( $this->add_member( Role::Mentor, AccountStatus::Public ) );
		$this->send_cvs( $token, array( 'x.txt', 'x' ) );

		self::assert_code( 429, 'too_many_requests', $this->send_cvs( $token, array( 'cv.pdf', Documents::pdf() ) ) );
	}

	/** @return iterable<string, array{string}> User meta. */
	public static function kept_in(): iterable {
		yield 'documents' => array( UserMeta::CVS );
		yield 'photo' => array( UserMeta::AVATAR );
	}

	#[DataProvider( 'kept_in' )]
	public function test_an_upload_that_fails_half_way_leaves_nothing_on_disk( string $meta ): void {
		$token = $this->token( $this->add_member( Role::Mentor, AccountStatus::Public ) );
		$this->catch_log();
		add_filter( 'query', static fn ( string $sql ): string => str_starts_with( $sql, 'INSERT' ) && str_contains( $sql, $meta ) ? throw new RuntimeException( 'The database is gone.' ) : $sql );
		$reply = $this->send( $token, $meta );

		self::assert_code( 500, 'server_error', $reply );
		self::assertSame( array(), self::stored_files() );
	}

	#[DataProvider( 'kept_in' )]
	public function test_a_disk_that_takes_nothing_is_told_plainly( string $meta ): void {
		$token = $this->token( $this->add_member( Role::Mentor, AccountStatus::Public ) );
		$log   = $this->catch_log();
		add_filter( 'upload_dir', static fn ( array $dir ): array => array( 'basedir' => '/dev/full' ) + $dir );
		$reply = $this->send( $token, $meta );

		self::assert_code( 500, 'server_error', $reply );
		self::assertStringContainsString( 'disk is full', $reply->get_data()['message'] );
		self::assertStringContainsString( 'NotKept', (string) file_get_contents( $log ) );
	}

	public function test_a_disk_that_gets_full_keeps_no_half_file(): void {
		if ( ! function_exists( 'posix_setrlimit' ) ) {
			self::markTestSkipped( 'Needs a limit on files.' );
		}
		$source = (string) tempnam( sys_get_temp_dir(), 'cv' );
		file_put_contents( $source, str_repeat( 'x', 300_000 ) );
		$files = new PrivateFiles();
		$files->folder();
		$picture = self::noise( 900 );
		// What PHP writes beyond 20,000 bytes is refused, as by a full disk.
		$before = pcntl_signal_get_handler( SIGXFSZ );
		pcntl_signal( SIGXFSZ, SIG_IGN );
		posix_setrlimit( POSIX_RLIMIT_FSIZE, 20_000, POSIX_RLIMIT_INFINITY );
		$refused = 0;
		foreach ( array( static fn () => $files->keep( $source ), static fn () => ( new PhotoFiles() )->make( $picture, 1 ) ) as $keep ) {
			try {
				@$keep();
			} catch ( NotKept ) {
				++$refused;
			}
		}
		posix_setrlimit( POSIX_RLIMIT_FSIZE, POSIX_RLIMIT_INFINITY, POSIX_RLIMIT_INFINITY );
		pcntl_signal( SIGXFSZ, $before );
		unlink( $source );

		self::assertSame( 2, $refused );
		self::assertSame( array(), self::stored_files() );
	}

	private function send( string $token, string $meta ): WP_REST_Response {
		return UserMeta::CVS === $meta
			? $this->upload( 'user/editcv?lang=en', 'files', array( array( 'cv.pdf', Documents::pdf() ) ), $token )
			: $this->upload( 'user/editavatar?lang=en', 'file', array( array( 'x.png', self::noise( 40 ), 'image/png' ) ), $token );
	}

	/** A picture that no format makes small. */
	private static function noise( int $side ): string {
		$picture = imagecreatetruecolor( max( 1, $side ), max( 1, $side ) );
		self::assertInstanceOf( \GdImage::class, $picture );
		for ( $at = 0; $at < $side * $side; $at++ ) {
			imagesetpixel( $picture, $at % $side, intdiv( $at, $side ), random_int( 0, 0xffffff ) );
		}
		ob_start();
		imagepng( $picture );
		return (string) ob_get_clean();
	}

	public function test_an_archive_with_something_between_its_parts_is_none(): void {
		$bytes = Documents::docx();
		$end   = (int) strrpos( $bytes, "PK\x05\x06" );
		$names = static function ( string $bytes ): ?array {
			$path = (string) tempnam( sys_get_temp_dir(), 'zip' );
			file_put_contents( $path, $bytes );
			$names = ZipDirectory::names( new UploadedFile( 'x.docx', $path, strlen( $bytes ), '' ) );
			unlink( $path );
			return $names;
		};
		self::assertContains( 'word/document.xml', (array) $names( $bytes ) );
		self::assertNull( $names( substr( $bytes, 0, $end ) . '<?php x();' . substr( $bytes, $end ) ) );
	}
}
