<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Api;

use CURLStringFile;
use MentoriaiPortal\Tests\HttpReply;

/**
 * Files over real HTTP, and what people settle about their account.
 */
final class UploadsTest extends ApiTestCase {

	private const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

	public function test_a_photo(): void {
		$token = $this->new_member( '1' )['token'];
		$reply = $this->upload( 'user/editavatar', array( 'file' => self::file( self::jpeg(), 'IMG_1.jpg', 'image/jpeg' ) ), $token );
		$this->assert_shape( 'user/editavatar', $reply );
		$url = $reply->data()['img']['full'];
		self::assertSame( array( 'full' => $url ), $this->api( 'GET', 'user', null, $token )->data()['user']['img'] );
		$this->assert_shape( 'user-profile', $this->api( 'GET', 'user-profile', null, $token ) );
		self::assertSame( 'image/jpeg', $this->send( 'GET', (string) parse_url( $url, PHP_URL_PATH ) )->header( 'Content-Type' ) );

		self::assert_refused( 415, 'unsupported_type', $this->upload( 'user/editavatar', array( 'file' => self::file( '<?php', 'a.php.jpg', 'image/jpeg' ) ), $token ) );
		self::assert_refused( 413, 'too_large', $this->upload( 'user/editavatar', array( 'file' => self::file( self::jpeg() . str_repeat( "\0", 2097152 ), 'a.jpg', 'image/jpeg' ) ), $token ) );
		self::assert_refused( 413, 'too_large', $this->upload( 'user/editavatar', array( 'file' => self::file( str_repeat( "\0", 17 * 1048576 ), 'a.jpg', 'image/jpeg' ) ), $token ) );
		self::assert_refused( 400, 'invalid_input', $this->upload( 'user/editavatar', array( 'x' => 'y' ), $token ), array( 'file' => 'required' ) );

		$this->assert_shape( 'user/deleteavatar', $this->api( 'POST', 'user/deleteavatar', null, $token ) );
		self::assertNull( $this->api( 'GET', 'user', null, $token )->data()['user']['img'] );
		self::assertSame( 404, $this->send( 'GET', (string) parse_url( $url, PHP_URL_PATH ) )->status );
	}

	public function test_cv_files(): void {
		$mentor = $this->new_member( '2' )['token'];
		$reply  = $this->upload( 'user/editcv', array( 'id' => '1', 'files[0]' => self::file( self::PDF, 'Ąžuolas.pdf', 'application/pdf' ), 'files[1]' => self::file( self::PDF, 'b.pdf', '' ) ), $mentor );
		$this->assert_shape( 'user/editcv', $reply );
		$files = $reply->data()['data']['files'];
		self::assertSame( array( 'Ąžuolas.pdf', 'b.pdf' ), array_column( $files, 'name' ) );
		$this->assert_shape( 'user-profile', $this->api( 'GET', 'user-profile', null, $mentor ) );

		$path = (string) parse_url( $files[0]['url'], PHP_URL_PATH );
		$file = $this->send( 'GET', $path, null, array( "Authorization: Bearer $mentor" ) );
		self::assertSame( array( 200, self::PDF, 'nosniff' ), array( $file->status, $file->body, $file->header( 'X-Content-Type-Options' ) ) );
		self::assertStringStartsWith( 'attachment', (string) $file->header( 'Content-Disposition' ) );
		self::assertSame( 401, $this->send( 'GET', $path )->status );
		self::assertSame( 404, $this->send( 'GET', $path, null, array( 'Authorization: Bearer ' . $this->login( 'mentor@demo.test' ) ) )->status );
		self::assertNotSame( 200, $this->send( 'GET', $this->private_path() )->status );

		self::assert_refused( 409, 'too_many_files', $this->upload( 'user/editcv', array_combine( array_map( static fn ( int $i ): string => "files[$i]", range( 0, 3 ) ), array_map( static fn (): CURLStringFile => self::file( self::PDF, 'c.pdf', '' ), range( 0, 3 ) ) ), $mentor ) );
		$gone = $this->api( 'POST', 'user/deletecv', array( 'file' => $files[0]['id'] ), $mentor );
		$this->assert_shape( 'user/deletecv', $gone );
		self::assertSame( array( $files[1] ), $gone->data()['files'] );
	}

	public function test_mails_sessions_requests_and_leaving(): void {
		[ 'email' => $email, 'token' => $token ] = $this->new_founder();
		$settings = $this->api( 'GET', 'get_mail_settings', null, $token );
		$this->assert_shape( 'get_mail_settings', $settings );
		$changed = $this->api( 'POST', 'set_mail_settings', array( 'lang' => 'en', 'mails' => array( array( 'kind' => 'new_message', 'on' => false ) ) ), $token );
		$this->assert_shape( 'set_mail_settings', $changed );
		self::assertSame( array( 'en', false ), array( $changed->data()['lang'], array_column( $changed->data()['mails'], 'on', 'kind' )['new_message'] ) );
		self::assertFalse( $this->api( 'GET', 'get_message_mails', null, $token )->data()['on'] );

		$other = $this->new_login( $email, 'labas123' );
		$list  = $this->api( 'GET', 'sessions', null, $token );
		$this->assert_shape( 'sessions', $list );
		$ids = array_column( $list->data()['sessions'], 'is_current', 'id' );
		self::assertCount( 2, $ids );
		$this->assert_shape( 'sessions_end', $this->api( 'POST', 'sessions_end', array( 'id' => array_search( false, $ids, true ) ), $token ) );
		self::assertSame( array( 401, 200 ), array( $this->api( 'GET', 'user', null, $other )->status, $this->api( 'GET', 'user', null, $token )->status ) );

		$this->assert_shape( 'data_request', $this->api( 'POST', 'data_request', array( 'kind' => 'export' ), $token ) );
		$requests = $this->api( 'GET', 'data_requests', null, $token );
		$this->assert_shape( 'data_requests', $requests );
		self::assertSame( array( array( 'export', 'unconfirmed' ) ), array_map( static fn ( array $request ): array => array( $request['kind'], $request['state'] ), $requests->data()['requests'] ) );
		self::assertStringContainsString( 'action=confirmaction', $this->newest_mail( $email, 'confirmaction' ) );

		self::assert_refused( 403, 'incorrect_password', $this->api( 'POST', 'leave_portal', array( 'password' => 'ne tas', 'email' => $email ), $token ) );
		$this->assert_shape( 'leave_portal', $this->api( 'POST', 'leave_portal', array( 'password' => 'labas123', 'email' => strtoupper( $email ) ), $token ) );
		self::assertSame( 401, $this->api( 'GET', 'user', null, $token )->status );
	}

	/** @param array<string, mixed> $fields */
	private function upload( string $path, array $fields, string $token ): HttpReply {
		return $this->send( 'POST', '/wp-json/data/v1/' . $path, $fields, array( "Authorization: Bearer $token" ) );
	}

	private static function file( string $bytes, string $name, string $type ): CURLStringFile {
		return new CURLStringFile( $bytes, $name, '' === $type ? 'application/octet-stream' : $type );
	}

	private static function jpeg(): string {
		ob_start();
		imagejpeg( imagecreatetruecolor( 300, 400 ) );
		return (string) ob_get_clean();
	}

	/** Where a private file lies, as only the server knows. */
	private function private_path(): string {
		return $this->as_server( '$f = glob( wp_get_upload_dir()["basedir"] . "/mentoriai-private/*/*.bin" ); echo str_replace( ABSPATH, "/", $f[0] );' );
	}
}
