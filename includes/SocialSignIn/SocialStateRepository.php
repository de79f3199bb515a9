<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;

/**
 * Sign-ins on their way. Only the hash of a state is kept; a spent one stays until it runs out, so that who comes back
 * twice is told in their language.
 */
final readonly class SocialStateRepository {

	public const SECONDS = 600;

	public function __construct( private Db $db, private Clock $clock ) {}

	/** @param string $browser_hash Of the cookie of the browser that may come back. */
	public function add( string $state, string $browser_hash, SocialState $about ): void {
		$this->db->insert(
			'{social_states}',
			array(
				'state_hash'   => hash( 'sha256', $state ),
				'browser_hash' => $browser_hash,
				'provider'     => $about->provider,
				'nonce'        => $about->nonce,
				'verifier'     => $about->verifier,
				'usertype'     => $about->usertype,
				'lang'         => $about->lang->value,
				'user_id'      => $about->user_id,
				'session_id'   => $about->session_id,
				'expires_at'   => $this->clock->now() + self::SECONDS,
			)
		);
	}

	/** Also one that is spent or has run out. */
	public function find( string $state ): ?SocialState {
		$row = $this->db->row( 'SELECT * FROM {social_states} WHERE state_hash = ?', hash( 'sha256', $state ) );
		return null === $row ? null : new SocialState(
			(string) $row['provider'],
			(string) $row['nonce'],
			(string) $row['verifier'],
			(string) $row['usertype'],
			Lang::from_query( $row['lang'] ),
			(int) $row['user_id'],
			(int) $row['session_id']
		);
	}

	/** Spends a state in the browser that began it; of two that come at once one wins. */
	public function spend( string $state, string $browser_hash, string $provider ): bool {
		return 1 === $this->db->execute(
			"UPDATE {social_states} SET spent = 1, nonce = '', verifier = '' WHERE state_hash = ? AND browser_hash = ? AND provider = ? AND spent = 0 AND expires_at > ?",
			hash( 'sha256', $state ),
			$browser_hash,
			$provider,
			$this->clock->now()
		);
	}

	public function purge(): void {
		$this->db->execute( 'DELETE FROM {social_states} WHERE expires_at <= ?', $this->clock->now() );
	}
}
