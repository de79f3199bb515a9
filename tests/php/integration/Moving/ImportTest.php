<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Moving;

use MentoriaiPortal\Accounts\Actor;
use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Moving\Imports;
use MentoriaiPortal\Moving\ImportState;
use MentoriaiPortal\Moving\Options;
use MentoriaiPortal\Moving\Outcome;
use MentoriaiPortal\Moving\RefusedFile;
use MentoriaiPortal\Moving\Verdict;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Session_Tokens;
use WP_User;

final class ImportTest extends MovingTestCase {

	/** Ways to be wrong: place of the cell to what stands in it, column and reason. */
	private const WRONG = array(
		array( array( 0 => '' ), 'email', 'required' ),
		array( array( 0 => 'ne adresas' ), 'email', 'user.incorectemail' ),
		array( array( 1 => 'robotas' ), 'type', 'invalid' ),
		array( array( 2 => 'x' ), 'first_name', 'too_long' ),
		array( array( 4 => '+370 600 ABC' ), 'phone', 'user.invalidPhoneNumber' ),
		array( array( 6 => 'x' ), 'about', 'too_long' ),
		array( array( 7 => 'Astrologija' ), 'fields', 'unknown_field' ),
		array( array( 8 => '-1' ), 'capacity', 'invalid' ),
		array( array( 9 => '2020-01-01' ), 'busy_until', 'date_past' ),
		array( array( 11 => 'latvių' ), 'language', 'invalid' ),
		array( array( 13 => 'rejected' ), 'status', 'invalid' ),
	);

	#[Group( 'any-database' )]
	public function test_rows_are_tried_imported_and_mended(): void {
		$rows     = array( self::HEADS );
		$expected = array();
		foreach ( range( 1, 20 ) as $number ) {
			$this->known( "known$number@a.test" );
		}
		foreach ( range( 1, 200 ) as $number ) {
			$rows[] = self::mentor( "new$number@a.test" );
		}
		foreach ( range( 1, 20 ) as $number ) {
			$rows[] = self::mentor( "KNOWN$number@a.test" );
		}
		for ( $number = 0; $number < 22; $number++ ) {
			[ $cells, $column, $reason ] = self::WRONG[ $number % 11 ];
			$cells    = array_map( static fn ( string $cell ): string => 'x' === $cell ? str_repeat( 'x', 1501 ) : $cell, $cells );
			$rows[]   = self::mentor( "wrong$number@a.test", $cells );
			$expected[] = array( count( $rows ), $column, $reason );
		}
		foreach ( range( 1, 5 ) as $number ) {
			$rows[]     = self::mentor( "new$number@a.test" );
			$expected[] = array( count( $rows ), 'email', 'doubled' );
		}
		$csv    = self::csv( $rows, ';' );
		$mails  = $this->sent_mails();
		$before = $this->rows_of_all_tables();

		$import = $this->taken( $csv );

		self::assertSame( array( 'new' => 200, 'changed' => 20, 'same' => 0, 'refused' => 27 ), $import->counts );
		$report = $this->imports()->report( $import );
		self::assertSame( $expected, array_map( static fn ( array $error ): array => array( $error['row'], $error['column'], $error['reason'] ), (array) $report['errors'] ) );
		self::assertSame( array( 'checked', 'UTF-8', ';', 247 ), array( $report['state'], $report['encoding'], $report['delimiter'], $report['total'] ) );
		self::assertSame( $before, $this->rows_of_all_tables() );
		self::assertCount( 0, $mails );

		$this->imports()->start( $import->id, Options::of_sent( array() ) );
		do_action( 'mentoriai_run_due' );
		$import = $this->imports()->find( $import->id );
		self::assertSame( ImportState::Done, $import->state );
		self::assertSame( array( 'new' => 200, 'changed' => 20, 'same' => 0, 'refused' => 27 ), $import->counts );
		$new = get_user_by( 'email', 'new1@a.test' );
		self::assertNotFalse( $new );
		self::assertSame( '*', $new->user_pass );
		self::assertSame( array( Role::Mentor->value ), $new->roles );
		self::assertSame( array( 'Rasa Kazlauskienė-B', "Padedu.\nDaug ką." ), array( $new->display_name, get_user_meta( $new->ID, UserMeta::ABOUT, true ) ) );
		self::assertSame( array( 'draft', 'public', array() ), array( get_user_meta( $new->ID, UserMeta::STATUS, true ), get_user_meta( $new->ID, UserMeta::WAITING_STATUS, true ), get_user_meta( $new->ID, UserMeta::CONSENTS, true ) ) );
		$imports = $this->db()->rows( 'SELECT * FROM {activity} WHERE act = ?', Act::Import->value );
		self::assertCount( 1, $imports );
		self::assertSame( '1', $imports[0]['actor_id'] );

		$after  = $this->rows_of_all_tables();
		$again  = $this->imported( $csv );
		self::assertSame( array( 'new' => 0, 'changed' => 0, 'same' => 220, 'refused' => 27 ), $again->counts );
		$now = $this->rows_of_all_tables();
		foreach ( array( $this->db()->users(), $this->db()->usermeta(), $this->db()->table( 'mentor_index' ), $this->db()->table( 'member_tags' ) ) as $table ) {
			self::assertSame( $after[ $table ], $now[ $table ], $table );
		}
		self::assertCount( 0, $mails );

		$mended = $this->mended( $import->id );
		self::assertSame( array( 'new' => 22, 'changed' => 0, 'same' => 5, 'refused' => 0 ), $this->imported( $mended )->counts );
	}

