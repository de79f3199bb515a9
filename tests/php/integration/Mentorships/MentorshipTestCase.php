<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * A founder and a mentor, and what has become of the two.
 */
abstract class MentorshipTestCase extends MessagingTestCase {

	/** @param array<string, mixed> $body */
	protected function post( string $route, array $body, int $user_id ): WP_REST_Response {
		return $this->request( 'POST', $route, $body, $this->token( $user_id ) );
	}

	/** @return array<string, mixed> The person's newest mentorship, as it is listed. */
	protected function mentorship( int $user_id, string $state = 'open' ): array {
		$reply = $this->request( 'GET', "mentorships/?state=$state", array(), $this->token( $user_id ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		self::assertNotSame( array(), $reply->get_data()['list'], "Nothing $state." );
		return $reply->get_data()['list'][0];
	}

	/** A request that waits. */
	protected function asked(): int {
		$this->convo();
		return $this->mentorship( $this->founder )['id'];
	}

	/** An active mentorship, with the thread it began with. */
	protected function active(): int {
		$convo = $this->convo();
		$this->replied( $this->mentor, $convo );
		return $this->mentorship( $this->founder )['id'];
	}

	protected function later( int $days, int $seconds = 0 ): void {
		$this->freeze( gmdate( 'Y-m-d\TH:i:s\Z', ( new Clock() )->now() + $days * 86400 + $seconds ) );
	}

	/** A token lasts six hours, a mentorship for days. */
	protected function token( int $user_id ): string {
		return IntegrationTestCase::token( $user_id );
	}

	/** @return list<string> Kinds of emails to a person, in order. */
	protected function mails_to( int $user_id ): array {
		return array_map( 'strval', array_column( $this->db()->rows( 'SELECT type FROM {mail_queue} WHERE user_id = ? ORDER BY id', $user_id ), 'type' ) );
	}

	/** How many emails to members wait or have left. */
	protected function member_mails(): int {
		return (int) $this->db()->value( "SELECT COUNT(*) FROM {mail_queue} WHERE type NOT LIKE 'staff%'" );
	}

	/** @return array<string, int> "kind address" of every email to members that has left, but for those of messages, to how often; they are taken away. */
	protected function emails_left(): array {
		$left = array();
		foreach ( glob( constant( 'MENTORIAI_MAIL_DIR' ) . '/*.eml' ) ?: array() as $file ) {
			$mail = (string) file_get_contents( $file );
			unlink( $file );
			if ( 1 === preg_match( '~^X-Mentoriai-Mail: (\w+)~m', $mail, $kind ) && 1 === preg_match( '~^To: <?([^\s>]+)~m', $mail, $to ) && 'new_message' !== $kind[1] && ! str_starts_with( $kind[1], 'staff_' ) ) {
				$left[] = "{$kind[1]} {$to[1]}";
			}
		}
		sort( $left );
		return array_count_values( $left );
	}

	protected static function run_due(): void {
		do_action( 'mentoriai_run_due' );
	}
}
