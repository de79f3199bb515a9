<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Profiles\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\RateLimitRepository;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Uploads\PictureFile;
use MentoriaiPortal\Core\Uploads\UploadedFile;
use MentoriaiPortal\Tests\Integration\Profiles\Documents;
use MentoriaiPortal\Tests\Integration\Profiles\UploadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * The own photo: what is taken, what is refused, what is left on the disk.
 */
#[Group( 'any-database' )]
final class EditAvatarRouteTest extends UploadTestCase {

	public function test_a_photo_is_drawn_anew_and_seen_everywhere_at_once(): void {
		$id    = $this->member( Role::Mentor, AccountStatus::Public );
		$this->save( $id, self::MENTOR );
		$token = $this->token( $id );
		$reply = $this->send_photo( $token, array( 'IMG 1.JPG', Documents::camera_jpeg( 1 ), 'image/jpeg' ) );
		$img   = $reply->get_data()['img'];

		self::assertSame( 200, $reply->get_status() );
		self::assertSame( array( 'full', 'placeholder', 'resized' ), array_keys( $img ) );
		self::assertMatchesRegularExpression( '~/mentoriai/photos/[0-9a-f]{32}\.jpg$~', $img['full'] );
		self::assertSame( array( 200, 200 ), array( $img['resized']['w'], $img['resized']['h'] ) );
		self::assertStringStartsWith( 'data:image/jpeg;base64,', $img['placeholder']['src'] );
		self::assertLessThanOrEqual( 1024, strlen( $img['placeholder']['src'] ) );
		foreach ( array( $img['full'], $img['resized']['src'] ) as $url ) {
			$bytes = (string) file_get_contents( self::path_of( $url ) );
			self::assertStringNotContainsString( 'GPS-54', $bytes );
			self::assertStringNotContainsString( 'Exif', $bytes );
		}
		self::assertSame( array( 'full' => $img['full'] ), $this->request( 'GET', 'user', array(), $token )->get_data()['user']['img'] );
		self::assertSame( $img, $this->profile( $id )['img'] );
		$cards = array_column( $this->request( 'GET', 'mentoriai_dynamic' )->get_data()['list'], 'img', 'id' );
		self::assertSame( $img['resized'], $cards[ $id ]['resized'] );
		self::assertSame( array(), get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 's' => basename( $img['full'] ) ) ) );
	}

	public function test_a_new_photo_removes_the_old_one_and_it_can_be_taken_away(): void {
		$id    = $this->member( Role::Founder );
		$token = $this->token( $id );
		$empty = self::stored_files();
		$this->send_photo( $token, array( 'a.png', Documents::png(), 'image/png' ) );
		$first = self::stored_files();
		$this->send_photo( $token, array( 'b', Documents::jpeg() ) );
		$second = self::stored_files();

		self::assertCount( count( $empty ) + 2, $second );
		self::assertSame( array(), array_intersect( array_diff( $first, $empty ), $second ) );
		self::assertSame( 200, $this->request( 'POST', 'user/deleteavatar', array(), $token )->get_status() );
		self::assertSame( $empty, self::stored_files() );
		self::assertNull( $this->profile( $id )['img'] );
		self::assertSame( 200, $this->request( 'POST', 'user/deleteavatar', array(), $token )->get_status() );
	}

	public function test_a_deleted_account_leaves_no_photo_behind(): void {
		$id    = $this->member( Role::Founder );
		$empty = self::stored_files();
		$this->send_photo( $this->token( $id ), array( 'a.png', Documents::png() ) );
		require_once sprintf( '%swp-admin/includes/user.php', ABSPATH );
		wp_delete_user( $id );

		self::assertSame( $empty, self::stored_files() );
	}

	/** @return iterable<string, array{int, string}> Orientation and where the red quarter stands: x and y, 0 or 1. */
	public static function orientations(): iterable {
		yield 'upright' => array( 1, '00' );
		yield 'mirrored' => array( 2, '10' );
		yield 'upside down' => array( 3, '11' );
		yield 'flipped' => array( 4, '01' );
		yield 'transposed' => array( 5, '00' );
		yield 'turned right' => array( 6, '10' );
		yield 'transverse' => array( 7, '11' );
		yield 'turned left' => array( 8, '01' );
		yield 'nonsense' => array( 77, '00' );
	}

	#[DataProvider( 'orientations' )]
	public function test_a_camera_held_sideways_is_put_right( int $orientation, string $red ): void {
		$reply = $this->send_photo( $this->token( $this->member( Role::Founder ) ), array( 'a.jpg', Documents::camera_jpeg( $orientation ) ) );
		$image = imagecreatefromjpeg( self::path_of( $reply->get_data()['img']['full'] ) );
		self::assertNotFalse( $image );
		$turned = in_array( $orientation, array( 5, 6, 7, 8 ), true );

		self::assertSame( $turned ? array( 200, 300 ) : array( 300, 200 ), array( imagesx( $image ), imagesy( $image ) ) );
		foreach ( array( '00', '10', '01', '11' ) as $corner ) {
			$color = imagecolorsforindex( $image, (int) imagecolorat( $image, '1' === $corner[0] ? imagesx( $image ) - 20 : 20, '1' === $corner[1] ? imagesy( $image ) - 20 : 20 ) );
			self::assertSame( $corner === $red, $color['red'] > 150, "corner $corner" );
		}
	}

	public function test_a_large_photo_is_made_small_and_transparency_is_white(): void {
		$token = $this->token( $this->member( Role::Founder ) );
		$img   = $this->send_photo( $token, array( 'a.jpg', Documents::jpeg( 3000, 4000, 60 ) ) )->get_data()['img'];
		$size  = getimagesize( self::path_of( $img['full'] ) );
		self::assertSame( array( 768, 1024, IMAGETYPE_JPEG, 480, 480 ), array( $size[0] ?? 0, $size[1] ?? 0, $size[2] ?? 0, $img['resized']['w'], $img['resized']['h'] ) );

		$clear = imagecreatetruecolor( 40, 40 );
		imagesavealpha( $clear, true );
		imagefill( $clear, 0, 0, (int) imagecolorallocatealpha( $clear, 0, 0, 0, 127 ) );
		ob_start();
		imagepng( $clear );
		$img   = $this->send_photo( $token, array( 'a.png', (string) ob_get_clean() ) )->get_data()['img'];
		$image = imagecreatefromjpeg( self::path_of( $img['full'] ) );
		self::assertNotFalse( $image );
		self::assertGreaterThan( 250, imagecolorsforindex( $image, (int) imagecolorat( $image, 5, 5 ) )['red'] );
	}

	/** @return iterable<string, array{array{string, string, 2?: string}, int, string}> */
	public static function refused(): iterable {
		$php = '<?php echo 1;';
		$svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
		foreach ( array( 'a.php', 'a.php.jpg', 'a.jpg.', '.htaccess', '.jpg', 'a.phtml.png', 'a.jpg/../../b.php', 'a.svg', 'a.html', "a.php\0.jpg" ) as $name ) {
			yield "picture called $name" => array( array( $name, Documents::jpeg(), 'image/jpeg' ), 415, 'jpg, png' );
		}
		yield 'program' => array( array( 'a.php', $php, 'image/jpeg' ), 415, 'jpg, png' );
		yield 'program as picture' => array( array( 'a.jpg', $php, 'image/jpeg' ), 415, 'jpg, png' );
		yield 'apache rules' => array( array( '.htaccess', 'AddType application/x-httpd-php .jpg', 'image/jpeg' ), 415, 'jpg, png' );
		yield 'svg' => array( array( 'a.svg', $svg, 'image/svg+xml' ), 415, 'jpg, png' );
		yield 'svg as png' => array( array( 'a.png', $svg, 'image/png' ), 415, 'jpg, png' );
		yield 'html' => array( array( 'a.jpg', '<html><script>1</script>', 'image/jpeg' ), 415, 'jpg, png' );
		yield 'gif' => array( array( 'a.gif', 'GIF89a' . str_repeat( "\0", 100 ), 'image/gif' ), 415, 'jpg, png' );
		yield 'wrong magic' => array( array( 'a.jpg', "\xFF\xD8\xFE" . substr( Documents::jpeg(), 3 ), 'image/jpeg' ), 415, 'jpg, png' );
		yield 'a head only' => array( array( 'a.jpg', substr( Documents::jpeg(), 0, 30 ), 'image/jpeg' ), 415, 'jpg, png' );
		yield 'empty' => array( array( 'a.jpg', '', 'image/jpeg' ), 415, 'jpg, png' );
		yield 'picture and program' => array( array( 'a.jpg', Documents::jpeg() . $php, 'image/jpeg' ), 415, 'jpg, png' );
		yield 'picture and page' => array( array( 'a.png', Documents::png() . '<ScRiPt>1</script>', 'image/png' ), 415, 'jpg, png' );
		yield 'picture and archive' => array( array( 'a.jpg', Documents::jpeg() . Documents::zip( array( 'a.txt' => 'x' ) ), 'image/jpeg' ), 415, 'jpg, png' );
		yield 'lying type' => array( array( 'a.jpg', Documents::jpeg(), 'text/html' ), 415, 'jpg, png' );
		yield '2 MB' => array( array( 'a.jpg', str_pad( Documents::jpeg(), 2097152, "\0" ), 'image/jpeg' ), 413, 'max 2mb' );
		yield '2 MB and one' => array( array( 'a.jpg', str_pad( Documents::jpeg(), 2097153, "\0" ), 'image/jpeg' ), 413, 'max 2mb' );
		yield '20,000 px' => array( array( 'a.png', Documents::png_bomb( 20000, 20000 ), 'image/png' ), 413, '20000 × 20000' );
		yield '20,000 px flat' => array( array( 'a.png', Documents::png_bomb( 20000, 10 ), 'image/png' ), 413, '20000 × 10' );
	}

	/** @param array{string, string, 2?: string} $file */
	#[DataProvider( 'refused' )]
	public function test_a_refused_file_leaves_nothing( array $file, int $status, string $message ): void {
		$id     = $this->member( Role::Founder );
		$token  = $this->token( $id );
		$files  = self::stored_files();
		$rows   = $this->rows( $id );
		$reply  = $this->send_photo( $token, $file );

		self::assert_code( $status, 413 === $status ? 'too_large' : 'unsupported_type', $reply );
		self::assertStringContainsString( $message, $reply->get_data()['message'] );
		self::assertSame( $files, self::stored_files() );
		self::assertSame( $rows, $this->rows( $id ) );
	}

	/** @return iterable<string, array{string, bool}> A file and whether a decoder may have it. */
	public static function parts(): iterable {
		yield 'usual JPEG' => array( Documents::jpeg(), true );
		yield 'camera JPEG' => array( Documents::camera_jpeg( 6 ), true );
		yield 'progressive JPEG' => array( Documents::jpeg_with_scans( 0 ), true );
		yield 'JPEG with 737 more scans' => array( Documents::jpeg_with_scans( 737 ), false );
		yield 'JPEG cut off' => array( substr( Documents::jpeg(), 0, -900 ), true );
		yield 'JPEG with two frames' => array( substr( Documents::jpeg(), 0, -2 ) . substr( Documents::jpeg(), 2 ), false );
		yield 'JPEG of a thousand segments more' => array( "\xFF\xD8" . str_repeat( "\xFF\xFE\x00\x02", 20_000 ) . substr( Documents::jpeg(), 2 ), false );
		yield 'usual PNG' => array( Documents::png(), true );
		yield 'interlaced PNG' => array( Documents::interlaced_png(), true );
		yield 'PNG with 38 texts' => array( Documents::png_with_texts( 38 ), true );
		yield 'PNG that swells' => array( Documents::png_that_swells(), false );
		yield 'PNG without its end' => array( substr( Documents::png(), 0, -12 ), false );
	}

	/** Told by what is handed to the decoder, or that nothing is. */
	#[DataProvider( 'parts' )]
	public function test_a_decoder_gets_what_is_drawn_and_nothing_that_swells( string $bytes, bool $is_drawn ): void {
		$path = (string) tempnam( sys_get_temp_dir(), 'up' );
		file_put_contents( $path, $bytes );
		$picture = PictureFile::of( new UploadedFile( 'a.' . ( str_starts_with( $bytes, "\xFF" ) ? 'jpg' : 'png' ), $path, strlen( $bytes ), '' ) );
		$drawn   = $picture?->drawable_bytes();
		unlink( $path );

		self::assertNotNull( $picture );
		self::assertSame( $is_drawn, null !== $drawn );
		if ( $is_drawn ) {
			self::assertNotFalse( imagecreatefromstring( (string) $drawn ) );
			self::assertDoesNotMatchRegularExpression( '~zTXt|Exif~', (string) $drawn );
			self::assertLessThan( 10_000, strlen( (string) $drawn ) );
		}
	}

	public function test_what_a_decoder_must_not_have_is_no_picture(): void {
		$token = $this->token( $this->member( Role::Founder ) );
		self::assert_code( 415, 'unsupported_type', $this->send_photo( $token, array( 'a.png', Documents::png_that_swells() ) ) );
		self::assert_code( 415, 'unsupported_type', $this->send_photo( $token, array( 'a.jpg', Documents::jpeg_with_scans( 737 ) ) ) );
		self::assertSame( 200, $this->send_photo( $token, array( 'a.png', Documents::png_with_texts( 38 ) ) )->get_status() );
		self::assert_code( 413, 'too_large', $this->send_photo( $token, array( 'a.png', Documents::png_bomb( 4000, 4000 ) ) ) );
	}

	public function test_a_person_has_one_photo_drawn_at_a_time(): void {
		update_option( 'mentoriai_test_limits', 'real' );
		$id      = $this->member( Role::Founder );
		$limiter = new RateLimiter( new RateLimitRepository( $this->db() ), new Clock() );
		$limiter->take( 'upload_at_once', (string) $id );
		$reply = $this->send_photo( $this->token( $id ), array( 'a.jpg', Documents::jpeg() ) );
		self::assert_code( 429, 'too_many_requests', $reply );
		self::assertLessThanOrEqual( 60, (int) $reply->get_headers()['Retry-After'] );
		$limiter->clear( 'upload_at_once', (string) $id );
		foreach ( array( 415 => 'x', 200 => Documents::jpeg() ) as $status => $bytes ) {
			self::assertSame( $status, $this->send_photo( $this->token( $id ), array( 'a.jpg', $bytes ) )->get_status(), 'Also after one that was refused.' );
		}
	}

	public function test_one_byte_below_the_limit_is_taken(): void {
		$reply = $this->send_photo( $this->token( $this->member( Role::Founder ) ), array( 'a.jpg', str_pad( Documents::jpeg(), 2097151, "\0" ) ) );

		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
	}

	public function test_without_a_file_with_two_or_as_json_it_is_refused(): void {
		$token = $this->token( $this->member( Role::Founder ) );

		self::assertSame( array( 'file' => 'required' ), $this->upload( 'user/editavatar', 'file', array(), $token )->get_data()['data']['fields'] );
		self::assert_code( 400, 'invalid_input', $this->request( 'POST', 'user/editavatar', array(), $token ) );
		self::assert_code( 415, 'unsupported_type', $this->request( 'POST', 'user/editavatar', array( 'file' => 'x' ), $token ) );
	}

	public function test_what_is_beyond_the_servers_limit_is_413(): void {
		$token  = $this->token( $this->member( Role::Founder ) );
		$_FILES = array( 'file' => array( 'name' => 'a.jpg', 'type' => '', 'tmp_name' => '', 'error' => UPLOAD_ERR_INI_SIZE, 'size' => 0 ) );
		$reply  = $this->request( 'POST', 'user/editavatar', array(), $token, array( 'Content-Type' => 'multipart/form-data; boundary=x' ) );
		self::assert_code( 413, 'too_large', $reply );
		self::assertSame( 'max 2mb', $reply->get_data()['message'] );

		$_FILES = array();
		$beyond = (string) ( wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ) + 1 );
		if ( '1' !== $beyond ) {
			self::assert_code( 413, 'too_large', $this->request( 'POST', 'user/editavatar', array(), $token, array( 'Content-Type' => 'multipart/form-data; boundary=x', 'Content-Length' => $beyond ) ) );
		}
	}

	public function test_every_try_counts(): void {
		update_option( 'mentoriai_test_limits', 'real' );
		$token = $this->token( $this->member( Role::Founder ) );
		for ( $i = 0; $i < 20; $i++ ) {
			self::assert_code( 415, 'unsupported_type', $this->send_photo( $token, array( 'a.jpg', 'x' ) ) );
		}
		$reply = $this->send_photo( $token, array( 'a.jpg', Documents::jpeg() ) );

		self::assert_code( 429, 'too_many_requests', $reply );
		self::assertArrayHasKey( 'Retry-After', $reply->get_headers() );
	}
}
