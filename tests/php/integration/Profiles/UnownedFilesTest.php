<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Profiles;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Uploads\PrivateFiles;

/**
 * Yesterday's database with today's uploads: photos and CVs whose people are not known any more.
 */
final class UnownedFilesTest extends UploadTestCase {

	public function test_files_of_nobody_are_gone_within_a_week_and_those_of_people_stay(): void {
		$owner = $this->with_files();
		$kept  = self::stored_files();
		self::assertCount( 4, $kept );
		$this->forget( $this->with_files() );
		// The restored database has another folder for private files.
		$old = dirname( ( new PrivateFiles() )->folder() ) . '/' . str_repeat( 'ab', 16 );
		mkdir( $old );
		touch( "$old/" . str_repeat( 'c0', 32 ) . '.bin' );
		self::assertCount( 9, self::stored_files() );

		$this->age( 86400 - 15 * 37800 );
		$this->week();
		self::assertCount( 9, self::stored_files(), 'Not yet a day old.' );
		$this->age( 86401 );
		add_filter( 'mentoriai_is_copy', '__return_true' );
		$this->week();
		self::assertCount( 9, self::stored_files(), 'A copy may share them with the real site.' );
		remove_all_filters( 'mentoriai_is_copy' );
		$this->week();

		self::assertSame( $kept, self::stored_files() );
		self::assertNotNull( $this->profile( $owner )['img'] );
	}

	public function test_a_restore_without_people_takes_no_file_along(): void {
		$this->with_files();
		$kept = self::stored_files();
		$this->age( 86401 );
		$this->db()->execute( "DELETE FROM {$this->db()->usermeta()} WHERE meta_key IN (?, ?, ?)", UserMeta::STATUS, UserMeta::AVATAR, UserMeta::CVS );
		$this->week();
		self::assertSame( $kept, self::stored_files() );
	}

	private function with_files(): int {
		$id    = $this->member( Role::Mentor, AccountStatus::Public );
		$token = $this->token( $id );
		self::assertSame( 200, $this->send_photo( $token, array( 'a.png', Documents::png() ) )->get_status() );
		self::assertSame( 200, $this->send_cvs( $token, array( 'a.pdf', Documents::pdf() ), array( 'b.pdf', Documents::pdf() ) )->get_status() );
		return $id;
	}

	/** As if the person had never been. */
	private function forget( int $user_id ): void {
		$this->db()->execute( "DELETE FROM {$this->db()->usermeta()} WHERE user_id = ?", $user_id );
		$this->db()->execute( "DELETE FROM {$this->db()->users()} WHERE ID = ?", $user_id );
	}

	/** Sets how old all files are when week() begins. */
	private function age( int $seconds ): void {
		foreach ( self::stored_files() as $path ) {
			touch( $path, (int) strtotime( '2026-11-26T00:00:00Z' ) - $seconds );
		}
		clearstatcache();
	}

	private function week(): void {
		for ( $portion = 0; $portion < 16; $portion++ ) {
			$this->freeze( gmdate( 'c', (int) strtotime( '2026-11-26T00:00:00Z' ) + $portion * 37800 ) );
			do_action( 'mentoriai_run_due' );
		}
	}
}