	private function refused( int $id ): string {
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		( new RefusedFile( $this->imports() ) )->write( $file, $this->imports()->find( $id ) );
		rewind( $file );
		return (string) stream_get_contents( $file );
	}

	/** What someone makes of refused.csv in a spreadsheet. */
	private function mended( int $id ): string {
		$lines = array_filter( explode( "\r\n", $this->refused( $id ) ) );
		$rows = array();
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		fwrite( $file, implode( "\r\n", $lines ) );
		fseek( $file, 3 );
		while ( is_array( $cells = fgetcsv( $file, null, ';', '"', '' ) ) ) {
			$cells  = array_map( 'strval', $cells );
			$good   = self::mentor( str_contains( $cells[0], '@' ) ? $cells[0] : 'mended' . count( $rows ) . '@a.test' );
			$rows[] = array() === $rows ? $cells : array( ...$good, end( $cells ) );
		}
		self::assertSame( array( ...self::HEADS, 'reason' ), $rows[0] );
		self::assertSame( 'El. paštas: This is missing.', end( $rows[1] ) );
		return self::csv( $rows, ';' );
	}

	#[Group( 'any-database' )]
	public function test_killed_ten_times_it_ends_as_if_undisturbed(): void {
		$rows = array( array( ...self::HEADS ) );
		foreach ( range( 1, 12 ) as $number ) {
			$rows[] = self::mentor( "p$number@a.test", array( 12 => 'a|b', 4 => 7 === $number ? 'x' : '+37060000001' ) );
		}
		$this->known( 'p3@a.test' );
		$csv        = self::csv( $rows );
		$import     = $this->taken( $csv, array( 'consent' => '1' ) );
		$undisturbed = $this->imported( $csv, array( 'consent' => '1' ) );
		$expected   = $this->export();
		self::assertStringContainsString( 'p12@a.test', $expected );
		foreach ( range( 1, 12 ) as $number ) {
			$user = get_user_by( 'email', "p$number@a.test" );
			3 !== $number && false !== $user && wp_delete_user( $user->ID );
		}
		$third = get_user_by( 'email', 'p3@a.test' );
		self::assertNotFalse( $third );
		wp_delete_user( $third->ID );
		$this->known( 'p3@a.test' );
		$this->db()->execute( 'DELETE FROM {activity}' );

		$this->imports()->start( $import->id, Options::of_sent( array( 'consent' => '1' ) ) );
		mt_srand( 7 );
		$cut = 0;
		for ( $kills = 0; $kills < 10; $kills++ ) {
			$cut += 'over' === $this->killed_at_work( $import->id, mt_rand( 5, 120 ) ) ? 0 : 1;
			$this->db()->execute( "UPDATE {$this->db()->options()} SET option_value = '0' WHERE option_name = 'mentoriai_import_turn'" );
			wp_cache_flush();
		}
		self::assertGreaterThan( 5, $cut, 'Most were killed before the end.' );
		do_action( 'mentoriai_run_due' );

		$import = $this->imports()->find( $import->id );
		self::assertSame( ImportState::Done, $import->state );
		self::assertSame( $undisturbed->counts, $import->counts );
		self::assertSame( $this->imports()->refusals( $undisturbed->id ), $this->imports()->refusals( $import->id ) );
		self::assertSame( self::sorted( $expected ), self::sorted( $this->export() ) );
		self::assertSame( '10', $this->db()->value( 'SELECT COUNT(*) FROM {activity} WHERE act = ?', Act::ConsentStated->value ) );
	}

	/** @return string 'over' where a process of its own came to the end before it was killed at that query. */
	private function killed_at_work( int $import, int $query ): string {
		$code = <<<'PHP'
			add_filter( 'mentoriai_clock', static fn (): int => %d );
			add_filter( 'query', static function ( $sql ) {
				static $left = %d;
				0 === --$left && posix_kill( getmypid(), SIGKILL );
				return $sql;
			} );
			$module = ( new ReflectionProperty( MentoriaiPortal\Boot::class, 'module' ) )->getValue( MentoriaiPortal\Boot::$current );
			$module( MentoriaiPortal\Moving\MovingModule::class )->imports()->work( %d );
			echo 'over';
			PHP;
		return $this->elsewhere( '', sprintf( $code, apply_filters( 'mentoriai_clock', 0 ), $query, $import ) );
	}

