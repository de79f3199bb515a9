<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Moving;

use MentoriaiPortal\Accounts\AccountsModule;
use MentoriaiPortal\Boot;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Members\MemberFilter;
use MentoriaiPortal\Moving\Import;
use MentoriaiPortal\Moving\Imports;
use MentoriaiPortal\Moving\MembersFile;
use MentoriaiPortal\Moving\MovingModule;
use MentoriaiPortal\Moving\Options;
use MentoriaiPortal\Tests\IntegrationTestCase;
use ReflectionProperty;

/**
 * An administrator with files.
 */
abstract class MovingTestCase extends IntegrationTestCase {

	protected const HEADS = array( 'El. paštas', 'Tipas', 'Vardas', 'Pavardė', 'Telefonas', 'Pareigos ir įmonė', 'Aprašymas', 'Sritys', 'Vietų skaičius', 'Užimtas iki', 'Registracijos metai', 'Kalba', 'Žymos', 'Būsena' );

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$this->freeze( '2026-11-21T08:15:00Z' );
		( new PrivateFiles() )->folder();
		wp_set_current_user( 1 );
		self::in_english();
	}

	protected function module(): MovingModule {
		return self::made( MovingModule::class );
	}

	protected function accounts(): AccountsModule {
		return self::made( AccountsModule::class );
	}

	/**
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 */
	private static function made( string $name ): object {
		$made = ( new ReflectionProperty( Boot::class, 'module' ) )->getValue( Boot::$current )( $name );
		self::assertInstanceOf( $name, $made );
		return $made;
	}

	protected function imports(): Imports {
		return $this->module()->imports();
	}

	/** @param array<string, mixed> $options */
	protected function taken( string $csv, array $options = array() ): Import {
		$read = Options::of_sent( $options );
		return $this->imports()->check( $this->imports()->take( $this->path( $csv ), $read )->id, $read );
	}

	/** @param array<string, mixed> $options */
	protected function imported( string $csv, array $options = array() ): Import {
		$import = $this->taken( $csv, $options );
		$this->imports()->start( $import->id, Options::of_sent( $options ) );
		do_action( 'mentoriai_run_due' );
		return $this->imports()->find( $import->id );
	}

	protected function path( string $bytes ): string {
		$path = (string) tempnam( sys_get_temp_dir(), 'csv' );
		file_put_contents( $path, $bytes );
		register_shutdown_function( static fn () => is_file( $path ) && unlink( $path ) );
		return $path;
	}

	/** @param list<list<string>> $rows */
	protected static function csv( array $rows, string $separator = ',' ): string {
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		foreach ( $rows as $row ) {
			fputcsv( $file, $row, $separator, '"', '', "\r\n" );
		}
		rewind( $file );
		return (string) stream_get_contents( $file );
	}

	/**
	 * @param array<int, string> $but Cells by their place.
	 * @return list<string>
	 */
	protected static function mentor( string $email, array $but = array() ): array {
		// Of one name each gets the next number in the address of the page, which takes the longer the more there are.
		$other = strtr( (string) preg_replace( '~\D~', '', $email ), '0123456789', 'abcdefghij' );
		$cells = $but + array( $email, 'mentorius', 'Rasa', 'Kazlauskienė' . ( '' === $other ? '' : '-' . ucfirst( $other ) ), '+37060000001', 'Direktorė, UAB Ąžuolas', "Padedu.\nDaug ką.", '', '3', '', '', 'lt', '', 'public' );
		ksort( $cells );
		return array_values( $cells );
	}

	/**
	 * @param array<string, string> $filter
	 * @param ','|';'               $separator
	 */
	protected function export( Lang $lang = Lang::Lt, array $filter = array(), string $separator = ',' ): string {
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		$this->file()->write( $file, MemberFilter::of_query( $filter ), $lang, $separator );
		rewind( $file );
		return (string) stream_get_contents( $file );
	}

	protected function file(): MembersFile {
		return $this->module()->file();
	}

	protected function known( string $email, Role $role = Role::Mentor, AccountStatus $status = AccountStatus::Public ): int {
		return $this->add_member( $role, $status, array( 'user_email' => $email, 'first_name' => 'Ona', 'last_name' => 'Onaitė' ) );
	}

	/** @return array<string, string> Table to a hash of its rows; of imports none. */
	protected function rows_of_all_tables(): array {
		global $wpdb;
		$all = array();
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			if ( 1 !== preg_match( '~mentoriai_import(?:s|_refusals|_previews)$~D', (string) $table ) ) {
				$rows = array_map( static fn ( array $row ): string => (string) wp_json_encode( $row ), (array) $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) );
				sort( $rows );
				$all[ (string) $table ] = count( $rows ) . ' ' . md5( implode( "\n", $rows ) );
			}
		}
		return $all;
	}
}
