<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

use Closure;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Finds what was kept long enough.
 */
final readonly class RetentionRepository {

	public function __construct( private Db $db ) {}

	/**
	 * The next registration that no one has confirmed, and whose last email went out before this time.
	 *
	 * @param string $before UTC `yyyy-MM-dd HH:mm:ss`.
	 * @param int    $after  Ids beyond this one.
	 */
	public function provisional_before( string $before, int $after ): ?int {
		$id = $this->db->value(
			"SELECT p.user_id FROM {$this->db->usermeta()} p WHERE p.meta_key = ? AND p.meta_value < ? AND p.user_id > ?
			AND NOT EXISTS ( SELECT 1 FROM {$this->db->usermeta()} c WHERE c.user_id = p.user_id AND c.meta_key = ? )" . $this->db->of_this_site( 'p.user_id' ) . ' ORDER BY p.user_id LIMIT 1',
			UserMeta::PROVISIONAL_SINCE,
			$before,
			$after,
			UserMeta::CONFIRMED_AT
		);
		return null === $id ? null : (int) $id;
	}

	/**
	 * Erases it unless it was registered again or confirmed meanwhile.
	 *
	 * @param Closure(): bool $erase
	 */
	public function erase_provisional( int $user_id, string $before, Closure $erase ): bool {
		return $this->db->transaction(
			fn (): bool => 1 === $this->db->execute( "DELETE FROM {$this->db->usermeta()} WHERE user_id = ? AND meta_key = ? AND meta_value < ?", $user_id, UserMeta::PROVISIONAL_SINCE, $before ) && $erase()
		);
	}

	/**
	 * The next account that was closed before this time.
	 *
	 * @param string $before UTC `yyyy-MM-dd HH:mm:ss`.
	 * @param int    $after  Ids beyond this one.
	 */
	public function closed_before( string $before, int $after ): ?int {
		$id = $this->db->value(
			"SELECT s.user_id FROM {$this->db->usermeta()} s
			JOIN {$this->db->usermeta()} t ON t.user_id = s.user_id AND t.meta_key = ? AND t.meta_value < ?
			WHERE s.meta_key = ? AND s.meta_value = ? AND s.user_id > ?" . $this->db->of_this_site( 's.user_id' ) . ' ORDER BY s.user_id LIMIT 1',
			UserMeta::STATUS_AT,
			$before,
			UserMeta::STATUS,
			AccountStatus::Closed->value,
			$after
		);
		return null === $id ? null : (int) $id;
	}
}
