<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Early;

use MentoriaiPortal\Core\Version;
use MentoriaiPortal\Early\LoaderFile;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * The must-use file, in a folder of the test.
 */
final class LoaderFileTest extends IntegrationTestCase {

	private string $folder;

	private LoaderFile $file;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = get_temp_dir() . 'mentoriai-loader-' . bin2hex( random_bytes( 4 ) );
		$this->file   = new LoaderFile( $this->folder . '/mu', 'mentoriai-portal' );
	}

	protected function tearDown(): void {
		foreach ( array( ...(array) glob( $this->folder . '/mu/*' ), $this->folder . '/mu', $this->folder ) as $path ) {
			is_dir( (string) $path ) ? rmdir( (string) $path ) : ( is_file( (string) $path ) && unlink( (string) $path ) );
		}
		parent::tearDown();
	}

	public function test_it_is_written_whole_and_removed(): void {
		self::assertFalse( $this->file->exists() );
		self::assertTrue( $this->file->write() );
		self::assertTrue( $this->file->is_current() );
		self::assertSame( array( '000-mentoriai-early.php' ), array_values( array_diff( (array) scandir( $this->folder . '/mu' ), array( '.', '..' ) ) ) );

		self::assertTrue( $this->file->remove() );
		self::assertFalse( $this->file->exists() );
		self::assertTrue( $this->file->remove(), 'there was nothing to remove' );
	}

	public function test_another_text_is_outdated_until_it_is_written_again(): void {
		$this->file->write();
		file_put_contents( $this->file->path(), str_replace( "'" . Version::NUMBER . "'", "'0.0.9'", (string) file_get_contents( $this->file->path() ) ) );
		self::assertFalse( $this->file->is_current() );

		$this->file->write();
		self::assertTrue( $this->file->is_current() );
	}

	public function test_a_folder_that_cannot_be_made_is_told(): void {
		mkdir( $this->folder );
		file_put_contents( $this->folder . '/mu', 'a file' );

		self::assertFalse( $this->file->write() );
	}

	/** The loader is included in this process: none of these requests may end it. */
	public function test_it_does_nothing_where_the_plugin_is_gone_or_the_request_is_another(): void {
		$gone = new LoaderFile( $this->folder . '/mu', 'no-such-plugin' );
		$uri  = $_SERVER['REQUEST_URI'] ?? '';
		try {
			$gone->write();
			$_SERVER['REQUEST_URI'] = '/wp-json/data/v1/user';
			self::assertSame( 1, include $gone->path() );

			$this->file->write();
			$_SERVER['REQUEST_URI'] = '/';
			self::assertSame( 1, include $this->file->path() );
			// Not by index.php: a command line or cron.
			$_SERVER['REQUEST_URI'] = '/wp-json/data/v1/user';
			self::assertSame( 1, include $this->file->path() );
		} finally {
			$_SERVER['REQUEST_URI'] = $uri;
		}
	}
}
