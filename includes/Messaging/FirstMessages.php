<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mentors\MentorDirectory;
use WP_User;

/**
 * Write first, register after: the message that a guest wrote is kept with the new account and leaves when the founder becomes
 * public. By itself only where the author is known to be who owns the address: it was confirmed in the browser that
 * registered, or the text was kept by who is logged in.
 */
final readonly class FirstMessages {

	public const KEPT_DAYS = 30;

	/** A run; the rest waits for the next one. */
	private const BATCH = 50;

	public function __construct(
		private Db $db,
		private FirstMessageRepository $messages,
		private MessagingService $writing,
		private MentorDirectory $mentors,
		private MailQueue $mails,
		private RateLimiter $limiter,
		private Clock $clock
	) {}

	public function of( int $user_id ): ?KeptFirstMessage {
		return $this->messages->find( $user_id );
	}

	/** Whether there is such a mentor for the public: the reply names them. All else is judged when the message is sent. */
	public function has_mentor( FirstMessage $message ): bool {
		return $this->mentors->contactable( $message->mentor_id )->is_public();
	}

	/**
	 * What an account begins with, which may be nothing: part of the transaction that creates or restarts it.
	 *
	 * @param bool $is_confirmed Whether the address needs no confirmation.
	 */
	public function begin( int $user_id, ?FirstMessage $message = null, bool $is_confirmed = false ): void {
		$this->messages->begin( $user_id, $message, $is_confirmed, $this->clock->now() );
	}

	/** The browser that registered confirmed the address. */
	public function confirm( int $user_id ): void {
		$this->messages->let_send_itself( $user_id );
	}

	/**
	 * A founder keeps another text, or none: what was refused can be given up by who is public, too.
	 *
	 * @throws ApiError 404, 409 for a founder who may send messages, 429.
	 */
	public function keep( Identity $founder, ?FirstMessage $message ): void {
		if ( null === $message ) {
			$this->messages->remove( $founder->user_id );
			return;
		}
		if ( ! $this->has_mentor( $message ) ) {
			throw ApiError::not_found();
		}
		if ( $founder->is_public() ) {
			throw self::is_public();
		}
		$this->db->repeatable(
			function () use ( $founder, $message ): void {
				if ( ! $this->messages->replace( $founder->user_id, $message, $this->clock->now() ) ) {
					throw self::is_public();
				}
				$this->limiter->take( 'message_send', (string) $founder->user_id );
			}
		);
	}

	/** When a founder has become public; what fails is tried again by run(). */
	public function send( int $user_id ): void {
		FaultLog::part( 'first message', fn () => $this->messages->is_due( $user_id ) ? $this->deliver( $user_id ) : null, null );
	}

	/** Part of `mentoriai_run_due`. */
	public function run(): void {
		array_map( $this->send( ... ), $this->messages->due( self::BATCH ) );
		$this->messages->purge( $this->clock->now() - self::KEPT_DAYS * 86400 );
	}

	private function deliver( int $user_id ): void {
		$kept = $this->messages->find( $user_id );
		$user = get_userdata( $user_id );
		if ( null === $kept || ! $user instanceof WP_User ) {
			return;
		}
		if ( Role::Founder !== MemberRole::of_user( $user ) ) {
			$this->messages->remove( $user_id );
			return;
		}
		try {
			$this->writing->start_with( new Identity( $user_id, Role::Founder, AccountStatus::Public, 0, 0 ), $kept->text );
		} catch ( ApiError $refused ) {
			$this->refuse( $user_id, $kept->text, $refused->error );
		}
	}

	private function refuse( int $user_id, FirstMessage $message, string $code ): void {
		$this->db->repeatable(
			function () use ( $user_id, $message, $code ): void {
				if ( $this->messages->refuse( $user_id, $message->client_id, $code ) ) {
					$this->mails->tell( FirstMessageRefusedMail::KEY, $user_id, array( 'client_id' => $message->client_id ), $message->client_id, at_once: true );
				}
			}
		);
	}

	private static function is_public(): ApiError {
		return new ApiError( 'conflict', 409, __( 'You can write to mentors now: send the message.', 'mentoriai-portal' ) );
	}
}
