<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Profiles\Rest;

use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\RateLimitRepository;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Profiles\Admin\CvDownload;
use MentoriaiPortal\Profiles\CvService;
use MentoriaiPortal\Profiles\MemberFilesRepository;
use MentoriaiPortal\Tests\Integration\Profiles\Documents;
use MentoriaiPortal\Tests\Integration\Profiles\UploadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * CV files: added, read by their owner and staff, deleted; everything else is refused and leaves nothing.
 */
#[Group( 'any-database' )]
final class CvRoutesTest extends UploadTestCase {

	/** @return iterable<string, array{string, string, string}> Name, content, the name it is shown under. */
	public static function taken(): iterable {
		yield 'pdf' => array( 'Rasa Kazlauskienė CV.pdf', Documents::pdf(), 'Rasa Kazlauskienė CV.pdf' );
		yield 'doc' => array( 'cv v.2.doc', Documents::doc(), 'cv v.2.doc' );
		yield 'docx' => array( 'CV.DOCX', Documents::docx(), 'CV.docx' );
		yield 'docx of the writer\'s own template' => array( 'a.docx', Documents::docx( array( 'word/_rels/settings.xml.rels' => Documents::template( 'file:///C:\\Users\\Ona\\CV.dotx' ), 'word/_rels/document.xml.rels' => Documents::relation( 'hyperlink', 'https://demo.test/?a=1&amp;b=2', 'TargetMode="External"' ) ) ), 'a.docx' );
		yield 'docx with a thousand links' => array( 'a.docx', Documents::docx( array( 'word/_rels/document.xml.rels' => (string) preg_replace( '~<Relationship .*/>~', str_repeat( '$0', 1000 ), Documents::relation( 'hyperlink', 'mailto:ona@demo.test', 'TargetMode="External"' ) ) ) ), 'a.docx' );
		yield 'docx of parts inside' => array( 'a.docx', Documents::docx( array( '_rels/.rels' => Documents::relation( 'officeDocument', '/word/document.xml' ), 'word/_rels/document.xml.rels' => "\u{FEFF}<r:Relationships xmlns:r='x'>\n <r:Relationship Type='image' Target='media/1.png'></r:Relationship>\n</r:Relationships>\n", 'word/_rels/a.xml.rels' => '<Relationships/>' ) ), 'a.docx' );
		yield 'odt' => array( 'cv', Documents::odt(), 'cv.odt' );
		yield 'a path is not part of a name' => array( 'C:\\Mano\\..\\cv.pdf', Documents::pdf(), 'cv.pdf' );
		yield 'no turned text' => array( "cv\u{202E}fdp.pdf", Documents::pdf(), 'cvfdp.pdf' );
	}

	#[DataProvider( 'taken' )]
	public function test_a_document_comes_back_to_its_owner_byte_for_byte( string $name, string $bytes, string $shown ): void {
		$id    = $this->member( Role::Mentor );
		$token = $this->token( $id );
		$reply = $this->send_cvs( $token, array( $name, $bytes ) )->get_data();
		$cv    = $reply['data']['files'][0] ?? array();

		self::assertSame( array( true, true, 1 ), array( $reply['status'], $reply['success'], count( $reply['data']['files'] ) ), (string) wp_json_encode( $reply ) );
		self::assertSame( array( $shown, strlen( $bytes ), rest_url( 'data/v1/user/cv/' . $cv['id'] ) ), array( $cv['name'], $cv['size'], $cv['url'] ) );
		self::assertSame( $reply['data']['files'], $this->profile( $id )['cv'] );

		$file = $this->request( 'GET', 'user/cv/' . $cv['id'], array(), $token );
		self::assertSame( $bytes, $file->get_data() );
		self::assertStringStartsWith( 'attachment; ', $file->get_headers()['Content-Disposition'] );
		self::assertSame( array( 'nosniff', 'private, no-store' ), array( $file->get_headers()['X-Content-Type-Options'], $file->get_headers()['Cache-Control'] ) );
		self::assertStringContainsString( rawurlencode( $shown ), $file->get_headers()['Content-Disposition'] );
	}

