<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Early;

use MentoriaiPortal\Core\SiteHealth;
use MentoriaiPortal\Early\EarlyHealth;
use MentoriaiPortal\Early\EarlyState;
use MentoriaiPortal\Early\EarlySwitch;
use MentoriaiPortal\Early\LoaderFile;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The switch of the settings screen, and what Site Health says of it.
 */
final class EarlySwitchTest extends EarlyTestCase {

	private LoaderFile $file;

	protected function setUp(): void {
		parent::setUp();
		EarlyState::forget();
		// A new one, and nothing is asked over the network.
		add_filter( 'pre_http_request', static fn (): array => array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => 401, 'message' => '' ), 'cookies' => array(), 'filename' => null ) );
		$this->file = new LoaderFile( WPMU_PLUGIN_DIR, 'mentoriai-portal' );
	}

	protected function tearDown(): void {
		$this->file->remove();
		parent::tearDown();
	}

	public function test_an_administrator_switches_it_on_and_off(): void {
		$this->act_as( 'administrator' );
		self::assertSame( 'off', $this->endpoint()->get_data()['state'] );

		$on = $this->endpoint( true );
		self::assertSame( array( 200, 'waiting' ), array( $on->get_status(), $on->get_data()['state'] ) );
		self::assertTrue( $this->file->is_current() );
		self::assertNotNull( EarlyState::read() );

		$off = $this->endpoint( false );
		self::assertSame( array( 200, 'off' ), array( $off->get_status(), $off->get_data()['state'] ) );
		self::assertFalse( $this->file->exists() );
		self::assertNull( EarlyState::read() );
	}

	public function test_nobody_else_may(): void {
		foreach ( array( 'editor' => 403, 'subscriber' => 403, '' => 401 ) as $role => $status ) {
			$this->act_as( $role );
			self::assertSame( array( $status, $status ), array( $this->endpoint()->get_status(), $this->endpoint( true )->get_status() ), $role );
		}
		self::assertFalse( $this->file->exists() );
	}

	public function test_a_site_whose_files_may_not_be_changed_has_no_switch(): void {
		add_filter( 'file_mod_allowed', '__return_false', 1000 );
		$this->act_as( 'administrator' );

		self::assertFalse( $this->endpoint()->get_data()['allowed'] );
		self::assertSame( 403, $this->endpoint( true )->get_status() );
		self::assertFalse( $this->file->exists() );
	}

	public function test_what_is_sent_must_be_yes_or_no(): void {
		$this->act_as( 'administrator' );

		self::assertSame( 400, $this->endpoint( '1' )->get_status() );
		self::assertFalse( $this->file->exists() );
	}

	public function test_deactivating_the_plugin_removes_it(): void {
		$this->act_as( 'administrator' );
		$this->endpoint( true );

		do_action( 'deactivate_mentoriai-portal/mentoriai-portal.php', false );

		self::assertFalse( $this->file->exists() );
		self::assertNull( EarlyState::read() );
	}

	public function test_site_health_tells_what_is_wrong(): void {
		self::assertArrayNotHasKey( 'mentoriai_early', apply_filters( 'site_status_tests', array() )['direct'], 'off: no test' );
		$check  = new EarlyHealth( new EarlySwitch( $this->file ) );
		$health = static fn (): array => ( new SiteHealth( static fn (): array => array( $check ) ) )->add( array() )['direct']['mentoriai_early']['test']();

		$this->file->write();
		( new EarlyState() )->store();
		$this->watch();
		self::assertSame( 'good', $health()['status'] );

		file_put_contents( $this->file->path(), '<?php // Of an older version.' );
		self::assertSame( 'recommended', $health()['status'] );
		$outdated = $health()['description'];
		$this->file->remove();
		self::assertSame( 'recommended', $health()['status'] );
		self::assertNotSame( $outdated, $health()['description'] );

		$this->file->write();
		( new EarlyState( 'x', array( 'rest_post_dispatch: <b>' ) ) )->store();
		self::assertSame( 'recommended', $health()['status'] );
		self::assertStringContainsString( '<code>rest_post_dispatch: &lt;b&gt;</code>', $health()['description'] );
	}

	private function act_as( string $role ): void {
		wp_set_current_user( '' === $role ? 0 : (int) wp_insert_user( array( 'user_login' => 'staff-' . bin2hex( random_bytes( 4 ) ), 'user_pass' => 'x', 'role' => $role ) ) );
	}

	/** Reads without a value, else writes. */
	private function endpoint( mixed $on = null ): WP_REST_Response {
		$request = new WP_REST_Request( null === $on ? 'GET' : 'POST', '/mentoriai-admin/v1/early' );
		if ( null !== $on ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( array( 'on' => $on ) ) );
		}
		return rest_do_request( $request );
	}
}
