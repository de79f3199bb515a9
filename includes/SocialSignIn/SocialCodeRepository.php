<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;

/**
 * One-time codes of `?social=`: a minute long, once. Only their hash is kept.
 */
final readonly class SocialCodeRepository {

	private const SECONDS = 60;

	public function __construct( private Db $db, private Clock $clock ) {}

	public function issue( int $user_id, string $browser_hash ): string {
		$code = bin2hex( random_bytes( 32 ) );
		$this->db->insert(
			'{social_codes}',
			array(
				'code_hash'    => hash( 'sha256', $code ),
				'browser_hash' => $browser_hash,
				'user_id'      => $user_id,
				'expires_at'   => $this->clock->now() + self::SECONDS,
			)
		);
		return $code;
	}

	/**
	 * Whose code it is. A browser that shows another cookie than the one that signed in gets nothing; clients that keep no
	 * cookies may still trade it.
	 *
	 * @param string $browser_hash Empty without a cookie.
	 */
	public function owner( string $code, string $browser_hash ): ?int {
		$row = $this->db->row( 'SELECT user_id, browser_hash FROM {social_codes} WHERE code_hash = ? AND expires_at > ?', hash( 'sha256', $code ), $this->clock->now() );
		return null === $row || ( '' !== $browser_hash && $browser_hash !== $row['browser_hash'] ) ? null : (int) $row['user_id'];
	}

	/** Of two that come at once one wins. */
	public function spend( string $code ): bool {
		return 1 === $this->db->execute( 'DELETE FROM {social_codes} WHERE code_hash = ?', hash( 'sha256', $code ) );
	}

	public function purge(): void {
		$this->db->execute( 'DELETE FROM {social_codes} WHERE expires_at <= ?', $this->clock->now() );
	}
}