	/** @return iterable<string, array{array{string, string, 2?: string}}> */
	public static function refused(): iterable {
		foreach ( array( 'a.php', 'a.php.pdf', 'a.pdf.', '.htaccess', 'a.docx', 'a.html', 'a.phar.pdf' ) as $name ) {
			yield "pdf called $name" => array( array( $name, Documents::pdf() ) );
		}
		yield 'program' => array( array( 'cv.pdf', '<?php echo 1;', 'application/pdf' ) );
		yield 'svg' => array( array( 'cv.svg', '<svg/>' ) );
		yield 'html' => array( array( 'cv.doc', '<html>', 'application/msword' ) );
		yield 'rich text' => array( array( 'cv.doc', '{\rtf1}', 'application/msword' ) );
		yield 'empty' => array( array( 'cv.pdf', '' ) );
		yield 'wrong magic' => array( array( 'cv.pdf', ' ' . Documents::pdf() ) );
		yield 'cut off' => array( array( 'cv.pdf', '%PDF-1.4' ) );
		yield 'lying type' => array( array( 'cv.pdf', Documents::pdf(), 'text/html' ) );
		yield 'pdf and archive' => array( array( 'cv.pdf', Documents::pdf() . Documents::zip( array( 'a' => 'x' ) ) . "\n%%EOF" ) );
		yield 'pdf and program' => array( array( 'cv.pdf', str_replace( 'trailer', '<?php system(1);', Documents::pdf() ) ) );
		yield 'pdf and page' => array( array( 'cv.pdf', "%PDF-1.4\n<script>1</script>\n%%EOF" ) );
		yield 'spreadsheet' => array( array( 'cv.docx', Documents::zip( array( '[Content_Types].xml' => '', 'xl/workbook.xml' => '' ) ) ) );
		yield 'archive' => array( array( 'cv.docx', Documents::zip( array( 'a.txt' => 'x' ) ) ) );
		yield 'program of java' => array( array( 'cv.docx', Documents::docx( array( 'META-INF/MANIFEST.MF' => 'Main-Class: A' ) ) ) );
		yield 'macros' => array( array( 'cv.docx', Documents::docx( array( 'word/vbaProject.bin' => 'x' ) ) ) );
		foreach ( array( 'word/vbaData.xml', 'word/vbaProjectSignature.bin', 'VBA' ) as $part ) {
			yield "macros in $part" => array( array( 'cv.docx', Documents::docx( array( $part => 'x' ) ) ) );
		}
		foreach ( array( 'http://evil.example/a.dotm', 'https://evil.example/', '\\\\evil\\a.dotm', 'file://evil/a.dotm', '//evil/a.dotm', '&#104;ttp://evil.example/' ) as $target ) {
			yield "template of $target" => array( array( 'cv.docx', Documents::docx( array( 'word/_rels/settings.xml.rels' => Documents::template( $target ) ) ) ) );
		}
		$relations = array(
			'object elsewhere'        => Documents::relation( 'oleObject', 'https://evil.example/x.html!', 'TargetMode="External"' ),
			'object inside'           => Documents::relation( 'oleObject', 'embeddings/x.bin' ),
			'picture elsewhere'       => Documents::relation( 'image', 'https://evil.example/x.png', 'TargetMode="External"' ),
			'page elsewhere'          => Documents::relation( 'frame', '\\\\evil\\x', 'TargetMode="&#69;xternal"' ),
			'macros of another name'  => Documents::relation( 'vbaProject', 'x.bin' ),
			'macros, written in code' => Documents::relation( '&#118;baProject', 'x.bin' ),
			'template behind a >'     => Documents::relation( 'attachedTemplate" x:y=">', 'https://evil.example/t.dotm', 'TargetMode="External"' ),
			'said twice'              => Documents::relation( 'hyperlink', 'a', 'Type="oleObject"' ),
			'a type of document'      => '<!DOCTYPE Relationships>' . Documents::relation( 'hyperlink', 'a' ),
			'another alphabet'        => str_replace( 'UTF-8', 'UTF-7', Documents::relation( 'hyperlink', 'a' ) ),
			'no list'                 => '<',
			'long nonsense'           => '<' . str_repeat( 'attachedTemplate', 16_370 ) . '<>',
		);
		foreach ( $relations as $what => $xml ) {
			yield "relations: $what" => array( array( 'cv.docx', Documents::docx( array( 'word/_rels/document.xml.rels' => $xml ) ) ) );
		}
		yield 'relations in capitals' => array( array( 'cv.docx', Documents::docx( array( 'word/_RELS/document.xml.RELS' => $relations['object inside'] ) ) ) );
		yield 'many lists of relations' => array( array( 'cv.docx', Documents::docx( array_fill_keys( array_map( static fn ( int $number ): string => "_rels/$number", range( 1, 201 ) ), '<Relationships/>' ) ) ) );
		yield 'entries that share their bytes' => array( array( 'cv.docx', Documents::docx_of_one_stream( 4990 ) ) );
		yield 'two entries that share their bytes' => array( array( 'cv.docx', Documents::docx_of_one_stream( 1 ) ) );
		yield 'object of another name' => array( array( 'cv.docx', Documents::docx( array( 'word/media/1.png' => Documents::doc() ) ) ) );
		yield 'object in an odt' => array( array( 'cv.odt', Documents::odt( array( 'Object 1' => Documents::doc() ) ) ) );
		yield 'template in wide letters' => array( array( 'cv.docx', Documents::docx( array( 'word/_rels/settings.xml.rels' => mb_convert_encoding( Documents::template( 'http://evil.example/' ), 'UTF-16', 'UTF-8' ) ) ) ) );
		yield 'macros of Word 97' => array( array( 'cv.doc', Documents::doc() . implode( "\0", str_split( '_VBA_PROJECT' ) ) . "\0" ) );
		foreach ( array( 'Basic/Standard/Module1.xml', 'Scripts/python/evil.py' ) as $part ) {
			yield "macros in $part" => array( array( 'cv.odt', Documents::odt( array( $part => 'x' ) ) ) );
		}
		yield 'a way out' => array( array( 'cv.docx', Documents::docx( array( '../../evil.php' => 'x' ) ) ) );
		yield 'program before an archive' => array( array( 'cv.docx', 'MZ' . Documents::docx() ) );
		yield 'program after an archive' => array( array( 'cv.docx', Documents::docx() . '<?php echo 1;' ) );
		yield 'other binary of office' => array( array( 'cv.doc', str_pad( "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1Workbook", 2048, "\0" ) ) );
	}

