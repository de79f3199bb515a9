<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Cli;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Version;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * `wp mentoriai …` by the real WP-CLI, in a process of its own.
 */
#[Group( 'any-database' )]
final class CommandsTest extends IntegrationTestCase {

	/** @var list<string> */
	private array $files = array();

	protected function tearDown(): void {
		array_map( 'unlink', $this->files );
		$this->files = array();
		parent::tearDown();
	}

	public function test_status_tells_what_waits(): void {
		$this->add_member( Role::Mentor, AccountStatus::Submitted );
		$this->add_member( Role::Founder, AccountStatus::Public );
		do_action( 'mentoriai_set_user_status', $this->add_member( Role::Founder, AccountStatus::Draft ), 'closed' );
		$told = $this->json( 'status' );
		self::assertSame( array( 'version', 'copy', 'members', 'attention', 'mails' ), array_keys( $told ) );
		self::assertSame( array( Version::NUMBER, false, 3 ), array( $told['version'], $told['copy'], $told['members'] ) );
		self::assertSame( 1, $told['attention']['applications'] );
		self::assertSame( array( 'waiting' => 1, 'failed' => 0, 'held' => 0 ), $told['mails'] );

		update_option( 'mentoriai_address', array( 'home' => 'another', 'copy' => '', 'staging' => false, 'former' => '' ) );
		$told = $this->json( 'status' );
		self::assertSame( array( true, 0, 1 ), array( $told['copy'], $told['mails']['waiting'], $told['mails']['held'] ) );
	}

	public function test_run_due_does_what_is_due_and_a_dry_run_nothing(): void {
		do_action( 'mentoriai_set_user_status', $this->add_member( Role::Founder, AccountStatus::Draft ), 'closed' );
		$before = $this->db()->rows( 'SELECT * FROM {mail_queue}' );
		self::assertSame( array( 1, true ), array_values( array_intersect_key( $this->json( 'run-due --dry-run' ), array( 'mails' => 1, 'dry_run' => 1 ) ) ) );
		self::assertSame( $before, $this->db()->rows( 'SELECT * FROM {mail_queue}' ) );

		$ran = $this->json( 'run-due' );
		self::assertSame( array( 1, array(), false ), array( $ran['mails'], $ran['failed'], $ran['dry_run'] ) );
		self::assertGreaterThan( 20, $ran['jobs'] );
		self::assertSame( 'sent', $this->db()->value( 'SELECT state FROM {mail_queue}' ) );
		self::assertSame( 0, $this->json( 'run-due' )['mails'] );
	}

	public function test_invite_takes_addresses_or_all_and_a_dry_run_writes_nothing(): void {
		$one        = $this->invitable( 'viena@demo.test' );
		$waiting    = $this->invitable( 'laukia@demo.test' );
		$registered = $this->invitable( 'pati@demo.test' );
		update_user_meta( $registered, UserMeta::PROVISIONAL_SINCE, '2026-11-20 00:00:00' );
		update_user_meta( $this->add_member( Role::Founder, AccountStatus::Draft ), UserMeta::WAITING_STATUS, 'public' );
		$later = $this->invitable( 'veliau@demo.test' );
		update_user_meta( $later, UserMeta::PROVISIONAL_SINCE, '2026-11-20 00:00:00' );
		update_user_meta( $later, UserMeta::INVITE_LATER, '1' );

		self::assertSame( array( 'invited' => 1, 'skipped' => 0 ), $this->json( 'invite viena@demo.test --dry-run' ) );
		self::assertSame( array(), $this->db()->rows( 'SELECT * FROM {invitations}' ) );
		self::assertSame( array( 'invited' => 1, 'skipped' => 0 ), $this->json( 'invite viena@demo.test viena@demo.test' ) );
		self::assertSame( array( 'invited' => 2, 'skipped' => 2 ), $this->json( 'invite --all' ), 'One has a living invitation, one has agreed to everything.' );
		self::assertSame( array( $one, $waiting, $later ), array_map( 'intval', array_column( $this->db()->rows( 'SELECT user_id FROM {invitations} ORDER BY user_id' ), 'user_id' ) ) );
		self::assertSame( array( 1, '' ), array_slice( $this->run_wp( 'invite kita@demo.test nera@demo.test' ), 0, 2 ) );
		self::assertStringContainsString( 'nera@demo.test', $this->run_wp( 'invite nera@demo.test' )[2] );
	}

