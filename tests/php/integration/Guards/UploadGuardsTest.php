<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Uploads\UploadedFile;
use MentoriaiPortal\Core\Uploads\ZipDirectory;
use MentoriaiPortal\Tests\Integration\Profiles\Documents;
use MentoriaiPortal\Tests\Integration\Profiles\UploadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

/**
 * Uploads that the library of pictures would take, or that fail half way.
 */
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

	public function test_an_upload_that_fails_half_way_leaves_nothing_on_disk(): void {
		$token = $this->token( $this->add_member( Role::Mentor, AccountStatus::Public ) );
		$log   = ini_set( 'error_log', '/dev/null' );
		add_filter( 'query', static fn ( string $sql ): string => str_starts_with( $sql, 'INSERT' ) && str_contains( $sql, UserMeta::CVS ) ? throw new RuntimeException( 'The database is gone.' ) : $sql );
		$reply = $this->send_cvs( $token, array( 'cv.pdf', Documents::pdf() ) );
		ini_set( 'error_log', (string) $log );

		self::assert_code( 500, 'server_error', $reply );
		self::assertSame( array(), self::stored_files() );
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