	/** @param array{string, string, 2?: string} $file */
	#[DataProvider( 'refused' )]
	public function test_a_refused_file_leaves_nothing_and_takes_the_others_along( array $file ): void {
		$id    = $this->member( Role::Mentor );
		$token = $this->token( $id );
		$files = self::stored_files();
		$rows  = $this->rows( $id );
		$reply = $this->send_cvs( $token, array( 'good.pdf', Documents::pdf() ), $file );

		self::assert_code( 415, 'unsupported_type', $reply );
		self::assertSame( 'pdf, doc, docx, odt', $reply->get_data()['message'] );
		self::assertSame( $files, self::stored_files() );
		self::assertSame( $rows, $this->rows( $id ) );
	}

	public function test_sizes(): void {
		$token = $this->token( $this->member( Role::Mentor ) );
		$whole = static fn ( int $size ): string => '%PDF-1.4' . str_repeat( ' ', $size - 14 ) . '%%EOF' . "\n";

		self::assertSame( 200, $this->send_cvs( $token, array( 'a.pdf', $whole( 5242880 ) ) )->get_status() );
		self::assert_code( 413, 'too_large', $this->send_cvs( $token, array( 'a.pdf', $whole( 5242881 ) ) ) );
		self::assertSame( array( 'files' => 'required' ), $this->upload( 'user/editcv', 'files', array(), $token )->get_data()['data']['fields'] );
	}

	public function test_a_sixth_refuses_the_whole_upload(): void {
		$id    = $this->member( Role::Mentor );
		$token = $this->token( $id );
		$pdf   = array( 'a.pdf', Documents::pdf() );
		$this->send_cvs( $token, $pdf, $pdf, $pdf, $pdf );
		$files = self::stored_files();

		self::assert_code( 409, 'too_many_files', $this->send_cvs( $token, $pdf, $pdf ) );
		self::assertSame( $files, self::stored_files() );
		self::assertCount( 4, $this->profile( $id )['cv'] );
		self::assertCount( 5, $this->send_cvs( $token, $pdf )->get_data()['data']['files'] );
	}

	public function test_more_than_allowed_are_not_looked_at(): void {
		$text = array( 'a.txt', 'x' );
		self::assert_code( 409, 'too_many_files', $this->send_cvs( $this->token( $this->member( Role::Mentor ) ), $text, $text, $text, $text, $text, $text ) );
	}

	public function test_one_upload_of_a_person_is_looked_at_at_a_time(): void {
		update_option( 'mentoriai_test_limits', 'real' );
		$id      = $this->member( Role::Mentor );
		$limiter = new RateLimiter( new RateLimitRepository( $this->db() ), new Clock() );
		$limiter->take( 'upload_at_once', (string) $id );
		self::assert_code( 429, 'too_many_requests', $this->send_cvs( $this->token( $id ), array( 'a.pdf', Documents::pdf() ) ) );
		$limiter->clear( 'upload_at_once', (string) $id );
		foreach ( array( 415 => 'x', 200 => Documents::pdf() ) as $status => $bytes ) {
			self::assertSame( $status, $this->send_cvs( $this->token( $id ), array( 'a.pdf', $bytes ) )->get_status(), 'Also after one that was refused.' );
		}
	}

