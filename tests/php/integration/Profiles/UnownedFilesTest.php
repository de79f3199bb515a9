<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Profiles;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\UninstalledFiles;
use MentoriaiPortal\Core\UninstalledMembers;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Privacy\PersonErasure;
use PHPUnit\Framework\Attributes\Group;

/**
 * Yesterday's database with today's uploads: photos and CVs whose people are not known any more.
 */
#[Group( 'any-database' )]
final class UnownedFilesTest extends UploadTestCase {

	public function test_files_that_are_nobodys_for_a_week_go_and_those_of_people_and_others_stay(): void {
		$owner = $this->with_files();
		touch( wp_get_upload_dir()['basedir'] . '/mentoriai/photos/cafe.jpg' );
		touch( ( new PrivateFiles() )->folder() . 'c0ffee.bin' );
		$kept = self::stored_files();
		self::assertCount( 6, $kept );
		$this->forget( $this->with_files() );
		self::assertCount( 10, self::stored_files() );

		$this->week( 1 );
		self::assertCount( 10, self::stored_files(), 'A restore may go on.' );
		add_filter( 'mentoriai_is_copy', '__return_true' );
		$this->week( 2 );
		self::assertCount( 10, self::stored_files(), 'A copy may share them with the real site.' );
		remove_all_filters( 'mentoriai_is_copy' );
		$this->week( 3 );

		self::assertSame( $kept, self::stored_files() );
		self::assertNotNull( $this->profile( $owner )['img'] );
	}

	public function test_a_look_during_a_restore_takes_no_file_along(): void {
		$this->with_files();
		$owner = $this->with_files();
		$rows  = $this->db()->rows( "SELECT user_id, meta_key, meta_value FROM {$this->db()->usermeta()} WHERE user_id = ?", $owner );
		$kept  = self::stored_files();
		$this->db()->execute( "DELETE FROM {$this->db()->usermeta()} WHERE user_id = ?", $owner );
		$this->week( 1 );
		foreach ( $rows as $row ) {
			$this->db()->insert( $this->db()->usermeta(), $row );
		}
		$this->week( 2 );
		$this->week( 3 );
		self::assertSame( $kept, self::stored_files() );
	}

	public function test_a_restore_without_people_takes_no_file_along(): void {
		$this->with_files();
		$kept = self::stored_files();
		$this->db()->execute( "DELETE FROM {$this->db()->usermeta()} WHERE meta_key IN (?, ?, ?)", UserMeta::STATUS, UserMeta::AVATAR, UserMeta::CVS );
		$this->week( 1 );
		$this->week( 2 );
		self::assertSame( $kept, self::stored_files() );
	}

	public function test_a_folder_that_sites_may_share_is_not_searched(): void {
		$folder = get_temp_dir() . 'mentoriai-' . wp_rand();
		mkdir( $folder );
		touch( $folder . '/' . str_repeat( 'c0', 32 ) . '.bin' );
		self::assertSame(
			'0 of 1',
			$this->elsewhere(
				sprintf( 'define( "MENTORIAI_PRIVATE_DIR", %s );', var_export( $folder, true ) ),
				'$files = new MentoriaiPortal\Core\Uploads\PrivateFiles(); echo count( $files->paths( "c" ) ), " of ", count( glob( $files->folder() . "*.bin" ) );'
			)
		);
		array_map( 'unlink', glob( "$folder/{,.}*[a-z]", GLOB_BRACE ) ?: array() );
		rmdir( $folder );
	}

	public function test_private_files_of_another_site_in_the_same_uploads_stay(): void {
		$this->with_files();
		$theirs = dirname( ( new PrivateFiles() )->folder() ) . '/' . str_repeat( 'ab', 16 );
		mkdir( $theirs );
		touch( "$theirs/" . str_repeat( 'c0', 32 ) . '.bin' );
		$this->week( 1 );
		$this->week( 2 );
		self::assertFileExists( "$theirs/" . str_repeat( 'c0', 32 ) . '.bin' );
	}