	public function test_two_at_once_never_mix_and_a_killed_one_holds_up_for_a_minute_at_most(): void {
		$first  = $this->taken( self::csv( array( self::HEADS, self::mentor( 'one@a.test' ), self::mentor( 'two@a.test' ) ) ) );
		$second = $this->taken( self::csv( array( self::HEADS, self::mentor( 'three@a.test' ) ) ) );
		$this->imports()->start( $first->id, Options::of_sent( array() ) );
		try {
			$this->imports()->start( $second->id, Options::of_sent( array() ) );
			self::fail( 'It waits for the first.' );
		} catch ( ApiError $error ) {
			self::assertSame( array( 'import_running', 409 ), array( $error->error, $error->status ) );
		}
		$seen = array();
		$other = function () use ( $first, $second, &$seen ): void {
			$seen[] = $this->imports()->work( $second->id );
			$seen[] = $this->imports()->work( $first->id );
		};
		add_action( 'user_register', $other );
		self::assertTrue( $this->imports()->work( $first->id ) );
		self::assertSame( array( false, false, false, false ), $seen );
		remove_action( 'user_register', $other );

		$third = $this->taken( self::csv( array( self::HEADS, self::mentor( 'four@a.test' ) ) ) );
		$this->imports()->start( $third->id, Options::of_sent( array() ) );
		$this->db()->execute( "UPDATE {$this->db()->options()} SET option_value = ? WHERE option_name = 'mentoriai_import_turn'", strtotime( '2026-11-21T08:16:00Z' ) . ' killed' );
		self::assertFalse( $this->imports()->work( $third->id ) );
		$this->freeze( '2026-11-21T08:16:01Z' );
		$this->imports()->start( $second->id, Options::of_sent( array() ) );
		self::assertTrue( $this->imports()->work( $second->id ) );
		self::assertSame( ImportState::Done, $this->imports()->find( $second->id )->state );
	}

	public function test_a_process_that_lost_its_turn_or_was_paused_writes_nothing_more(): void {
		$import = $this->taken( self::csv( array( self::HEADS, self::mentor( 'one@a.test' ), self::mentor( 'two@a.test' ), self::mentor( 'three@a.test' ) ) ) );
		$this->imports()->start( $import->id, Options::of_sent( array() ) );
		$pause = fn ( int $id ): mixed => 'two@a.test' === ( new WP_User( $id ) )->user_email ? $this->imports()->pause( $import->id ) : null;
		add_action( 'user_register', $pause );
		$this->imports()->work( $import->id );
		// The pause was part of the person's transaction, and went with it.
		self::assertFalse( get_user_by( 'email', 'two@a.test' ) );
		remove_action( 'user_register', $pause );
		$this->imports()->pause( $import->id );
		do_action( 'mentoriai_run_due' );
		self::assertFalse( get_user_by( 'email', 'two@a.test' ) );
		$this->imports()->resume( $import->id );
		do_action( 'mentoriai_run_due' );
		self::assertSame( array( 'new' => 3, 'changed' => 0, 'same' => 0, 'refused' => 0 ), $this->imports()->find( $import->id )->counts );
		$this->expectExceptionObject( ApiError::conflict() );
		$this->imports()->stop( $import->id );
	}

	public function test_no_column_makes_anybody_more_than_a_member(): void {
		$admin = get_userdata( 1 );
		self::assertNotFalse( $admin );
		wp_update_user( array( 'ID' => 1, 'user_email' => 'admin@a.test' ) );
		$editor = $this->add_member( Role::Mentor, AccountStatus::Public, array( 'user_email' => 'editor@a.test' ) );
		( new WP_User( $editor ) )->add_role( 'editor' );
		$closed = $this->known( 'closed@a.test', status: AccountStatus::Closed );
		$heads  = array( 'Email', 'Type', 'First name', 'Last name', 'role', 'ID', 'wp_capabilities', 'user_login', 'user_pass', 'mentoriai_status' );
		$more   = array( 'administrator', '1', 'a:1:{s:13:"administrator";b:1;}', $admin->user_login, 'secret', 'public' );
		$import = $this->imported( self::csv( array( $heads, array( 'x@a.test', 'mentor', 'A', 'B', ...$more ), array( 'admin@a.test', 'mentor', 'A', 'B', ...$more ), array( 'editor@a.test', 'mentor', 'A', 'B', ...$more ), array( 'closed@a.test', 'mentor', 'A', 'B', ...$more ) ) ) );

		self::assertSame( array( 3 => array( 'email', 'staff_account' ), 4 => array( 'email', 'staff_account' ), 5 => array( 'email', 'account_closed' ) ), $this->imports()->refusals( $import->id ) );
		$new = get_user_by( 'email', 'x@a.test' );
		self::assertNotFalse( $new );
		self::assertSame( array( 'mentorius' => true ), $new->caps );
		self::assertNotSame( 1, $new->ID );
		self::assertNotSame( $admin->user_login, $new->user_login );
		self::assertSame( 'draft', get_user_meta( $new->ID, UserMeta::STATUS, true ) );
		self::assertSame( array( 'administrator' ), ( new WP_User( 1 ) )->roles );
		self::assertSame( '', get_user_meta( 1, 'first_name', true ) );
		self::assertSame( 'Ona', get_user_meta( $closed, 'first_name', true ) );
	}

