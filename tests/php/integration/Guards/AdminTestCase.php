<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Plans\PlansTestCase;
use RuntimeException;

/**
 * wp-admin with a portal behind it: a founder and a mentor who have talked, planned and judged, all of it in mark-up.
 */
abstract class AdminTestCase extends PlansTestCase {

	/** What people may call themselves; shown as text it is harmless. */
	protected const MARKUP = '<i onmouseover="alert(1)">zzz</i>';

	protected int $review;

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
		add_filter( 'wp_die_handler', static fn (): callable => static fn ( mixed $text, mixed $title, array $args ) => throw new RuntimeException( 'died ' . ( $args['response'] ?? '' ) ) );
		// A file is about to be sent.
		add_filter( 'nocache_headers', static fn (): never => throw new RuntimeException( 'sent' ) );
		$this->furnish();
	}

	protected function tearDown(): void {
		$_GET     = array();
		$_POST    = array();
		$_REQUEST = array();
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	/** A person of wp-admin without any capability of the portal. */
	protected function outsider( string $role = 'author' ): int {
		$id = wp_insert_user( array( 'user_login' => 'x' . bin2hex( random_bytes( 4 ) ), 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $id );
		return $id;
	}

	private function furnish(): void {
		global $wpdb;
		$this->request( 'POST', 'message_send', array( 'id' => $this->mentor, 'subject' => 'Tema ' . self::MARKUP, 'message' => self::MARKUP ), $this->token( $this->founder ) );
		$this->plan( array( 'pagrindinisTikslas' => self::MARKUP ) );
		$this->request( 'POST', 'submit-review', array( 'mentorId' => $this->mentor, 'rating' => 5, 'comment' => self::MARKUP ), $this->token( $this->founder ) );
		$this->review = (int) $this->db()->value( 'SELECT id FROM {reviews}' );
		foreach ( array( $this->founder, $this->mentor ) as $id ) {
			$wpdb->update( $wpdb->users, array( 'display_name' => self::MARKUP ), array( 'ID' => $id ) );
			update_user_meta( $id, 'first_name', self::MARKUP );
			update_user_meta( $id, UserMeta::ABOUT, self::MARKUP );
			update_user_meta( $id, UserMeta::REVIEW_REASON, self::MARKUP );
			clean_user_cache( $id );
		}
	}
}
