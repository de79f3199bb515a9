<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Colleagues;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\StaffMenu;

/**
 * Members by a filter. Role and status are read from the entries of their two keys, grouped by person; a join of the two, or a union,
 * reads more (UsersScreenSpeedTest). wp_users is read only where a search or an order needs it.
 */
final readonly class MemberRepository {

	/** A value of the list that WordPress has serialised, not one of its keys. */
	private const FIELD = '^a:[0-9]+:[{](i:[0-9]+;i:[0-9]+;)*i:[0-9]+;i:%d;';

	/** @param Closure( literal-string ): literal-string $seen_on SQL of the day on which a person was seen last; see SessionModule. */
	public function __construct( private Db $db, private Clock $clock, private Closure $seen_on ) {}

	/** @return array<string, int> Status to members, whatever status the filter asks for. */
	public function counts( MemberFilter $filter ): array {
		[ $people, $values ] = $this->people( $filter );
		$counts              = array();
		foreach ( $this->db->rows( "SELECT d.status, COUNT(*) AS members FROM $people GROUP BY d.status", ...$values ) as $row ) {
			$counts[ (string) $row['status'] ] = (int) $row['members'];
		}
		return $counts;
	}

	/**
	 * @param 'name'|'seen'|'registered' $order People who were not seen since it is kept come last.
	 * @return array<int, string|null> User id to the day on which they were seen last (`yyyy-MM-dd`).
	 */
	public function page( MemberFilter $filter, string $order, bool $descending, int $limit, int $offset ): array {
		[ $people, $values ] = $this->people( $filter, 'name' === $order );
		$way                 = $descending ? 'DESC' : 'ASC';
		$seen                = ( $this->seen_on )( 'd.user_id' );
		// Accounts are numbered in the order of their registration.
		$by   = match ( $order ) {
			'name'       => "u.display_name $way, d.user_id $way",
			'seen'       => "CASE WHEN $seen IS NULL THEN 1 ELSE 0 END, $seen $way, d.user_id $way",
			'registered' => "d.user_id $way",
		};
		$where = '';
		if ( null !== $filter->status ) {
			$where    = 'WHERE d.status = ?';
			$values[] = $filter->status->value;
		}
		$ids  = array_column( $this->db->rows( "SELECT d.user_id FROM $people $where ORDER BY $by LIMIT ? OFFSET ?", ...array( ...$values, $limit, $offset ) ), 'user_id' );
		$ids  = array_map( 'intval', $ids );
		$days = $this->days( $ids );
		return array_combine( $ids, array_map( static fn ( int $id ): ?string => $days[ $id ] ?? null, $ids ) );
	}

	/** @return list<int> All user ids, in the order of registration. */
	public function ids( MemberFilter $filter ): array {
		[ $people, $values ] = $this->people( $filter );
		$of_status           = null === $filter->status ? array() : array( $filter->status->value );
		return array_map( 'intval', array_column( $this->db->rows( "SELECT d.user_id FROM $people" . ( array() === $of_status ? '' : ' WHERE d.status = ?' ) . ' ORDER BY d.user_id', ...array( ...$values, ...$of_status ) ), 'user_id' ) );
	}

	/**
	 * When each of some people was seen last.
	 *
	 * @param list<int> $ids
	 * @return array<int, string|null>
	 */
	public function days( array $ids ): array {
		$seen = ( $this->seen_on )( 'u.ID' );
		$days = array();
		foreach ( array() === $ids ? array() : $this->db->rows( "SELECT u.ID, $seen AS seen_on FROM {$this->db->users()} u WHERE u.ID IN (" . Db::marks( count( $ids ) ) . ')', ...$ids ) as $row ) {
			$days[ (int) $row['ID'] ] = $row['seen_on'];
		}
		return $days;
	}

	/**
	 * The people of a filter, whatever their status, as the derived table `d` (user_id, status); with wp_users as `u` if asked.
	 *
	 * @return array{string, list<int|string>}
	 */
	private function people( MemberFilter $filter, bool $with_users = false ): array {
		$roles  = null === $filter->role ? array_column( Role::cases(), 'value' ) : array( $filter->role->value );
		$staff  = MemberRole::names_of_staff();
		$held   = fn ( string $role ): string => '%' . $this->db->like( '"' . $role . '"' ) . '%';
		$which  = '';
		$values = array();
		foreach ( $this->narrowed( $filter ) as $condition => $of ) {
			$which .= " AND $condition";
			array_push( $values, ...$of );
		}
		$is_member = '( ' . implode( ' OR ', array_fill( 0, count( $roles ), 'm.meta_value LIKE ?' ) ) . ' )' . str_repeat( ' AND m.meta_value NOT LIKE ?', count( $staff ) );
		$draft     = AccountStatus::Draft->value;
		$sql       = "( SELECT m.user_id, COALESCE( MAX( CASE WHEN m.meta_key = ? THEN m.meta_value END ), '$draft' ) AS status FROM {$this->db->usermeta()} m WHERE m.meta_key IN ( ?, ? )$which
			GROUP BY m.user_id HAVING MAX( CASE WHEN m.meta_key = ? AND $is_member THEN 1 ELSE 0 END ) = 1 ) d";
		$role_key  = $this->db->capabilities_key();
		return array(
			$sql . ( $with_users ? " JOIN {$this->db->users()} u ON u.ID = d.user_id" : '' ),
			array( UserMeta::STATUS, UserMeta::STATUS, $role_key, ...$values, $role_key, ...array_map( $held, array( ...$roles, ...$staff ) ) ),
		);
	}

	/** @return array<string, list<int|string>> Conditions on `m.user_id` to their values. */
	private function narrowed( MemberFilter $filter ): array {
		$meta = "SELECT k.user_id FROM {$this->db->usermeta()} k WHERE k.meta_key = ?";
		$all  = array();
		if ( null !== $filter->field ) {
			$all[ "m.user_id IN ( $meta AND k.meta_value REGEXP ? )" ] = array( UserMeta::FIELDS, sprintf( self::FIELD, $filter->field ) );
		}
		if ( '' !== $filter->tag ) {
			$all['m.user_id IN ( SELECT t.user_id FROM {member_tags} t WHERE t.tag_key = ? )'] = array( MemberTags::key( $filter->tag ) );
		}
		if ( 0 === $filter->responsible ) {
			$able = array_map( 'strval', array_keys( Colleagues::who_may( StaffMenu::CAPABILITY ) ) );
			$all[ "m.user_id NOT IN ( $meta AND k.meta_value IN ( " . Db::marks( count( $able ) ) . ' ) )' ] = array( UserMeta::RESPONSIBLE, ...$able );
		} elseif ( null !== $filter->responsible ) {
			$all[ "m.user_id IN ( $meta AND k.meta_value = ? )" ] = array( UserMeta::RESPONSIBLE, (string) $filter->responsible );
		}
		if ( null !== $filter->seen ) {
			$all[ ( $this->seen_on )( 'm.user_id' ) . ' <= ?' ] = array( $this->clock->today( -$filter->seen ) );
		}
		if ( $filter->to_invite ) {
			$all[ "m.user_id IN ( $meta )" ] = array( UserMeta::INVITE_LATER );
		}
		if ( '' !== $filter->search ) {
			$like = '%' . $this->db->like( $filter->search ) . '%';
			$all[ "m.user_id IN ( SELECT s.ID FROM {$this->db->users()} s WHERE s.display_name LIKE ? OR s.user_email LIKE ? )" ] = array( $like, $like );
		}
		return $all;
	}
}