	public function test_hostile_texts_stay_texts(): void {
		$hostile = array( '=HYPERLINK("http://evil.invalid")', '<script>alert(1)</script>', "a\x07b", 'a:1:{s:1:"a";b:1;}', "'=1" );
		$rows    = array( self::HEADS );
		foreach ( $hostile as $number => $text ) {
			$rows[] = self::mentor( "h$number@a.test", array( 5 => $text ) );
		}
		self::assertSame( 5, $this->imported( self::csv( $rows ) )->counts['new'] );
		foreach ( $hostile as $number => $text ) {
			$user = get_user_by( 'email', "h$number@a.test" );
			self::assertNotFalse( $user );
			$kept = $this->db()->value( "SELECT meta_value FROM {$this->db()->usermeta()} WHERE user_id = ? AND meta_key = ?", $user->ID, UserMeta::POSITION );
			$seen = array_column( iterator_to_array( $this->file()->rows( \MentoriaiPortal\Members\MemberFilter::of_query( array( 's' => "h$number@" ) ), \MentoriaiPortal\Core\Lang::En ), false ), 'position' );
			self::assertSame( array( array( '=HYPERLINK("http://evil.invalid")', '<script>alert(1)</script>', 'ab', 'a:1:{s:1:"a";b:1;}', '=1' )[ $number ] ), $seen, (string) $kept );
		}
	}

	public function test_known_people_keep_their_status_and_what_the_file_leaves_empty(): void {
		$id = $this->known( 'ona@a.test', status: AccountStatus::Paused );
		update_user_meta( $id, UserMeta::PHONE, '+37060000009' );
		$import = $this->imported( "Email,First name,Phone,Status,Language\nona@a.test,Onutė,,public,en\n" );
		self::assertSame( 1, $import->counts['changed'] );
		self::assertSame( array( 'Onutė', 'Onaitė', '+37060000009', 'paused', 'en' ), array_map( static fn ( string $key ): mixed => get_user_meta( $id, $key, true ), array( 'first_name', 'last_name', UserMeta::PHONE, UserMeta::STATUS, UserMeta::LANG ) ) );
		self::assertSame( array( 2 => array( 'type', 'other_type' ) ), $this->imports()->refusals( $this->imported( "Email,Type\nona@a.test,founder\n" )->id ) );
	}

	public function test_users_of_the_site_become_members_and_stay_accounts(): void {
		$id   = wp_insert_user( array( 'user_login' => 'skaitytojas', 'user_pass' => 'demo12345', 'user_email' => 'skaito@a.test', 'first_name' => 'Jonas', 'last_name' => 'Jonaitis', 'role' => 'subscriber' ) );
		self::assertIsInt( $id );
		$hash    = ( new WP_User( $id ) )->user_pass;
		WP_Session_Tokens::get_instance( $id )->create( time() + 3600 );
		$options = Options::of_sent( array( 'type' => 'founder', 'status' => 'public' ) );
		$import  = $this->imports()->check( $this->imports()->begin( 'users', $options )->id, $options );
		self::assertSame( 1, $import->counts['new'] );
		self::assertSame( array( array( $id, 'Jonas Jonaitis' ) ), array_map( static fn ( Verdict $row ): array => array( $row->arrival?->user_id, $row->name ), $this->imports()->preview( $import, null, 20, 0 ) ) );
		$this->imports()->start( $import->id, $options );
		do_action( 'mentoriai_run_due' );
		$user = get_userdata( $id );
		self::assertNotFalse( $user );
		self::assertEqualsCanonicalizing( array( 'subscriber', 'frontuser' ), $user->roles );
		self::assertSame( array(), WP_Session_Tokens::get_instance( $id )->get_all(), 'A session of WordPress would change name and address unseen.' );
		self::assertSame( array( $hash, 'skaitytojas', 'draft' ), array( $user->user_pass, $user->user_login, get_user_meta( $id, UserMeta::STATUS, true ) ) );
		self::assertNotSame( '', get_user_meta( $id, UserMeta::CONFIRMED_AT, true ) );

		update_option( 'mentoriai_settings', array( 'erase_closed_months' => 6 ) );
		do_action( 'mentoriai_set_user_status', $id, 'closed' );
		$this->freeze( '2027-06-21T08:15:00Z' );
		do_action( 'mentoriai_run_due' );
		$user = get_userdata( $id );
		self::assertNotFalse( $user );
		self::assertSame( array( 'subscriber' ), $user->roles );
		self::assertSame( array(), preg_grep( '~^mentoriai_~', array_keys( (array) get_user_meta( $id ) ) ) );
	}

