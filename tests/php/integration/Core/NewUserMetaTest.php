<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core;

use MentoriaiPortal\Core\Identity\NewUserMeta;
use MentoriaiPortal\Tests\IntegrationTestCase;

final class NewUserMetaTest extends IntegrationTestCase {

	public function test_the_cache_holds_what_the_database_does(): void {
		$seen = array();
		$look = function ( int $meta_id, int $user_id ) use ( &$seen ): void {
			$stored = array();
			foreach ( $this->db()->rows( "SELECT meta_key, meta_value FROM {$this->db()->usermeta()} WHERE user_id = ? ORDER BY umeta_id", $user_id ) as $row ) {
				$stored[ (string) $row['meta_key'] ][] = (string) $row['meta_value'];
			}
			$seen[] = get_user_meta( $user_id ) === $stored;
		};
		add_action( 'added_user_meta', $look, 10, 2 );
		$id = NewUserMeta::cached(
			static function (): int {
				$id = wp_insert_user( array( 'user_login' => 'nauja', 'user_pass' => 'x', 'role' => 'subscriber', 'meta_input' => array( 'a_list' => array( 'x' => "O'Kas" ), 'a_flag' => false, 'a_number' => 7 ) ) );
				self::assertIsInt( $id );
				add_user_meta( $id, 'a_number', 8 );
				update_user_meta( $id, 'a_list', array() );
				delete_user_meta( $id, 'a_flag' );
				add_user_meta( $id, 'after', 'x' );
				add_user_meta( $id, 'after', 'y' );
				return $id;
			}
		);
		remove_action( 'added_user_meta', $look );
		self::assertGreaterThan( 15, count( $seen ) );
		self::assertNotContains( false, $seen );
		self::assertSame( array( 'x', 'y' ), get_user_meta( $id, 'after' ) );
	}
}
