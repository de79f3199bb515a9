<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\Database\Db;

/**
 * Accounts of the site, for imports.
 */
final readonly class SiteUsersRepository {

	/** The role of WordPress that makes nobody staff. */
	public const SUBSCRIBER = 'subscriber';

	public function __construct( private Db $db ) {}

	/**
	 * @param list<string> $emails In lower case.
	 * @return array<string, int> Those that have an account, to its id.
	 */
	public function ids( array $emails ): array {
		$ids  = array();
		$rows = array() === $emails ? array() : $this->db->rows( "SELECT ID, user_email FROM {$this->db->users()} WHERE user_email IN (" . Db::marks( count( $emails ) ) . ') ORDER BY ID DESC', ...$emails );
		foreach ( $rows as $row ) {
			$ids[ strtolower( (string) $row['user_email'] ) ] = (int) $row['ID'];
		}
		return $ids;
	}

	/** How many subscribers there are. */
	public function count(): int {
		[ $where, $values ] = $this->subscribers();
		return (int) $this->db->value( "SELECT COUNT(*) FROM {$this->db->usermeta()} m WHERE $where", ...$values );
	}

	/** @return list<int> Their ids. */
	public function after( int $user_id, int $limit ): array {
		[ $where, $values ] = $this->subscribers();
		$rows = $this->db->rows( "SELECT m.user_id FROM {$this->db->usermeta()} m WHERE $where AND m.user_id > ? ORDER BY m.user_id LIMIT ?", ...array( ...$values, $user_id, $limit ) );
		return array_map( 'intval', array_column( $rows, 'user_id' ) );
	}

	/** @return array{string, list<string>} */
	private function subscribers(): array {
		$like = fn ( string $role ): string => '%' . $this->db->like( '"' . $role . '"' ) . '%';
		return array( 'm.meta_key = ? AND m.meta_value LIKE ?', array( $this->db->capabilities_key(), $like( self::SUBSCRIBER ) ) );
	}
}