	public function test_whom_staff_approve_before_they_agreed_is_not_public_until_they_do_unless_staff_stated_it(): void {
		$this->imported( self::csv( array( self::HEADS, self::mentor( 'a@a.test', array( 13 => 'submitted' ) ) ) ) );
		$this->imported( self::csv( array( self::HEADS, self::mentor( 'b@a.test', array( 13 => 'submitted' ) ) ) ), array( 'consent' => true ) );
		$accounts = $this->accounts()->accounts();
		$status   = static fn ( string $email ): array => array_map( static fn ( string $key ): mixed => get_user_meta( get_user_by( 'email', $email )->ID ?? 0, $key, true ), array( UserMeta::STATUS, UserMeta::WAITING_STATUS ) );
		foreach ( array( 'a@a.test', 'b@a.test' ) as $email ) {
			self::assertSame( array( 'submitted', '' ), $status( $email ) );
			self::assertTrue( $accounts->set_status( get_user_by( 'email', $email )->ID ?? 0, AccountStatus::Public, '', Actor::Staff ) );
		}
		self::assertSame( array( array( 'draft', 'public' ), array( 'public', '' ) ), array( $status( 'a@a.test' ), $status( 'b@a.test' ) ) );
		self::assertSame( '1', $this->db()->value( 'SELECT COUNT(DISTINCT mentor_id) FROM {mentor_index} WHERE visible = 1' ) );
		self::assertSame( '1', $this->db()->value( "SELECT COUNT(*) FROM {mail_queue} WHERE type = 'invitation'" ), 'Who is approved is asked.' );
		$accounts->accept_consents( get_user_by( 'email', 'a@a.test' )->ID ?? 0 );
		self::assertSame( array( 'public', '' ), $status( 'a@a.test' ) );
	}

	public function test_of_a_registration_that_no_one_confirmed_nothing_counts(): void {
		$id = $this->add_member( Role::Founder, AccountStatus::Draft, array( 'user_email' => 'a@a.test', 'user_pass' => 'svetimas12345' ) );
		update_user_meta( $id, UserMeta::PROVISIONAL_SINCE, '2026-11-20 08:00:00' );
		delete_user_meta( $id, UserMeta::CONFIRMED_AT );
		update_user_meta( $id, UserMeta::TYPE_UNSURE, '1' );
		self::assertSame( 1, $this->imported( self::csv( array( self::HEADS, self::mentor( 'a@a.test' ) ) ), array( 'consent' => true ) )->counts['new'] );
		$user = new WP_User( $id );
		self::assertSame( array( '*', array( 'mentorius' ), 'public' ), array( $user->user_pass, array_values( $user->roles ), get_user_meta( $id, UserMeta::STATUS, true ) ) );
		foreach ( array( UserMeta::PROVISIONAL_SINCE, UserMeta::TYPE_UNSURE, UserMeta::WAS_HERE, UserMeta::CONFIRMED_AT ) as $key ) {
			self::assertSame( '', get_user_meta( $id, $key, true ), $key );
		}
		self::assertSame( array(), get_user_meta( $id, UserMeta::CONSENTS, true ) );
	}

	#[TestWith( array( '' ) )]
	#[TestWith( array( "Email,Type\n\n \n" ) )]
	public function test_a_file_without_people_is_refused_at_once( string $csv ): void {
		try {
			$this->imports()->take( $this->path( $csv ), Options::of_sent( array() ) );
			self::fail( 'There is nobody in it.' );
		} catch ( ApiError $error ) {
			self::assertSame( array( 400, 'This file has no people: there is no row below the head.' ), array( $error->status, $error->getMessage() ) );
		}
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {imports}' ) );
	}

	/** The longest head that is read whole would take 80 MB and more, split once. */
	#[TestWith( array( 'email,', 200 ) )]
	#[TestWith( array( ',', 4_194_000 ) )]
	#[TestWith( array( 'ab;', 1_398_000 ) )]
	public function test_a_file_of_too_many_columns_is_refused_and_leaves_nothing( string $head, int $times ): void {
		$path = $this->path( str_repeat( $head, $times ) . "\na@a.test" );
		memory_reset_peak_usage();
		$before = memory_get_usage();
		try {
			$this->imports()->take( $path, Options::of_sent( array() ) );
			self::fail( 'It is refused.' );
		} catch ( ApiError $refused ) {
			self::assertSame( array( 400, 'This file has more than 200 columns. Delete those that are not needed.' ), array( $refused->status, $refused->getMessage() ) );
		}
		self::assertLessThan( 40_000_000, memory_get_peak_usage() - $before );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {imports}' ) );
	}

	public function test_a_row_of_separators_is_refused_among_others(): void {
		$import = $this->imported( self::csv( array( self::HEADS, self::mentor( 'one@a.test' ) ) ) . 'two@a.test' . str_repeat( ',', 4_194_000 ) . "\r\n" . implode( "\r\n", array_slice( explode( "\r\n", self::csv( array( array( '' ), self::mentor( 'three@a.test' ) ) ) ), 1 ) ) );
		self::assertSame( array( 'new' => 2, 'changed' => 0, 'same' => 0, 'refused' => 1 ), $import->counts );
		self::assertSame( array( array( 3, '', 'cells' ) ), array_map( static fn ( array $error ): array => array( $error['row'], $error['column'], $error['reason'] ), (array) $this->imports()->report( $import )['errors'] ) );
	}

	/** What keeps the file may end the process: by then the import names it. */
	public function test_a_file_is_kept_once_its_import_names_it(): void {
		$folder = ( new PrivateFiles() )->folder();
		$before = glob( $folder . '*.bin' ) ?: array();
		$seen   = array();
		$look   = static function ( string $sql ) use ( $folder, $before, &$seen ): string {
			if ( 1 === preg_match( '~INSERT INTO \S*mentoriai_imports\b~', $sql ) ) {
				$seen[] = array_diff( glob( $folder . '*.bin' ) ?: array(), $before );
			}
			return $sql;
		};
		add_filter( 'query', $look );
		$import = $this->taken( self::csv( array( self::HEADS, self::mentor( 'one@a.test' ) ) ) );
		remove_filter( 'query', $look );
		self::assertSame( array( array() ), $seen );
		self::assertFileExists( $folder . $import->file );
	}

