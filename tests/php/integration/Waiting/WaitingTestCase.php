<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Waiting;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Mentorships\MentorshipTestCase;
use MentoriaiPortal\Waiting\MentorFreeMail;
use WP_REST_Response;

/**
 * A mentor with one place, which a founder has, and those who wait for it.
 */
abstract class WaitingTestCase extends MentorshipTestCase {

	private int $made = 0;

	/** Of the one who has the place. */
	private int $taken = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->save( array( UserMeta::CAPACITY => '1' ) );
		$this->take();
	}

	/** @param array<string, string> $meta User meta of the mentor by key. */
	protected function save( array $meta, ?int $mentor_id = null ): void {
		foreach ( $meta as $key => $value ) {
			update_user_meta( $mentor_id ?? $this->mentor, $key, $value );
		}
		do_action( 'mentoriai_profile_saved', $mentor_id ?? $this->mentor );
	}

	protected function take(): void {
		$this->taken = $this->convo();
	}

	protected function free(): void {
		$id = (int) $this->db()->value( 'SELECT id FROM {mentorships} WHERE convo_id = ?', $this->taken );
		self::assertSame( 200, $this->post( 'mentorship_withdraw', array( 'id' => $id ), $this->founder )->get_status() );
	}

	/** Somebody who waits. */
	protected function waiter( AccountStatus $status = AccountStatus::Public ): int {
		$id = $this->member( Role::Founder, 'Įkūrėja', 'Nr. ' . ++$this->made, $status );
		$this->join( $id );
		return $id;
	}

	protected function join( int $founder_id, ?int $mentor_id = null ): void {
		$reply = $this->notify( $founder_id, true, $mentor_id );
		self::assertSame( array( 200, true ), array( $reply->get_status(), $reply->get_data()['on'] ?? null ), (string) wp_json_encode( $reply->get_data() ) );
	}

	protected function notify( int $founder_id, bool $on, ?int $mentor_id = null ): WP_REST_Response {
		return $this->post( 'notify_me', array( 'id' => $mentor_id ?? $this->mentor, 'on' => $on ), $founder_id );
	}

	/** What the mentor's page knows. */
	protected function waits( int $founder_id ): bool {
		return $this->request( 'GET', "get_own_review?mentor_id={$this->mentor}", array(), $this->token( $founder_id ) )->get_data()['waiting'];
	}

	/** @return list<int> Founders who were told so far, in order. */
	protected function told(): array {
		return array_map( 'intval', array_column( $this->db()->rows( 'SELECT user_id FROM {mail_queue} WHERE type = ? ORDER BY id', MentorFreeMail::KEY ), 'user_id' ) );
	}
}
