<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Moving;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Moving\Record;
use MentoriaiPortal\Moving\Source;
use MentoriaiPortal\Moving\Sources\BuddyPress;
use MentoriaiPortal\Moving\Sources\ForeignPeopleRepository;
use MentoriaiPortal\Moving\Sources\UltimateMember;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * People of other plugins, as these plugins document their tables: what is read of them, and that nothing there changes.
 */
final class SourcesTest extends IntegrationTestCase {

	private const UM_STATUSES = array( 'approved', 'awaiting_admin_review', 'awaiting_email_confirmation', 'inactive', 'rejected' );

	private string $uploads = '';

	protected function setUp(): void {
		parent::setUp();
		$this->uploads = sys_get_temp_dir() . '/mentoriai-uploads-' . bin2hex( random_bytes( 4 ) );
	}

	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->base_prefix}bp_xprofile_fields" );
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->base_prefix}bp_xprofile_data" );
		foreach ( glob( "$this->uploads/*/*/*" ) ?: array() as $file ) {
			unlink( $file );
		}
		parent::tearDown();
	}

	public function test_fifty_people_of_ultimate_member_in_every_status(): void {
		$ids = array();
		for ( $n = 0; $n < 50; $n++ ) {
			$ids[] = $this->person( "um$n" );
			update_user_meta( $ids[ $n ], 'account_status', self::UM_STATUSES[ $n % 5 ] );
			update_user_meta( $ids[ $n ], 'first_name', "Ąžuolas $n" );
			update_user_meta( $ids[ $n ], 'last_name', 'Žilys' );
			update_user_meta( $ids[ $n ], 'description', "<p>Pirma &amp; antra.</p><p>Trečia<br>ketvirta</p>" );
			update_user_meta( $ids[ $n ], 'mobile_number', '+370 612 3456' . ( $n % 10 ) );
		}
		update_user_meta( $ids[1], 'phone_number', '+370 5 111' );
		$photo = $this->file( "ultimatemember/{$ids[2]}/profile_photo.jpg" );
		update_user_meta( $ids[2], 'profile_photo', 'profile_photo.jpg' );
		update_user_meta( $ids[3], 'profile_photo', '../../../wp-config.php' );
		$this->person( 'without' );

		$before  = $this->rows();
		$records = $this->all( $this->ultimate_member(), 7 );
		self::assertSame( $before, $this->rows() );
		self::assertSame( $ids, array_map( static fn ( Record $one ): ?int => $one->user_id, $records ) );
		self::assertSame( range( 2, 51 ), array_map( static fn ( Record $one ): int => $one->row, $records ) );
		self::assertSame( array( null, 'submitted', null, null, null ), array_map( static fn ( Record $one ): ?string => $one->cells['status'] ?? null, array_slice( $records, 0, 5 ) ) );
		self::assertSame( array( null, null, AccountStatus::Draft, AccountStatus::Paused, AccountStatus::Rejected ), array_map( static fn ( Record $one ): ?AccountStatus => $one->status, array_slice( $records, 0, 5 ) ) );
		self::assertSame( array( true, false, false, false, false ), array_map( static fn ( Record $one ): bool => $one->is_confirmed, array_slice( $records, 5, 5 ) ) );
		self::assertEquals( array( 'email' => 'um0@example.org', 'first_name' => 'Ąžuolas 0', 'last_name' => 'Žilys', 'phone' => '+370 612 34560', 'about' => "Pirma & antra.\n\nTrečia\nketvirta" ), $records[0]->cells );
		self::assertSame( '+370 5 111', $records[1]->cells['phone'] );
		self::assertSame( array( $photo, null, null ), array_map( static fn ( Record $one ): ?string => $one->photo, array_slice( $records, 2, 3 ) ) );
	}

	public function test_a_status_that_is_not_known_is_a_draft_and_what_looks_serialised_makes_no_object(): void {
		$id = $this->person( 'odd' );
		update_user_meta( $id, 'account_status', 'approved_by_moon' );
		$this->db()->execute( "INSERT INTO {$this->db()->usermeta()} (user_id, meta_key, meta_value) VALUES (?, 'phone_number', ?)", $id, 'O:8:"stdClass":1:{s:1:"a";s:1:"b";}' );
		[ $record ] = $this->all( $this->ultimate_member(), 5 );
		self::assertSame( array( AccountStatus::Draft, false ), array( $record->status, $record->is_confirmed ) );
		self::assertArrayNotHasKey( 'phone', $record->cells );
	}

	public function test_fifty_people_of_buddypress_with_fields_known_by_their_names(): void {
		$this->buddypress( array( 1 => 'Name', 2 => 'Pareigos ir įmonė', 3 => 'Sritys', 4 => 'About me', 5 => 'LinkedIn', 6 => 'Status', 7 => 'El. paštas' ) );
		$ids = array();
		for ( $n = 0; $n < 50; $n++ ) {
			$ids[] = $this->person( "bp$n" );
			$this->write( $ids[ $n ], array( 1 => "Ona Marija Petraitė$n", 2 => 'Direktorė, UAB „Ąžuolas“', 3 => serialize( array( 'Teisė', 'Finansai &amp; mokesčiai' ) ), 4 => 'x', 6 => 'public', 7 => 'other@example.org' ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as BuddyPress does.
		}
		update_user_meta( $ids[1], 'first_name', 'Jonas' );
		$this->db()->execute( "UPDATE {$this->db()->users()} SET user_status = 1 WHERE ID = ?", $ids[2] );
		$this->file( "avatars/{$ids[3]}/1600000000-bpfull.jpg" );
		$newest = $this->file( "avatars/{$ids[3]}/1700000000-bpfull.png" );
		$this->file( "avatars/{$ids[3]}/1700000000-bpthumb.png" );
		$this->person( 'without' );

		$before  = $this->rows();
		$source  = $this->people_of_buddypress();
		$records = $this->all( $source, 20 );
		self::assertSame( $before, $this->rows() );
		self::assertSame( array( 50, $ids ), array( $source->count(), array_map( static fn ( Record $one ): ?int => $one->user_id, $records ) ) );
		self::assertEquals( array( 'email' => 'bp0@example.org', 'first_name' => 'Ona Marija', 'last_name' => 'Petraitė0', 'position' => 'Direktorė, UAB „Ąžuolas“', 'fields' => 'Teisė|Finansai & mokesčiai' ), $records[0]->cells );
		self::assertSame( 'Jonas', $records[1]->cells['first_name'] );
		self::assertSame( array( null, 'account_closed', null ), array_map( static fn ( Record $one ): ?string => $one->refusal, array_slice( $records, 1, 3 ) ) );
		self::assertSame( $newest, $records[3]->photo );
		self::assertTrue( $records[0]->is_confirmed );
	}

	public function test_a_page_of_people_is_a_constant_number_of_queries_and_a_site_without_the_plugins_has_none(): void {
		self::assertSame( array( 0, array(), 0, array() ), array( $this->ultimate_member()->count(), $this->ultimate_member()->records( '', 5 ), $this->people_of_buddypress()->count(), $this->people_of_buddypress()->records( '', 5 ) ) );
		$this->buddypress( array( 1 => 'Name' ) );
		for ( $n = 0; $n < 30; $n++ ) {
			$id = $this->person( "q$n" );
			update_user_meta( $id, 'account_status', 'approved' );
			$this->write( $id, array( 1 => "Q $n" ) );
		}
		foreach ( array( 2 => $this->ultimate_member(), 5 => $this->people_of_buddypress() ) as $queries => $source ) {
			foreach ( array( 3, 30 ) as $limit ) {
				$from = get_num_queries();
				self::assertCount( $limit, $source->records( '', $limit ) );
				self::assertSame( $queries, get_num_queries() - $from );
			}
		}
	}

	/** @return list<Record> Page by page, each from the cursor of the last one. */
	private function all( Source $source, int $limit ): array {
		$all    = array();
		$cursor = '';
		do {
			$page   = $source->records( $cursor, $limit );
			$all    = array_merge( $all, $page );
			$cursor = array() === $page ? '' : end( $page )->cursor;
		} while ( count( $page ) === $limit );
		$some = array_values( array_filter( $all, static fn ( Record $one ): bool => 0 === $one->row % 3 ) );
		self::assertEquals( $some, $source->at( array_column( $some, 'cursor' ) ), 'Each is found again by its cursor.' );
		return $all;
	}

	private function ultimate_member(): UltimateMember {
		return new UltimateMember( $this->repository(), $this->uploads );
	}

	private function people_of_buddypress(): BuddyPress {
		return new BuddyPress( $this->repository(), $this->uploads );
	}

	private function repository(): ForeignPeopleRepository {
		global $wpdb;
		return new ForeignPeopleRepository( new Db( $wpdb ), $wpdb->base_prefix );
	}

	/** Without a password: its hash would take most of the test. */
	private function person( string $login ): int {
		global $wpdb;
		$wpdb->insert( $wpdb->users, array( 'user_login' => $login, 'user_nicename' => $login, 'user_email' => "$login@example.org", 'user_pass' => '', 'user_registered' => '2026-01-01 00:00:00', 'display_name' => $login ) );
		$id = (int) $wpdb->insert_id;
		get_userdata( $id )->set_role( 'subscriber' );
		return $id;
	}

	private function file( string $path ): string {
		wp_mkdir_p( dirname( "$this->uploads/$path" ) );
		file_put_contents( "$this->uploads/$path", 'x' );
		return "$this->uploads/$path";
	}

	/** @param array<int, string> $fields */
	private function buddypress( array $fields ): void {
		global $wpdb;
		$wpdb->query( "CREATE TABLE {$wpdb->base_prefix}bp_xprofile_fields ( id bigint(20) unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, group_id bigint(20) unsigned NOT NULL, parent_id bigint(20) unsigned NOT NULL, type varchar(150) NOT NULL, name varchar(150) NOT NULL )" );
		$wpdb->query( "CREATE TABLE {$wpdb->base_prefix}bp_xprofile_data ( id bigint(20) unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, field_id bigint(20) unsigned NOT NULL, user_id bigint(20) unsigned NOT NULL, value longtext NOT NULL, last_updated datetime NOT NULL )" );
		foreach ( $fields as $id => $name ) {
			$wpdb->insert( "{$wpdb->base_prefix}bp_xprofile_fields", array( 'id' => $id, 'group_id' => 1, 'parent_id' => 0, 'type' => 'textbox', 'name' => $name ) );
		}
		// An option of a choice has a parent, and is no field.
		$wpdb->insert( "{$wpdb->base_prefix}bp_xprofile_fields", array( 'id' => 90, 'group_id' => 1, 'parent_id' => 3, 'type' => 'option', 'name' => 'Town' ) );
	}

	/** @param array<int, string> $values By field. */
	private function write( int $user_id, array $values ): void {
		global $wpdb;
		foreach ( $values as $field => $value ) {
			$wpdb->insert( "{$wpdb->base_prefix}bp_xprofile_data", array( 'field_id' => $field, 'user_id' => $user_id, 'value' => $value, 'last_updated' => '2026-01-01 00:00:00' ) );
		}
	}

	/** Everything of these plugins and of accounts. */
	private function rows(): string {
		global $wpdb;
		$rows = array();
		foreach ( array( $wpdb->users, $wpdb->usermeta, "{$wpdb->base_prefix}bp_xprofile_data", "{$wpdb->base_prefix}bp_xprofile_fields" ) as $table ) {
			$rows[] = null === $wpdb->get_var( "SHOW TABLES LIKE '$table'" ) ? array() : $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- names of tables.
		}
		return md5( (string) wp_json_encode( $rows ) );
	}
}
