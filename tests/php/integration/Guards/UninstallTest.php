<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use Closure;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Media\PhotoFiles;
use MentoriaiPortal\Core\UninstalledFiles;
use MentoriaiPortal\Core\UninstalledMembers;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Privacy\PersonErasure;
use MentoriaiPortal\Tests\IntegrationTestCase;
use RuntimeException;

/**
 * Deleting the plugin where nobody agreed to erase anything.
 */
final class UninstallTest extends IntegrationTestCase {

	public function test_without_consent_nothing_is_erased(): void {
		$erased = array();
		// Nothing gets through, so that a failure does not take the test's own site along.
		add_filter(
			'query',
			static function ( string $sql ) use ( &$erased ): string {
				if ( 1 === preg_match( '~^\s*(DELETE|DROP|TRUNCATE)\b~i', $sql ) ) {
					$erased[] = $sql;
					throw new RuntimeException( 'Something is erased.' );
				}
				return $sql;
			}
		);
		try {
			( new Plugin( dirname( __DIR__, 4 ) . '/mentoriai-portal.php' ) )->uninstall();
		} catch ( RuntimeException ) {
			self::assertNotSame( array(), $erased, 'Something else is wrong.' );
		}
		remove_all_filters( 'query' );
		self::assertSame( array(), $erased );
	}

	public function test_who_is_also_something_else_only_loses_the_role(): void {
		$member = $this->add_member( Role::Founder, AccountStatus::Public );
		$kept   = array();
		foreach ( array( 'administrator', 'editor', 'author', 'subscriber', 'moderate_comments' ) as $other ) {
			$id   = $this->add_member( Role::Mentor, AccountStatus::Public );
			$user = get_userdata( $id );
			'moderate_comments' === $other ? $user->add_cap( $other ) : $user->add_role( $other );
			$kept[ $id ] = array( $other => true );
			wp_insert_post( array( 'post_author' => $id, 'post_title' => 'X', 'post_status' => 'publish' ) );
		}
		$this->members()->delete();

		self::assertFalse( get_userdata( $member ) );
		foreach ( $kept as $id => $caps ) {
			self::assertSame( $caps, get_userdata( $id )->caps ?? null );
			self::assertSame( '1', count_user_posts( $id ) );
		}
	}

	public function test_an_uninstall_that_was_cut_off_goes_on_where_it_stopped_beyond_a_portion(): void {
		$people = array();
		$db     = $this->db();
		for ( $i = 0; $i < 105; $i++ ) {
			$people[] = $id = $db->insert( $db->users(), array( 'user_login' => "many$i", 'user_nicename' => "many$i", 'user_email' => "many$i@demo.test" ) );
			$db->insert( $db->usermeta(), array( 'user_id' => $id, 'meta_key' => $db->capabilities_key(), 'meta_value' => serialize( array( Role::Founder->value => true ) ) ) );
		}
		$deleted = array();
		try {
			$this->members( static function ( int $id ) use ( &$deleted, $db ): void {
				if ( 3 === count( $deleted ) ) {
					throw new RuntimeException( 'cut off' );
				}
				$deleted[] = $id;
				$db->execute( "DELETE FROM {$db->users()} WHERE ID = ?", $id );
				$db->execute( "DELETE FROM {$db->usermeta()} WHERE user_id = ?", $id );
			} )->delete();
			self::fail( 'It was not cut off.' );
		} catch ( RuntimeException ) {
			$more = array();
			$this->members( static function ( int $id ) use ( &$more ): void {
				$more[] = $id;
			} )->delete();
		}
		self::assertSame( $people, array_merge( $deleted, array_values( array_intersect( $more, $people ) ) ) );
	}

	public function test_a_portion_ends_in_time_and_nobody_is_left_half_deleted(): void {
		$people = array( $this->add_member( Role::Founder, AccountStatus::Public ), $this->add_member( Role::Mentor, AccountStatus::Public ) );
		// What a restored database may hold: a role of nobody.
		$this->db()->insert( $this->db()->usermeta(), array( 'user_id' => 999999, 'meta_key' => $this->db()->capabilities_key(), 'meta_value' => serialize( array( Role::Founder->value => true ) ) ) );
		try {
			$this->members( function ( int $id ): void {
				$this->db()->execute( "DELETE FROM {$this->db()->usermeta()} WHERE user_id = ?", $id );
				throw new RuntimeException( 'killed' );
			} )->delete();
			self::fail( 'It was not cut off.' );
		} catch ( RuntimeException ) {
			self::assertSame( 2, $this->members()->count(), 'Whoever has no role any more would be left for ever.' );
		}
		self::assertFalse( $this->members()->delete( 0.0 ) );
		self::assertSame( array( false, true ), array_map( static fn ( int $id ): bool => false !== get_userdata( $id ), $people ) );
		self::assertTrue( $this->members()->delete( 0.0 ) );
		self::assertSame( 0, $this->members()->count() );
	}

	private function members( ?Closure $delete_account = null ): UninstalledMembers {
		return new UninstalledMembers( $this->db(), new UninstalledFiles( new PrivateFiles(), new PhotoFiles() ), $delete_account ?? PersonErasure::delete_account( ... ) );
	}
}
