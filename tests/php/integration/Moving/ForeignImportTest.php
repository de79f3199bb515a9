<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Moving;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Moving\Import;
use MentoriaiPortal\Moving\Options;
use WP_User;

/**
 * People of Ultimate Member become members: what each of its statuses leads to, that what the plugin keeps stays, and that passwords do not change.
 */
final class ForeignImportTest extends MovingTestCase {

	private const EXPECTED = array(
		'approved'                    => array( 'draft', 'public', true ),
		'awaiting_admin_review'       => array( 'submitted', '', false ),
		'awaiting_email_confirmation' => array( 'draft', '', false ),
		'inactive'                    => array( 'paused', '', false ),
		'rejected'                    => array( 'rejected', '', false ),
	);

	public function test_statuses_of_ultimate_member_lead_where_they_should_and_nothing_of_it_changes(): void {
		$ids = array();
		foreach ( array_keys( self::EXPECTED ) as $number => $status ) {
			$ids[ $status ] = $this->person( "um$number", $status );
		}
		$staff = $this->person( 'boss', 'approved' );
		( new WP_User( $staff ) )->set_role( 'editor' );
		$kept = $this->kept();

		$import = $this->import();
		self::assertSame( array( 'new' => 5, 'changed' => 0, 'same' => 0, 'refused' => 1 ), $import->counts );
		self::assertSame( 'staff_account', array_values( $this->imports()->refusals( $import->id ) )[0][1] ?? '' );
		self::assertSame( $kept, $this->kept() );
		foreach ( self::EXPECTED as $status => [ $becomes, $waits, $is_confirmed ] ) {
			$meta = static fn ( string $key ): string => (string) get_user_meta( $ids[ $status ], $key, true );
			self::assertSame( array( $becomes, $waits, $is_confirmed ), array( $meta( UserMeta::STATUS ), $meta( UserMeta::WAITING_STATUS ), '' !== $meta( UserMeta::CONFIRMED_AT ) ), $status );
			self::assertSame( array( 'subscriber', 'mentorius' ), array_values( get_userdata( $ids[ $status ] )->roles ?? array() ) );
			self::assertSame( array( 'Direktorė, UAB „Ąžuolas“', "Padedu.\nDaug ką." ), array( $meta( UserMeta::POSITION ), $meta( UserMeta::ABOUT ) ) );
		}
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {mentor_index} WHERE visible = 1' ), 'Nobody has agreed to anything.' );

		$again = $this->import();
		self::assertSame( array( 0, 0 ), array( $again->counts['new'], $again->counts['changed'] ) );
	}

	private function import(): Import {
		$options = Options::of_sent( array( 'type' => 'mentor', 'status' => 'public' ) );
		$import  = $this->imports()->begin( 'ultimate-member', $options );
		$this->imports()->check( $import->id, $options );
		$this->imports()->start( $import->id, $options );
		do_action( 'mentoriai_run_due' );
		return $this->imports()->find( $import->id );
	}

	private function person( string $login, string $status ): int {
		$id   = wp_insert_user( array( 'user_login' => $login, 'user_pass' => 'x', 'user_email' => "$login@example.org", 'role' => 'subscriber', 'first_name' => 'Rasa', 'last_name' => 'Kazlauskienė' ) );
		self::assertIsInt( $id );
		$meta = array( 'account_status' => $status, 'phone_number' => '+37060000001', 'description' => 'Padedu.<br>Daug ką.', 'position' => 'Direktorė, UAB „Ąžuolas“', 'capacity' => '3', 'um_member_directory_data' => array( 'a' => 'b' ) );
		foreach ( $meta as $key => $value ) {
			update_user_meta( $id, $key, $value );
		}
		return $id;
	}

	/** @return list<array<string, string|null>> What the plugin and WordPress keep of them, the role apart. */
	private function kept(): array {
		$db = $this->db();
		return array(
			...$db->rows( "SELECT ID, user_login, user_pass, user_email FROM {$db->users()} ORDER BY ID" ),
			...$db->rows( "SELECT user_id, meta_key, meta_value FROM {$db->usermeta()} WHERE meta_key IN ('account_status', 'phone_number', 'description', 'position', 'capacity', 'um_member_directory_data') ORDER BY umeta_id" ),
		);
	}
}