	public function test_photos_of_another_site_in_the_same_uploads_stay(): void {
		$this->with_files();
		$older = wp_get_upload_dir()['basedir'] . '/mentoriai/photos/' . str_repeat( 'c0', 16 ) . '.jpg';
		touch( $older );
		// Their people are in databases of their own.
		$keys = static fn (): string => 'Keys of another WordPress.';
		add_filter( 'salt', $keys );
		$this->forget( $this->with_photo() );
		remove_filter( 'salt', $keys );
		$home = static fn (): string => 'https://kita.test';
		add_filter( 'option_home', $home );
		$this->forget( $this->with_photo() );
		remove_filter( 'option_home', $home );
		$kept = self::stored_files();
		$this->forget( $this->with_photo() );
		self::assertCount( count( $kept ) + 2, self::stored_files() );

		$this->week( 1 );
		$this->week( 2 );
		self::assertSame( $kept, self::stored_files(), 'Only what was made here went.' );
	}

	public function test_uninstalling_takes_our_files_and_leaves_those_of_another_site_in_the_same_uploads(): void {
		$this->with_files();
		$uploads = wp_get_upload_dir()['basedir'];
		$theirs  = array( "$uploads/mentoriai-private/" . str_repeat( 'ab', 16 ) . '/' . str_repeat( 'c0', 32 ) . '.bin', "$uploads/mentoriai/photos/" . str_repeat( 'c0', 16 ) . '.jpg' );
		wp_mkdir_p( dirname( $theirs[0] ) );
		array_map( 'touch', $theirs );
		$files = new UninstalledFiles( new PrivateFiles(), new PhotoFiles() );
		$files->delete();
		self::assertSame( $theirs, self::stored_files() );
		self::assertFileExists( "$uploads/mentoriai-private/.htaccess" );

		array_map( 'unlink', $theirs );
		$files->delete();
		self::assertSame( array( false, false ), array( is_dir( "$uploads/mentoriai-private" ), is_dir( "$uploads/mentoriai" ) ) );
	}

	public function test_uninstalling_takes_photos_of_former_keys_and_their_copies(): void {
		$this->with_photo();
		$photos = wp_get_upload_dir()['basedir'] . '/mentoriai/photos/';
		foreach ( glob( $photos . '*.jpg' ) ?: array() as $path ) {
			touch( "$path.webp" );
		}
		self::assertCount( 4, glob( $photos . '*.jpg*' ) ?: array() );
		add_filter( 'salt', static fn (): string => 'Other keys.' );
		// While a plugin is deleted it does not run.
		remove_all_actions( 'delete_user' );
		( new UninstalledMembers( $this->db(), new UninstalledFiles( new PrivateFiles(), new PhotoFiles() ), PersonErasure::delete_account( ... ) ) )->delete();
		self::assertSame( array(), glob( $photos . '*.jpg*' ) );
	}

	public function test_uninstalling_leaves_what_lies_in_a_folder_that_sites_may_share(): void {
		$folder = get_temp_dir() . 'mentoriai-' . wp_rand();
		mkdir( $folder );
		touch( $folder . '/' . str_repeat( 'c0', 32 ) . '.bin' );
		$said = $this->elsewhere(
			sprintf( 'define( "MENTORIAI_PRIVATE_DIR", %s );', var_export( $folder, true ) ),
			'$files = new MentoriaiPortal\Core\Uploads\PrivateFiles(); $files->folder(); $files->remove_all(); echo count( glob( $files->folder() . "*.bin" ) ), (int) is_file( $files->folder() . ".htaccess" );'
		);
		array_map( 'unlink', glob( "$folder/{,.}*[a-z]", GLOB_BRACE ) ?: array() );
		rmdir( $folder );
		self::assertSame( '11', $said );
	}

	private function with_files(): int {
		$id = $this->with_photo();
		self::assertSame( 200, $this->send_cvs( $this->token( $id ), array( 'a.pdf', Documents::pdf() ), array( 'b.pdf', Documents::pdf() ) )->get_status() );
		return $id;
	}

	private function with_photo(): int {
		$id = $this->member( Role::Mentor, AccountStatus::Public );
		self::assertSame( 200, $this->send_photo( $this->token( $id ), array( 'a.png', Documents::png() ) )->get_status() );
		return $id;
	}

	/** As if the person had never been. */
	private function forget( int $user_id ): void {
		$this->db()->execute( "DELETE FROM {$this->db()->usermeta()} WHERE user_id = ?", $user_id );
		$this->db()->execute( "DELETE FROM {$this->db()->users()} WHERE ID = ?", $user_id );
	}

	private function week( int $number ): void {
		for ( $portion = 0; $portion < 16; $portion++ ) {
			$this->freeze( gmdate( 'c', (int) strtotime( '2026-11-26T00:00:00Z' ) + ( $number * 16 + $portion ) * 37800 ) );
			do_action( 'mentoriai_run_due' );
		}
	}
}
