<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Meetings;

use MentoriaiPortal\Tests\Integration\Mentorships\MentorshipTestCase;
use WP_REST_Response;

/**
 * The two of an active mentorship, who arrange to meet.
 */
abstract class MeetingTestCase extends MentorshipTestCase {

	protected const TIME = '2026-12-01T08:00:00Z';

	protected const LATER = '2026-12-02T08:30:00Z';

	protected int $pair;

	protected function setUp(): void {
		parent::setUp();
		$this->pair = $this->active();
	}

	/** @param array<string, mixed> $body */
	protected function propose( int $who, array $body = array() ): WP_REST_Response {
		return $this->post( 'meeting_propose', $body + array( 'mentorship_id' => $this->pair, 'times' => array( self::TIME, self::LATER ), 'minutes' => 60, 'place' => 'Kavinė „Rytas“', 'note' => 'Atsinešiu planą' ), $who );
	}

	/** @param array<string, mixed> $body */
	protected function proposed( array $body = array() ): int {
		return $this->good( $this->propose( $this->founder, $body ) )['id'];
	}

	/** Proposed by the founder, agreed on by the mentor. */
	protected function agreed(): int {
		$id = $this->proposed();
		$this->good( $this->answer( $this->mentor, $id ) );
		return $id;
	}

	protected function answer( int $who, int $id, ?string $time = self::TIME, string $note = '' ): WP_REST_Response {
		return $this->post( 'meeting_answer', array( 'id' => $id, 'time' => $time, 'note' => $note ), $who );
	}

	protected function log( int $who, int $id, bool $held, int $minutes = 60 ): WP_REST_Response {
		return $this->post( 'meeting_log', array( 'id' => $id, 'held' => $held, 'minutes' => $minutes ), $who );
	}

	protected function log_day( int $who, string $day, int $minutes = 60 ): WP_REST_Response {
		return $this->post( 'meeting_log', array( 'mentorship_id' => $this->pair, 'day' => $day, 'held' => true, 'minutes' => $minutes ), $who );
	}

	/** @return array<string, mixed> The meeting of a reply that succeeds. */
	protected function good( WP_REST_Response $reply ): array {
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['meeting'];
	}

	/** @return array<string, mixed> The only meeting, as this person sees it. */
	protected function meeting( int $who ): array {
		$list = $this->request( 'GET', 'meetings/', array(), $this->token( $who ) )->get_data();
		self::assertSame( 1, $list['total'] );
		return $list['list'][0];
	}

	protected function state( int $id ): string {
		return (string) $this->db()->value( 'SELECT state FROM {meetings} WHERE id = ?', $id );
	}

	/** @return list<int> Held meetings and minutes, as the mentorship tells them. */
	protected function held( int $who ): array {
		return array_values( $this->mentorship( $who )['meetings'] );
	}
}
