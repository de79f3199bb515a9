<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Database\WriteRefused;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Authenticator;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\SiteCopy;
use Throwable;

/**
 * Bearer sessions, a row a log-in. Only hashes of tokens are kept: of the current one, and of the one that it replaced a moment ago.
 * A session counts only at the address where it began: a clone of the site has its rows, and the same salts.
 */
final readonly class SessionRepository implements Authenticator {

	/** How often `last_seen` is written at most. */
	private const SEEN_SECONDS = 900;

	/** How long a former token lives on once the new one is in use: calls on their way and other tabs still carry it. */
	public const OVERLAP_SECONDS = 60;

	public function __construct( private Db $db, private Clock $clock ) {}

	public function identify( string $token ): ?Identity {
		$now  = $this->clock->now();
		$hash = hash( 'sha256', $token );
		// One look into each unique key: with OR, MariaDB may read the sessions of everyone.
		$row = $this->db->row(
			"SELECT s.id, s.user_id, s.token_hash, s.former_until, s.created_at, s.last_seen, s.by_provider, c.meta_value AS capabilities, a.meta_value AS status
			FROM {sessions} s
			JOIN {$this->db->users()} u ON u.ID = s.user_id
			JOIN {$this->db->usermeta()} c ON c.user_id = s.user_id AND c.meta_key = ?
			LEFT JOIN {$this->db->usermeta()} a ON a.user_id = s.user_id AND a.meta_key = ?
			WHERE s.id = COALESCE( ( SELECT id FROM {sessions} WHERE token_hash = ? ), ( SELECT id FROM {sessions} WHERE former_hash = ? AND former_until > ? ) ) AND s.expires_at > ? AND s.address IN (?, ?)",
			$this->db->capabilities_key(),
			UserMeta::STATUS,
			$hash,
			$hash,
			$now,
			$now,
			...self::addresses()
		);
		if ( null === $row ) {
			return null;
		}
		$role   = MemberRole::of_capabilities( MetaValue::data( (string) $row['capabilities'] ) );
		$status = AccountStatus::of_stored( $row['status'] );
		if ( null === $role || ! $status->may_log_in() ) {
			return null;
		}
		$this->note_use( $row, $now, $row['token_hash'] === $hash );
		return new Identity( (int) $row['user_id'], $role, $status, (int) $row['id'], (int) $row['created_at'], '1' === $row['by_provider'], $hash, $row['token_hash'] !== $hash );
	}

	/**
	 * Where a session that counts here began. None is kept where a server of this site that is not updated yet opened it.
	 *
	 * @return array{string, string}
	 */
	private static function addresses(): array {
		$here = SiteCopy::here();
		return array( $here, SiteCopy::is_copy() ? $here : '' );
	}

	/**
	 * Who is known stays known where the database takes no writes.
	 *
	 * @param array<string, string|null> $row
	 * @param bool                       $is_current Whether it was the current token, not the former one.
	 */
	private function note_use( array $row, int $now, bool $is_current ): void {
		try {
			// The person's day is written with the first use of each: the row in hand says whether that was today.
			$is_new_day = Clock::day( (int) $row['last_seen'] ) !== Clock::day( $now );
			if ( $is_new_day ) {
				$this->note_day( (int) $row['user_id'], $now );
			}
			if ( $is_new_day || (int) $row['last_seen'] + self::SEEN_SECONDS <= $now ) {
				$this->db->execute( 'UPDATE {sessions} SET last_seen = ? WHERE id = ?', $now, (int) $row['id'] );
			}
			if ( $is_current && (int) $row['former_until'] > $now + self::OVERLAP_SECONDS ) {
				// The new token has arrived.
				$this->db->execute( 'UPDATE {sessions} SET former_until = ? WHERE id = ? AND token_hash = ?', $now + self::OVERLAP_SECONDS, (int) $row['id'], $row['token_hash'] );
			}
		} catch ( WriteRefused ) {
			return;
		}
	}

	/**
	 * Opens a session, unless the person has another password by now: what sets one ends the sessions, and comes before or after.
	 *
	 * @param string $password_hash Of the account when it was found that the person may sign in.
	 * @param string $browser       Browser::family().
	 * @param bool   $by_provider   Whether a provider vouched for the person.
	 */
	public function open( string $token_hash, int $user_id, string $password_hash, int $now, int $expires_at, string $browser, bool $by_provider ): bool {
		$row = array(
			'token_hash'  => $token_hash,
			'user_id'     => $user_id,
			'created_at'  => $now,
			'expires_at'  => $expires_at,
			'last_seen'   => $now,
			'browser'     => $browser,
			'by_provider' => (int) $by_provider,
			'address'     => SiteCopy::here(),
		);
		$is_open = $this->db->repeatable(
			function () use ( $user_id, $password_hash, $row ): bool {
				$this->db->lock_user( $user_id );
				if ( $password_hash !== $this->db->value( "SELECT user_pass FROM {$this->db->users()} WHERE ID = ?", $user_id ) ) {
					return false;
				}
				return 0 < $this->db->insert( '{sessions}', $row );
			}
		);
		if ( $is_open ) {
			$this->note_day( $user_id, $now );
		}
		return $is_open;
	}

	/** Whoever is here is let in, whether it can be written down or not. */
	private function note_day( int $user_id, int $now ): void {
		try {
			$this->seen()->note( $user_id, Clock::day( $now ) );
		} catch ( WriteRefused ) {
			return;
		} catch ( Throwable $error ) {
			FaultLog::write( $error, 'last seen' );
		}
	}

	/**
	 * Replaces the token of a session that has this one now. False when it has another one, or is gone.
	 *
	 * @param int $former_until How long the replaced token lives on, but no longer than it would have.
	 */
	public function renew( int $session_id, string $token_hash, string $new_hash, int $now, int $former_until, int $expires_at ): bool {
		return 1 === $this->db->execute(
			'UPDATE {sessions} SET former_hash = ?, former_until = CASE WHEN expires_at < ? THEN expires_at ELSE ? END, token_hash = ?, expires_at = ?, last_seen = ? WHERE id = ? AND token_hash = ?',
			$token_hash,
			$former_until,
			$former_until,
			$new_hash,
			$expires_at,
			$now,
			$session_id,
			$token_hash
		);
	}

	/** Prolongs a session whose token was replaced by this very one. False when it was not. */
	public function renew_again( int $session_id, string $former_hash, string $token_hash, int $expires_at ): bool {
		$was_so = null !== $this->db->value( 'SELECT id FROM {sessions} WHERE id = ? AND former_hash = ? AND token_hash = ?', $session_id, $former_hash, $token_hash );
		if ( $was_so ) {
			$this->db->execute( 'UPDATE {sessions} SET expires_at = ? WHERE id = ? AND token_hash = ?', $expires_at, $session_id, $token_hash );
		}
		return $was_so;
	}

	/** Whether this session of this person has not ended. */
	public function is_alive( int $session_id, int $user_id ): bool {
		return null !== $this->db->value( 'SELECT id FROM {sessions} WHERE id = ? AND user_id = ? AND expires_at > ?', $session_id, $user_id, $this->clock->now() );
	}

	/** @return list<array{id: int, created_at: int, last_seen: int, browser: string}> The one seen last comes first. */
	public function open_of_user( int $user_id ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'id'         => (int) $row['id'],
				'created_at' => (int) $row['created_at'],
				'last_seen'  => (int) $row['last_seen'],
				'browser'    => (string) $row['browser'],
			),
			$this->db->rows(
				'SELECT id, created_at, last_seen, browser FROM {sessions} WHERE user_id = ? AND expires_at > ? AND address IN (?, ?) ORDER BY last_seen DESC, id DESC LIMIT 100',
				$user_id,
				$this->clock->now(),
				...self::addresses()
			)
		);
	}

	/** False when it is another person's, or over already. */
	public function end_own( int $user_id, int $session_id ): bool {
		return 1 === $this->db->execute( 'DELETE FROM {sessions} WHERE id = ? AND user_id = ? AND expires_at > ?', $session_id, $user_id, $this->clock->now() );
	}

	public function end( int $session_id ): void {
		$this->db->execute( 'DELETE FROM {sessions} WHERE id = ?', $session_id );
	}

	public function end_of_user( int $user_id ): int {
		return $this->db->execute( 'DELETE FROM {sessions} WHERE user_id = ?', $user_id );
	}

	/**
	 * Ends every session and token of the person but one. False when the token that was sent is no longer what it was, or gone.
	 *
	 * @param string   $token_hash The one token of the session from now on.
	 * @param int|null $expires_at Null leaves it.
	 */
	public function keep_only( Identity $who, string $token_hash, ?int $expires_at ): bool {
		$sent = $who->is_former ? 'former_hash' : 'token_hash';
		$this->db->execute(
			"UPDATE {sessions} SET token_hash = ?, former_hash = NULL, former_until = 0, expires_at = COALESCE( ?, expires_at ) WHERE id = ? AND $sent = ? AND expires_at > ?",
			$token_hash,
			$expires_at,
			$who->session_id,
			$who->token_hash,
			$this->clock->now()
		);
		$this->db->execute( 'DELETE FROM {sessions} WHERE user_id = ? AND id <> ?', $who->user_id, $who->session_id );
		return null !== $this->db->value( 'SELECT id FROM {sessions} WHERE id = ? AND token_hash = ?', $who->session_id, $token_hash );
	}

	public function end_all(): int {
		return $this->db->execute( 'DELETE FROM {sessions} WHERE id > ?', 0 );
	}

	public function purge(): void {
		$this->db->execute( 'DELETE FROM {sessions} WHERE expires_at <= ?', $this->clock->now() );
	}

	private function seen(): LastSeenRepository {
		return new LastSeenRepository( $this->db );
	}
}
