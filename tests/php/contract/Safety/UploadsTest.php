<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Safety;

use MentoriaiPortal\Tests\Contract\Api\ApiTestCase;
use MentoriaiPortal\Tests\HttpReply;
use MentoriaiPortal\Tests\Integration\Profiles\Documents;

/**
 * Hostile files over real HTTP: through PHP's own reading of multipart bodies, onto a real disk. The rules of content are
 * tested in integration; here it is names, what lies on the disk afterwards, and who gets a file back.
 */
final class UploadsTest extends ApiTestCase {

	private const REFUSED = array( 415, 'unsupported_type' );
	private const LARGE   = array( 413, 'too_large' );

	/** @return list<array{string, string, string, array{int, string}|null}> Name, content, claimed type, refusal or null where it is taken. */
	private static function photos(): array {
		$jpeg = Documents::camera_jpeg( 6 );
		$flat = imagecreate( 20000, 4 );
		self::assertNotFalse( $flat );
		imagecolorallocate( $flat, 1, 2, 3 );
		ob_start();
		imagepng( $flat );
		$wide = (string) ob_get_clean();
		return array(
			array( 'a.php', $jpeg, 'image/jpeg', self::REFUSED ),
			array( 'a.php.jpg', $jpeg, 'image/jpeg', self::REFUSED ),
			array( 'a.PhP5.JPG', $jpeg, 'image/jpeg', self::REFUSED ),
			array( 'a.jpg.', $jpeg, 'image/jpeg', self::REFUSED ),
			array( 'a.jpg.php.', $jpeg, 'image/jpeg', self::REFUSED ),
			array( '.htaccess', "AddType application/x-httpd-php .jpg\n", 'text/plain', self::REFUSED ),
			array( '../.htaccess', $jpeg, 'image/jpeg', self::REFUSED ),
			array( '.user.ini', $jpeg, 'image/jpeg', self::REFUSED ),
			array( 'web.config', $jpeg, 'image/jpeg', self::REFUSED ),
			array( "a.php\0.jpg", $jpeg, 'image/jpeg', self::REFUSED ),
			array( "a\u{202E}gpj.php", $jpeg, 'image/jpeg', self::REFUSED ),
			array( 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml', self::REFUSED ),
			array( 'a.jpg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/jpeg', self::REFUSED ),
			array( 'a.html', '<!doctype html><script>1</script>', 'text/html', self::REFUSED ),
			array( 'a.jpg', $jpeg . '<?php phpinfo();', 'image/jpeg', self::REFUSED ),
			array( 'a.gif', "GIF89a/*\0\0*/=1;alert(1)", 'image/gif', self::REFUSED ),
			array( 'a.jpg', "GIF89a/*\0\0*/=1;alert(1)", 'image/jpeg', self::REFUSED ),
			array( 'a.png', $jpeg . Documents::zip( array( 'a.php' => '<?php' ) ), 'image/png', self::REFUSED ),
			array( 'a.jpg', "\xFF\xD8\xFE" . substr( $jpeg, 3 ), 'image/jpeg', self::REFUSED ),
			array( 'a.jpg', $jpeg, 'text/html', self::REFUSED ),
			array( 'a.jpg', $jpeg, 'application/x-php', self::REFUSED ),
			array( 'a.jpg', '', 'image/jpeg', self::REFUSED ),
			array( 'a.jpg', str_pad( $jpeg, 2097152, "\0" ), 'image/jpeg', self::LARGE ),
			array( 'a.jpg', str_pad( $jpeg, 2097153, "\0" ), 'image/jpeg', self::LARGE ),
			array( 'a.png', $wide, 'image/png', self::LARGE ),
			array( 'a.png', Documents::png_bomb( 20000, 20000 ), 'image/png', self::LARGE ),
			array( 'a.png', Documents::png_bomb( 0x7fffffff, 0x7fffffff ), 'image/png', self::LARGE ),
			array( 'a.jpg', str_pad( $jpeg, 2097151, "\0" ), 'image/jpeg', null ),
			array( '../../../a.jpg', $jpeg, 'image/jpeg', null ),
			array( '..\\..\\a.jpg', $jpeg, 'image/jpeg', null ),
			array( "nuotrauka ąčęėįšųū \u{1F600}.jpg", $jpeg, 'image/jpeg', null ),
			array( "a\u{202E}gpj.jpg", $jpeg, 'image/jpeg', null ),
			array( str_repeat( 'a', 300 ) . '.jpg', $jpeg, 'image/jpeg', null ),
			array( '<img src=x onerror=trap()>.jpg', $jpeg, 'image/jpeg', null ),
			array( 'a;type=text.jpg', $jpeg, '', null ),
			array( "\xFF\xFE.jpg", $jpeg, 'image/jpeg', null ),
		);
	}

	public function test_photos_are_refused_or_drawn_anew_under_names_of_our_own(): void {
		[ 'email' => $email, 'token' => $token ] = $this->new_member( '1' );
		$before = $this->state( $email );
		foreach ( self::photos() as [ $name, $bytes, $type, $refusal ] ) {
			$what  = json_encode( array( $name, $type, strlen( $bytes ) ), JSON_INVALID_UTF8_SUBSTITUTE );
			$reply = $this->send_file( 'user/editavatar', 'file', $name, $bytes, $type, $token );
			$data  = $reply->data();
			self::assertSame( $refusal, 200 === $reply->status ? null : array( $reply->status, $data['code'] ), $what . $reply->body );
			if ( null === $refusal ) {
				self::assertMatchesRegularExpression( '~/mentoriai/photos/[0-9a-f]{32}\.jpg$~', $data['img']['full'], (string) $what );
				$served = $this->send( 'GET', (string) parse_url( $data['img']['full'], PHP_URL_PATH ) );
				self::assertSame( array( 200, 'image/jpeg' ), array( $served->status, $served->header( 'Content-Type' ) ) );
				self::assertStringNotContainsString( 'GPS-', $served->body, 'Where it was taken is nobody’s business.' );
				self::assertStringNotContainsString( 'Exif', $served->body );
			}
		}
		self::assertCount( 2, array_diff( $this->state( $email )['files'], $before['files'] ), 'The last photo in two sizes, nothing of all the others.' );
		self::assertSame( 200, $this->api( 'POST', 'user/deleteavatar', null, $token )->status );
		self::assertSame( $before, $this->state( $email ) );
	}

	/** @return list<array{string, string, string, array{int, string}|null, 4?: string}> As photos(), and the name it is shown under. */
	private static function documents(): array {
		$pdf = Documents::pdf();
		return array(
			array( 'a.php', $pdf, 'application/pdf', self::REFUSED ),
			array( 'a.php.pdf', $pdf, 'application/pdf', self::REFUSED ),
			array( "a.php\0.pdf", $pdf, 'application/pdf', self::REFUSED ),
			array( '.htaccess', $pdf, 'application/pdf', self::REFUSED ),
			array( 'a.pdf.', $pdf, 'application/pdf', self::REFUSED ),
			array( 'a.pdf', "%PDF-1.4\n<html><script>1</script></html>\n%%EOF\n", 'application/pdf', self::REFUSED ),
			array( 'a.pdf', $pdf . '<?php phpinfo();', 'application/pdf', self::REFUSED ),
			array( 'a.html', $pdf, 'text/html', self::REFUSED ),
			array( 'a.pdf', $pdf, 'text/html', self::REFUSED ),
			array( 'a.docx', Documents::docx( array( '../../../evil.php' => '<?php' ) ), '', self::REFUSED ),
			array( 'a.pdf', '', 'application/pdf', self::REFUSED ),
			array( 'a.pdf', '%PDF-1.4' . str_repeat( ' ', 5242880 ) . "%%EOF\n", 'application/pdf', self::LARGE ),
			array( '../../' . str_repeat( 'ą', 300 ) . '.pdf', $pdf, 'application/pdf', null, str_repeat( 'ą', 156 ) . '.pdf' ),
			array( "cv\u{202E}fdp.pdf", $pdf, 'application/pdf', null, 'cvfdp.pdf' ),
		);
	}

	public function test_cvs_are_refused_whole_or_kept_where_only_their_owner_reads_them(): void {
		[ 'email' => $email, 'token' => $token ] = $this->new_member( '2' );
		$before = $this->state( $email );
		$shown  = array();
		foreach ( self::documents() as $case ) {
			[ $name, $bytes, $type, $refusal ] = $case;
			$reply = $this->send_file( 'user/editcv', 'files[]', $name, $bytes, $type, $token );
			self::assertSame( $refusal, 200 === $reply->status ? null : array( $reply->status, $reply->data()['code'] ), json_encode( array( $name, $type ) ) . $reply->body );
			if ( null === $refusal ) {
				$shown[] = $case[4] ?? '';
				self::assertSame( $shown, array_column( $reply->data()['data']['files'], 'name' ) );
			}
		}
		$now = $this->state( $email );
		self::assertCount( 2, array_diff( $now['files'], $before['files'] ) );

		$files = $this->api( 'GET', 'user-profile', null, $token )->data()['profile']['cv'];
		$this->check_ways_in( $files[0]['id'], array_values( array_diff( $now['files'], $before['files'] ) ), $token );

		self::assertSame( 200, $this->api( 'POST', 'user/deletecv', array( 'file' => $files[0]['id'] ), $token )->status );
		self::assertSame( 404, $this->api( 'GET', "user/cv/{$files[0]['id']}", null, $token )->status );
		self::assertCount( 1, array_diff( $this->state( $email )['files'], $before['files'] ) );

		$id = $this->as_server( 'require_once ABSPATH . "wp-admin/includes/user.php"; $u = get_user_by( "email", "' . $email . '" ); wp_delete_user( $u->ID ); echo $u->ID;' );
		self::assertGreaterThan( 0, (int) $id );
		self::assertSame( $before['files'], $this->state( $email )['files'], 'Erasing a person takes their files along.' );
		self::assertSame( 401, $this->api( 'GET', "user/cv/{$files[1]['id']}", null, $token )->status );
	}

	/** @param list<string> $paths Where the files lie, below the web root. */
	private function check_ways_in( int $id, array $paths, string $token ): void {
		$own = fn ( string $path, string $as ): int => $this->send( 'GET', '/wp-json/data/v1/user/cv/' . $path, null, array( "Authorization: Bearer $as" ) )->status;
		self::assertSame( 200, $own( (string) $id, $token ) );
		$stranger = $this->new_member( '2' )['token'];
		foreach ( array( (string) $id, (string) ( $id + 1 ), '0', '-1', '1e9', "$id/..", '../user', '..%2f..%2fwp-config.php', '%2e%2e%2f%2e%2e%2fwp-config.php', "..\\..\\wp-config.php", "$id%00.pdf", "$id.pdf", '%252e%252e%252fwp-config.php' ) as $path ) {
			self::assertSame( 404, $own( $path, $stranger ), "another mentor asks for $path" );
			if ( (string) $id !== $path ) {
				self::assertSame( 404, $own( $path, $token ), "the owner asks for $path" );
			}
		}
		foreach ( $paths as $path ) {
			$name = basename( $path );
			$dir  = dirname( $path );
			foreach ( array( $path, "/$path", $path . '/', $path . '?x=.pdf', $path . '%00.pdf', $path . '/x.pdf', "$dir/./$name", "$dir/x/../$name", "$dir/%2e/$name", str_replace( 'mentoriai-private', 'mentoriai%2dprivate', $path ), str_replace( 'mentoriai-private', 'MENTORIAI-PRIVATE', $path ), str_replace( 'mentoriai-private/', 'mentoriai-private//', $path ), str_replace( '/uploads/', '/uploads/x/..%2f', $path ), "$dir/", dirname( $dir ) . '/', dirname( $dir ) . '/.htaccess', dirname( $dir ) . '/index.php' ) as $way ) {
				$reply = $this->send( 'GET', $way );
				self::assertStringNotContainsString( '%PDF', $reply->body, $way );
				self::assertContains( $reply->status, array( 404, 400, 403 ), $way );
			}
		}
	}

	/** As a browser sends it, with any bytes as its name. */
	private function send_file( string $path, string $field, string $name, string $bytes, string $type, string $token ): HttpReply {
		$edge = 'x' . bin2hex( random_bytes( 12 ) );
		$body = "--$edge\r\nContent-Disposition: form-data; name=\"$field\"; filename=\"" . str_replace( '"', '%22', $name ) . "\"\r\n"
			. ( '' === $type ? '' : "Content-Type: $type\r\n" ) . "\r\n$bytes\r\n--$edge--\r\n";
		return $this->send( 'POST', '/wp-json/data/v1/' . $path, $body, array( "Authorization: Bearer $token", "Content-Type: multipart/form-data; boundary=$edge" ) );
	}

	/**
	 * Everything that an upload could leave: files below the uploads and in PHP's own folder, posts, what is kept of the person.
	 *
	 * @return array{files: list<string>, posts: string, meta: list<string>}
	 */
	private function state( string $email ): array {
		$code = 'global $wpdb; $root = rtrim( ABSPATH, "/" ); $files = array();
			foreach ( array( $root . "/wp-content/uploads", dirname( $root ) . "/tmp" ) as $folder ) {
				foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
					if ( ! in_array( $file->getFilename(), array( "index.php", ".htaccess" ), true ) ) { $files[] = str_replace( $root, "", $file->getPathname() ); }
				}
			}
			sort( $files );
			$id = get_user_by( "email", "' . $email . '" )->ID ?? 0;
			echo wp_json_encode( array( "files" => $files, "posts" => $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = \'attachment\'" ), "meta" => $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE user_id = $id ORDER BY meta_key" ) ) );';
		return json_decode( $this->as_server( $code ), true, 8, JSON_THROW_ON_ERROR );
	}
}