	/** Records are judged some hundreds at once, and written one by one. */
	public function test_an_account_that_is_staffs_or_closed_since_its_record_was_judged_is_left_alone(): void {
		$editor = $this->known( 'editor@a.test' );
		$reader = wp_insert_user( array( 'user_login' => 'reader', 'user_email' => 'reader@a.test', 'user_pass' => 'demo12345', 'role' => 'subscriber' ) );
		$closed = $this->known( 'closed@a.test' );
		$moved  = $this->known( 'moved@a.test' );
		$stays  = $this->known( 'stays@a.test' );
		self::assertIsInt( $reader );
		$meanwhile = static function ( int $id ) use ( $editor, $reader, $closed, $moved, &$meanwhile ): void {
			remove_action( 'user_register', $meanwhile );
			( new WP_User( $editor ) )->add_role( 'editor' );
			( new WP_User( $reader ) )->set_role( 'editor' );
			update_user_meta( $closed, UserMeta::STATUS, AccountStatus::Closed->value );
			wp_update_user( array( 'ID' => $moved, 'user_email' => 'elsewhere@a.test' ) );
			wp_insert_user( array( 'user_login' => 'other', 'user_email' => 'moved@a.test', 'user_pass' => 'demo12345', 'role' => 'subscriber' ) );
		};
		$import = $this->taken( self::csv( array( self::HEADS, ...array_map( self::mentor( ... ), array( 'first@a.test', 'editor@a.test', 'reader@a.test', 'closed@a.test', 'moved@a.test', 'stays@a.test' ) ) ) ) );
		self::assertSame( array( 'new' => 2, 'changed' => 4, 'same' => 0, 'refused' => 0 ), $import->counts );
		add_action( 'user_register', $meanwhile );
		$this->imports()->start( $import->id, Options::of_sent( array() ) );
		do_action( 'mentoriai_run_due' );

		$import = $this->imports()->find( $import->id );
		self::assertSame( array( 'new' => 1, 'changed' => 1, 'same' => 0, 'refused' => 4 ), $import->counts );
		self::assertSame(
			array( array( 3, 'staff_account' ), array( 4, 'staff_account' ), array( 5, 'account_closed' ), array( 6, 'email_exists' ) ),
			array_map( static fn ( array $error ): array => array( $error['row'], $error['reason'] ), (array) $this->imports()->report( $import )['errors'] )
		);
		self::assertSame( array( 'editor' ), ( new WP_User( $reader ) )->roles );
		self::assertSame( array( 'Ona', 'Ona', 'Ona', 'Rasa' ), array_map( static fn ( int $id ): mixed => get_user_meta( $id, 'first_name', true ), array( $editor, $closed, $moved, $stays ) ) );
	}

	public function test_staff_may_state_the_consent(): void {
		$this->imported( self::csv( array( self::HEADS, self::mentor( 'a@a.test' ), self::mentor( 'b@a.test', array( 6 => '' ) ) ) ), array( 'consent' => true ) );
		$whole   = get_user_by( 'email', 'a@a.test' );
		$missing = get_user_by( 'email', 'b@a.test' );
		self::assertNotFalse( $whole );
		self::assertNotFalse( $missing );
		self::assertSame( array( 'public', '' ), array( get_user_meta( $whole->ID, UserMeta::STATUS, true ), get_user_meta( $whole->ID, UserMeta::WAITING_STATUS, true ) ) );
		self::assertSame( array( 'draft', '' ), array( get_user_meta( $missing->ID, UserMeta::STATUS, true ), get_user_meta( $missing->ID, UserMeta::WAITING_STATUS, true ) ) );
		self::assertSame( array( (string) $whole->ID ), array_column( $this->db()->rows( 'SELECT object_id FROM {activity} WHERE act = ? AND actor_id = 1', Act::ConsentStated->value ), 'object_id' ) );
		self::assertSame( 'rasa-kazlauskiene', $this->db()->value( 'SELECT slug FROM {mentor_index} WHERE mentor_id = ? AND visible = 1', $whole->ID ) );
	}

	#[TestWith( array( 'now', 1, '' ) )]
	#[TestWith( array( 'later', 0, '1' ) )]
	#[TestWith( array( 'none', 0, '' ) )]
	public function test_new_members_are_invited_now_later_or_not_and_known_ones_by_no_import( string $invite, int $invited, string $left ): void {
		$csv    = self::csv( array( self::HEADS, self::mentor( 'rasa@a.test' ) ) );
		$queued = fn (): int => (int) $this->db()->value( "SELECT COUNT(*) FROM {mail_queue} WHERE type = 'invitation'" );
		$this->imported( $csv, array( 'invite' => $invite ) );
		$id = (int) email_exists( 'rasa@a.test' );
		self::assertSame( array( $invited, $left ), array( $queued(), get_user_meta( $id, UserMeta::INVITE_LATER, true ) ) );

		foreach ( Options::INVITE as $again ) {
			self::assertSame( 1, $this->imported( $csv, array( 'invite' => $again ) )->counts['same'] );
			self::assertSame( 1, $this->imported( self::csv( array( self::HEADS, self::mentor( 'rasa@a.test', array( 2 => "Rasa $again" ) ) ) ), array( 'invite' => $again ) )->counts['changed'] );
			self::assertSame( 1, $this->imported( $csv, array( 'invite' => $again ) )->counts['changed'] );
		}
		self::assertSame( array( $invited, $left ), array( $queued(), get_user_meta( $id, UserMeta::INVITE_LATER, true ) ) );
	}