	public function test_doctor_is_site_health_and_fails_with_a_critical_one(): void {
		list( $code, $text ) = $this->run_wp( 'doctor --format=json' );
		$found               = json_decode( $text, true, 8, JSON_THROW_ON_ERROR );
		$ours                = array_filter( array_keys( apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct'] ), static fn ( string $key ): bool => str_starts_with( $key, 'mentoriai_' ) );
		self::assertSame( array_values( $ours ), array_column( $found, 'check' ) );
		self::assertSame( array( 'check', 'result', 'text' ), array_keys( $found[0] ) );
		self::assertSame( in_array( 'critical', array_column( $found, 'result' ), true ) ? 1 : 0, $code );
	}

	public function test_stats_are_the_programme_and_a_rebuild_tells_what_differed(): void {
		$this->add_member( Role::Founder, AccountStatus::Public );
		$this->json( 'stats --rebuild' );
		self::assertSame( array( 'differences' => array() ), $this->json( 'stats --rebuild' ) );
		$told = $this->json( 'stats --from=2026-01 --to=2026-02 --role=mentorius' );
		self::assertSame( array( 'from', 'to', 'funnel', 'months', 'totals' ), array_keys( $told ) );
		self::assertSame( array( '2026-01', '2026-02', array( '2026-01', '2026-02' ) ), array( $told['from'], $told['to'], array_column( $told['months'], 'month' ) ) );
		list( $code, $csv ) = $this->run_wp( 'stats --format=csv' );
		self::assertSame( 0, $code );
		self::assertStringStartsWith( "key,label,number,share,median_days\nregistered,", $csv );
	}

	public function test_import_and_export_are_the_same_as_on_the_screen(): void {
		$file = $this->file( "Email,Type,First name,Last name\nviena@demo.test,mentor,Viena,Pirmoji\nnera,mentor,Be,Adreso\n" );
		list( $code, $text ) = $this->run_wp( "import $file --invite=now --dry-run --format=json" );
		$told                = json_decode( $text, true, 32, JSON_THROW_ON_ERROR );
		self::assertSame( array( 2, null, true, 'checked', 2, 1, 1 ), array( $code, $told['id'], $told['dry_run'], $told['state'], $told['total'], $told['new'], $told['refused'] ) );
		self::assertFalse( get_user_by( 'email', 'viena@demo.test' ) );
		self::assertSame( array(), $this->db()->rows( 'SELECT id FROM {imports}' ) );

		$refused             = $this->file( '' );
		list( $code, $text ) = $this->run_wp( "import $file --invite=now --refused=$refused --format=json" );
		$told                = json_decode( $text, true, 32, JSON_THROW_ON_ERROR );
		self::assertSame( array( 2, false, 'done', 1, 1 ), array( $code, $told['dry_run'], $told['state'], $told['new'], $told['refused'] ) );
		self::assertStringContainsString( 'nera', (string) file_get_contents( $refused ) );
		self::assertNotFalse( get_user_by( 'email', 'viena@demo.test' ) );
		self::assertCount( 1, $this->db()->rows( 'SELECT user_id FROM {invitations}' ), 'Invited with the import.' );

		list( $code, $csv ) = $this->run_wp( 'export --role=mentorius --lang=en' );
		self::assertSame( 0, $code );
		self::assertStringStartsWith( "\u{FEFF}Email,Type,", $csv );
		self::assertStringContainsString( 'viena@demo.test,mentor,Viena,Pirmoji', $csv );
		self::assertSame( array( 'viena@demo.test' ), array_column( $this->json( 'export' ), 'email' ) );
		file_put_contents( $file, $csv );
		$told = $this->json( "import $file" );
		self::assertSame( array( 0, 0, 1, 0 ), array( $told['new'], $told['changed'], $told['same'], $told['refused'] ) );
	}

	/** @return iterable<string, array{string}> */
	public static function wrong(): iterable {
		yield 'nobody named' => array( 'invite' );
		yield 'somebody and all' => array( 'invite viena@demo.test --all' );
		yield 'no file and no source' => array( 'import' );
		yield 'no such file' => array( 'import /nera.csv' );
		yield 'no such source' => array( 'import --from=joomla' );
		yield 'no table' => array( 'import ' . __FILE__ . ' --type=mentor' );
		yield 'no such status' => array( 'import --from=users --status=closed' );
		yield 'no such filter' => array( 'export --status=gone' );
		yield 'no month' => array( 'stats --from=2026' );
		yield 'no role' => array( 'stats --role=editor' );
		yield 'no format' => array( 'status --format=xml' );
		yield 'no option' => array( 'run-due --bogus' );
		yield 'no command' => array( 'bogus' );
	}

	#[DataProvider( 'wrong' )]
	public function test_wrong_use_ends_with_1_and_says_why( string $command ): void {
		list( $code, $told, $error ) = $this->run_wp( $command );
		self::assertSame( array( 1, '' ), array( $code, $told ) );
		self::assertStringContainsString( 'rror', $error );
	}

	public function test_a_request_loads_no_file_of_the_commands(): void {
		$files = $this->elsewhere( '', 'echo implode( "\n", get_included_files() );' );
		self::assertStringContainsString( 'includes/Boot.php', $files );
		self::assertStringNotContainsString( 'includes/Cli/', $files );
	}

	private function file( string $text ): string {
		$file = (string) tempnam( sys_get_temp_dir(), 'members' );
		file_put_contents( $file, $text );
		$this->files[] = $file;
		return $file;
	}

	private function invitable( string $email ): int {
		$id = $this->add_member( Role::Mentor, AccountStatus::Draft, array( 'user_email' => $email ) );
		delete_user_meta( $id, UserMeta::CONFIRMED_AT );
		return $id;
	}

	/** @return array<string, mixed> */
	private function json( string $command ): array {
		list( $code, $text, $error ) = $this->run_wp( "$command --format=json" );
		self::assertSame( 0, $code, $text . $error );
		$told = json_decode( $text, true, 32, JSON_THROW_ON_ERROR );
		self::assertIsArray( $told );
		return $told;
	}

	/** @return array{int, string, string} Exit code and what was printed, without notices about WP-CLI's own code, which is older than this PHP. */
	private function run_wp( string $command ): array {
		$program = getenv( 'MENTORIAI_WP_CLI' );
		self::assertIsString( $program, 'bin/test installs WP-CLI.' );
		$process = proc_open(
			array( PHP_BINARY, '-d', 'error_reporting=0', $program, '--allow-root', '--path=' . ABSPATH, '--no-color', 'mentoriai', ...explode( ' ', $command ) ),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'pipe', 'w' ) ),
			$pipes
		);
		self::assertIsResource( $process );
		fclose( $pipes[0] );
		$text  = (string) stream_get_contents( $pipes[1] );
		$error = (string) stream_get_contents( $pipes[2] );
		$code  = proc_close( $process );
		wp_cache_flush();
		$clean = static fn ( string $printed ): string => (string) preg_replace( '~^(?:PHP )?(?:Deprecated|Notice|Warning): .* in \S*/wp-cli/vendor/.*\n?|^\n~m', '', $printed );
		return array( $code, $clean( $text ), $clean( $error ) );
	}
}