	public function test_another_person_a_guessed_address_and_traversal_are_404(): void {
		$owner = $this->member( Role::Mentor );
		$cv    = $this->send_cvs( $this->token( $owner ), array( 'a.pdf', Documents::pdf() ) )->get_data()['data']['files'][0];
		$file  = basename( self::stored_files()[ count( self::stored_files() ) - 1 ] );
		$other = $this->token( $this->member( Role::Mentor ) );
		foreach ( array( (string) $cv['id'], '0', '-1', '999999999', '1e3', $file, '..', '%2e%2e', '..%2f..%2fwp-config.php' ) as $id ) {
			$token = (string) $cv['id'] === $id ? $other : $this->token( $owner );
			self::assert_code( 404, 'not_found', $this->request( 'GET', 'user/cv/' . $id, array(), $token ) );
		}
		self::assert_code( 404, 'not_found', $this->request( 'GET', 'user/cv/' . $cv['id'], array(), $this->token( $this->member( Role::Founder ) ) ) );
		self::assert_code( 401, 'not_logged_in', $this->request( 'GET', 'user/cv/' . $cv['id'] ) );
		self::assert_code( 404, 'not_found', $this->request( 'POST', 'user/deletecv', array( 'file' => $cv['id'] ), $other ) );
		self::assertCount( 1, $this->profile( $owner )['cv'] );
	}

	public function test_a_deleted_file_is_gone(): void {
		$id    = $this->member( Role::Mentor );
		$token = $this->token( $id );
		$empty = self::stored_files();
		$files = $this->send_cvs( $token, array( 'a.pdf', Documents::pdf() ), array( 'b.odt', Documents::odt() ) )->get_data()['data']['files'];
		$reply = $this->request( 'POST', 'user/deletecv', array( 'file' => $files[0]['id'] ), $token )->get_data();

		self::assertTrue( $reply['status'] );
		self::assertSame( array( $files[1] ), $reply['files'] );
		self::assert_code( 404, 'not_found', $this->request( 'GET', 'user/cv/' . $files[0]['id'], array(), $token ) );
		self::assert_code( 404, 'not_found', $this->request( 'POST', 'user/deletecv', array( 'file' => $files[0]['id'] ), $token ) );
		$this->request( 'POST', 'user/deletecv', array( 'file' => (string) $files[1]['id'] ), $token );
		self::assertSame( $empty, self::stored_files() );
	}

	public function test_the_folder_says_no_to_the_web_and_names_tell_nothing(): void {
		$this->send_cvs( $this->token( $this->member( Role::Mentor ) ), array( 'Rasa.pdf', Documents::pdf() ) );
		$private = wp_get_upload_dir()['basedir'] . '/mentoriai-private/';
		$files   = array_values( array_filter( self::stored_files(), static fn ( string $path ): bool => str_starts_with( $path, $private ) ) );

		self::assertStringContainsString( 'Require all denied', (string) file_get_contents( $private . '.htaccess' ) );
		self::assertMatchesRegularExpression( '~^[0-9a-f]{32}/[0-9a-f]{64}\.bin$~', substr( end( $files ) ?: '', strlen( $private ) ) );
	}

	public function test_founders_have_no_cvs(): void {
		self::assert_code( 403, 'forbidden', $this->send_cvs( $this->token( $this->member( Role::Founder ) ), array( 'a.pdf', Documents::pdf() ) ) );
	}

	public function test_staff_read_them_in_wp_admin_and_nobody_else(): void {
		$id    = $this->member( Role::Mentor );
		$this->send_cvs( $this->token( $id ), array( 'Rasa.pdf', Documents::pdf() ) );
		$cvs   = new CvService( new MemberFilesRepository( $this->db() ), new PrivateFiles(), new RateLimiter( new RateLimitRepository( $this->db() ), new Clock() ) );
		$staff = new CvDownload( $cvs, new ActivityLog( $this->db(), new Clock() ) );
		$cv    = $cvs->list( $id )[0];

		wp_set_current_user( 1 );
		$links = $staff->links( $id );
		self::assertSame( array( 'Rasa.pdf', strlen( Documents::pdf() ) ), array( $links[0]['name'], $links[0]['size'] ) );
		self::assertStringContainsString( '_wpnonce=', $links[0]['url'] );
		self::assertSame( Documents::pdf(), $staff->read( $id, $cv->id )->text );

		wp_set_current_user( $this->member( Role::Mentor ) );
		self::assertSame( array(), $staff->links( $id ) );
		$this->expectException( ApiError::class );
		$staff->read( $id, $cv->id );
	}
}