	public function test_a_choice_of_columns_is_kept_for_the_same_heads(): void {
		$csv     = "Adresas,Kas\na@a.test,mentor\n";
		$options = Options::of_sent( array() );
		$import  = $this->imports()->take( $this->path( $csv ), $options );
		self::assertSame( array( null, null ), array_column( $import->heads, 'field' ) );
		$this->imports()->check( $import->id, $options, array( 'email', 'type' ) );
		self::assertSame( array( 'email', 'type' ), array_column( $this->imports()->take( $this->path( $csv ), $options )->heads, 'field' ) );
		foreach ( array( array( null, 'type' ), array( 'email', 'email' ) ) as $columns ) {
			try {
				$this->imports()->check( $import->id, $options, $columns );
				self::fail( 'These columns do not do.' );
			} catch ( ApiError $error ) {
				self::assertSame( 400, $error->status );
			}
		}
	}

	public function test_refused_rows_keep_their_columns_and_find_those_that_were_chosen(): void {
		$csv     = "+Adresas,Kas,reason,Kalba\na@a.test,robotas,mano,lt\nb@a.test,mentor,mano,xx\n";
		$options = Options::of_sent( array() );
		$import  = $this->imports()->take( $this->path( $csv ), $options );
		$import  = $this->imports()->check( $import->id, $options, array( 'email', 'type', 'about', 'language' ) );

		$refused = $this->refused( $import->id );

		$rows = array_map( static fn ( string $line ): array => str_getcsv( $line, ',', '"', '' ), explode( "\r\n", trim( $refused ) ) );
		self::assertSame( array( "\u{FEFF}'+Adresas", 'Kas', 'reason', 'Kalba', 'reason' ), $rows[0] );
		self::assertSame( array( 'a@a.test', 'robotas', 'mano', 'lt', 'Kas: This value is not possible here. Write one of these: mentor, founder.' ), $rows[1] );
		self::assertSame( 'Kalba: This value is not possible here. Write one of these: lt, en.', $rows[2][4] );
		$again = $this->imports()->take( $this->path( $refused ), $options );
		self::assertSame( array( 'email', 'type', 'about', 'language', null ), array_column( $again->heads, 'field' ) );
		$this->imports()->check( $again->id, $options );
		self::assertSame( $refused, $this->refused( $again->id ) );
	}

	#[Group( 'any-database' )]
	public function test_a_report_carries_a_thousand_refusals_and_the_file_all(): void {
		$import = $this->taken( "Email,Type\n" . str_repeat( "x,mentor\n", 1100 ) );
		$report = $this->imports()->report( $import );
		self::assertSame( array( 1100, 1000 ), array( $report['refused'], count( (array) $report['errors'] ) ) );
		self::assertCount( 1000, (array) $this->imports()->try_file( $this->path( "Email,Type\n" . str_repeat( "x,mentor\n", 1001 ) ), Options::of_sent( array() ) )['errors'] );
		self::assertSame( 1101, substr_count( $this->refused( $import->id ), "\r\n" ) );
		$this->imports()->start( $import->id, Options::of_sent( array() ) );
		self::assertSame( array(), $this->imports()->refusals( $import->id ) );
		$this->imports()->work( $import->id );
		self::assertSame( '1100', $this->db()->value( 'SELECT COUNT(*) FROM {import_refusals}' ) );
	}

	public function test_a_check_lists_a_thousand_new_rows_and_what_it_lists_goes_with_it(): void {
		$rows = array_map( static fn ( int $number ): string => "n$number@a.test,mentor", range( 1, 1010 ) );
		$this->known( 'k@a.test' );
		$csv    = "Email,Type\n" . implode( "\n", $rows );
		$import = $this->taken( $csv . "\n" );
		$listed = fn (): int => (int) $this->db()->value( 'SELECT COUNT(*) FROM {import_previews}' );
		self::assertSame( 1000, $listed() );
		self::assertSame( array( 'n1000@a.test' ), array_map( static fn ( Verdict $row ): ?string => $row->arrival?->email, $this->imports()->preview( $import, Outcome::Added, 20, 999 ) ) );
		$changes = $this->taken( "$csv\nk@a.test,mentor" );
		self::assertSame( 2000, $listed() );
		$changes = $this->imports()->check( $this->imports()->take( $this->path( "Email,First name\nk@a.test,Rasa\n" ), Options::of_sent( array() ) )->id, Options::of_sent( array() ) );
		self::assertSame( 2001, $listed() );
		$this->imports()->start( $changes->id, Options::of_sent( array() ) );
		self::assertSame( 2000, $listed(), 'A run lists nothing.' );
		$this->imports()->discard( $import->id );
		self::assertSame( 1000, $listed() );
		$this->freeze( '2026-11-22T08:15:01Z' );
		do_action( 'mentoriai_run_due' );
		self::assertSame( 0, $listed() );
	}

	public function test_files_and_refusals_go_thirty_days_after_the_end_and_a_day_after_a_check(): void {
		$private = new PrivateFiles();
		$done    = $this->imported( self::csv( array( self::HEADS, self::mentor( 'a@a.test' ), self::mentor( 'x' ) ) ) );
		$paused  = $this->taken( self::csv( array( self::HEADS, self::mentor( 'c@a.test' ) ) ) );
		$this->imports()->start( $paused->id, Options::of_sent( array() ) );
		$this->imports()->pause( $paused->id );
		$checked = $this->taken( self::csv( array( self::HEADS, self::mentor( 'b@a.test' ), self::mentor( 'x' ) ) ) );
		$this->imports()->begin( Imports::USERS, Options::of_sent( array() ) );
		$this->freeze( '2026-11-22T08:15:01Z' );
		do_action( 'mentoriai_run_due' );
		self::assertNull( $private->open( $checked->file ) );
		self::assertNotNull( $private->open( $done->file ) );
		self::assertNotNull( $private->open( $paused->file ) );
		self::assertSame( array( $done->id, $paused->id ), array_map( 'intval', array_column( $this->db()->rows( 'SELECT id FROM {imports} ORDER BY id' ), 'id' ) ) );
		self::assertSame( array( array( 'import_id' => (string) $done->id ) ), $this->db()->rows( 'SELECT import_id FROM {import_refusals}' ) );
		$this->freeze( '2026-12-21T08:15:01Z' );
		do_action( 'mentoriai_run_due' );
		self::assertNull( $private->open( $done->file ) );
		self::assertNull( $private->open( $paused->file ) );
		self::assertSame( ImportState::Stopped, $this->imports()->find( $paused->id )->state );
		self::assertSame( array( 'new' => 1, 'changed' => 0, 'same' => 0, 'refused' => 1 ), $this->imports()->find( $done->id )->counts );
		self::assertSame( array(), $this->imports()->refusals( $done->id ) );
	}

	#[TestWith( array( "PK\x03\x04 a workbook" ) )]
	#[TestWith( array( "\xD0\xCF\x11\xE0 an old one" ) )]
	#[TestWith( array( "Vardas\x00\x00\x00\x01" ) )]
	public function test_what_is_no_text_is_refused( string $bytes ): void {
		$this->expectException( ApiError::class );
		$this->expectExceptionMessage( 'This is not a CSV file.' );
		$this->imports()->take( $this->path( $bytes ), Options::of_sent( array() ) );
	}

	#[Group( 'any-database' )]
	public function test_a_part_of_a_file_costs_a_constant_number_of_queries(): void {
		$rows = array( self::HEADS );
		foreach ( range( 1, 100 ) as $number ) {
			$rows[] = self::mentor( $number % 3 > 0 ? "n$number@a.test" : ( new WP_User( $this->known( "k$number@a.test" ) ) )->user_email );
		}
		wp_cache_flush();
		$few = $this->count_queries( fn () => $this->imports()->try_file( $this->path( self::csv( array_slice( $rows, 0, 11 ) ) ), Options::of_sent( array() ) ) );
		wp_cache_flush();
		$all = $this->count_queries( fn () => $this->imports()->try_file( $this->path( self::csv( $rows ) ), Options::of_sent( array() ) ) );
		self::assertSame( $few, $all );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {imports}' ) );
	}

	public function test_a_new_mentor_is_indexed_once_and_their_meta_are_read_a_few_times(): void {
		$import = $this->taken( self::csv( array( self::HEADS, self::mentor( 'a@a.test' ) ) ) );
		$this->imports()->start( $import->id, Options::of_sent( array( 'consent' => '1', 'invite' => 'now' ) ) );
		$asked = array( 'mentor_index SET pair_key' => 0, 'SELECT user_id, meta_key, meta_value' => 0 );
		$count = static function ( string $sql ) use ( &$asked ): string {
			foreach ( array_keys( $asked ) as $part ) {
				$asked[ $part ] += str_contains( $sql, $part ) ? 1 : 0;
			}
			return $sql;
		};
		add_filter( 'query', $count );
		$this->imports()->work( $import->id );
		remove_filter( 'query', $count );
		self::assertSame( 2, $asked['mentor_index SET pair_key'], 'Once a language.' );
		self::assertLessThanOrEqual( 10, $asked['SELECT user_id, meta_key, meta_value'] );
		self::assertSame( '1', $this->db()->value( "SELECT visible FROM {mentor_index} WHERE lang = 'lt' AND slug = 'rasa-kazlauskiene'" ) );
	}

	private static function sorted( string $csv ): string {
		$lines = explode( "\r\n", $csv );
		sort( $lines );
		return implode( "\n", $lines );
	}
}
