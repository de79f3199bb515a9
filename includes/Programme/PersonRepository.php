<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * The rows of people, and where their moments are read from: the tables of the modules in which they happened.
 */
final readonly class PersonRepository {

	private const COLUMNS = 'id, user_id, role, month, fields, registered_at, confirmed_at, public_at, first_request_at, answered_at, met_at, plan_at, step_done_at, plan_done_at, goals_reached_at';

	/** Whoever has both keeps one. */
	private const MERGED = 'CASE WHEN fields LIKE ? THEN REPLACE( fields, ?, ? ) ELSE REPLACE( fields, ?, ? ) END';

	public function __construct( private Db $db ) {}

	/** A new row; false where the person has one. */
	public function add( int $user_id, string $role, int $registered_at ): bool {
		return 1 === $this->add_all( array( array( 'id' => $user_id, 'role' => $role, 'registered_at' => $registered_at ) ) );
	}

	/**
	 * @param list<array{id: int, role: string, registered_at: int}> $members
	 * @return int How many had none.
	 */
	public function add_all( array $members ): int {
		$values = array();
		foreach ( $members as $member ) {
			array_push( $values, $member['id'], $member['role'], Clock::month( $member['registered_at'] ), Clock::to_sql( $member['registered_at'] ) );
		}
		return array() === $values ? 0 : $this->db->execute( 'INSERT IGNORE INTO {programme_people} (user_id, role, month, registered_at) VALUES ' . Db::rows_of_marks( count( $members ), 4 ), ...$values );
	}

	/**
	 * The row as it is now, locked for the rest of the transaction. The write makes the row this transaction's own: what is read after it is the newest,
	 * whatever the transaction had seen before.
	 *
	 * @param list<Stage> $missing Nothing is found where the person has reached all of them; [] asks for nothing.
	 */
	public function lock( int $user_id, array $missing = array() ): ?Person {
		$where = array() === $missing ? '' : ' AND ( ' . implode( ' OR ', array_map( static fn ( Stage $stage ): string => "{$stage->column()} IS NULL", $missing ) ) . ' )';
		return 1 === $this->db->execute( "UPDATE {programme_people} SET touched = touched + 1 WHERE user_id = ?$where", $user_id ) ? $this->find( $user_id ) : null;
	}

	public function find( int $user_id ): ?Person {
		$row = $this->db->row( 'SELECT ' . self::COLUMNS . ' FROM {programme_people} WHERE user_id = ?', $user_id );
		return null === $row ? null : Person::of_row( $row );
	}

	/**
	 * Reads moments from where they happened. One that stays is read without a lock: were there an earlier one, whoever wrote it would have come here first.
	 * What can be taken back is read in the UPDATE, which sees what others have written meanwhile, and waits for them.
	 *
	 * @param list<Stage> $stages
	 */
	public function refresh( int $user_id, string $role, array $stages ): void {
		$sources = array();
		foreach ( $stages as $stage ) {
			$source = $stage->is_kept() ? $this->source( $stage, Role::Mentor->value === $role ) : null;
			if ( null !== $source ) {
				$sources[ $stage->column() ] = "$source AS {$stage->column()}";
			}
		}
		$found = array() === $sources ? array() : array_filter( $this->db->row( 'SELECT ' . implode( ', ', $sources ) . ' FROM {programme_people} WHERE user_id = ?', $user_id ) ?? array(), is_string( ... ) );
		if ( array() !== $found ) {
			$set = array_map( static fn ( string $column ): string => "$column = COALESCE( $column, ? )", array_keys( $found ) );
			$this->db->execute( 'UPDATE {programme_people} SET ' . implode( ', ', $set ) . ' WHERE user_id = ?', ...array( ...array_values( $found ), $user_id ) );
		}
		$this->refresh_where( $role, array_values( array_filter( $stages, static fn ( Stage $stage ): bool => ! $stage->is_kept() ) ), 'user_id = ?', $user_id );
	}

	/** A meeting that was held: the first one counts, whoever is told of it first. */
	public function met( int $user_id, int $at ): void {
		$sql = Clock::to_sql( $at );
		$this->db->execute( 'UPDATE {programme_people} SET met_at = ? WHERE user_id = ? AND ( met_at IS NULL OR met_at > ? )', $sql, $user_id, $sql );
	}

	/**
	 * A founder who becomes a mentor is on the other side: what they reached with others counts no more, and what they reach there is read anew, in the
	 * UPDATE (see refresh()). Their fields are not known until fill_fields().
	 */
	public function set_role( int $user_id, string $role ): void {
		$set = array_map( fn ( Stage $stage ): string => "{$stage->column()} = " . ( $this->source( $stage, Role::Mentor->value === $role ) ?? 'NULL' ), Stage::WITH_OTHERS );
		$this->db->execute( 'UPDATE {programme_people} SET role = ?, fields = NULL, ' . implode( ', ', $set ) . ' WHERE user_id = ?', $role, $user_id );
	}

	/** @param list<int> $ids Of rows. */
	public function refresh_rows( string $role, array $ids ): void {
		array() === $ids || $this->refresh_where( $role, array_slice( Stage::cases(), 1 ), 'role = ? AND id IN (' . Db::marks( count( $ids ) ) . ')', $role, ...$ids );
	}

	/**
	 * The fields of the first mentor, where they are not known yet.
	 *
	 * @param list<Person> $people
	 */
	public function fill_fields( array $people ): void {
		$people  = array_filter( $people, static fn ( Person $one ): bool => null === $one->fields && null !== $one->user_id && isset( $one->moments[ Stage::FirstRequest->value ] ) );
		$mentors = $this->first_mentors( array_values( $people ) );
		$fields  = $this->fields_of( array_values( array_unique( $mentors ) ) );
		$values  = array();
		foreach ( $people as $one ) {
			array_push( $values, $one->id, Person::stored( $fields[ $mentors[ $one->id ] ?? 0 ] ?? array() ) );
		}
		if ( array() !== $values ) {
			$ids = array_column( $people, 'id' );
			$this->db->execute( 'UPDATE {programme_people} SET fields = CASE id ' . implode( ' ', array_fill( 0, count( $ids ), 'WHEN ? THEN ?' ) ) . ' END WHERE fields IS NULL AND id IN (' . Db::marks( count( $ids ) ) . ')', ...$values, ...$ids );
		}
	}

	/**
	 * @param int $after Ids beyond this one.
	 * @return list<Person>
	 */
	public function of_month( string $month, int $after, int $limit ): array {
		return $this->all( 'month = ? AND id > ? ORDER BY id LIMIT ?', $month, $after, $limit );
	}

	/**
	 * Members of this site who have registered, and their roles.
	 *
	 * @param int $after Ids beyond this one.
	 * @return array{list<array{id: int, role: string, registered_at: int}>, int|null} And the last id that was looked at; null at the end.
	 */
	public function members( int $after, int $limit ): array {
		$rows    = $this->db->rows(
			"SELECT u.ID, u.user_registered, r.meta_value AS roles, ( SELECT a.meta_value FROM {$this->db->usermeta()} a JOIN {$this->db->usermeta()} i ON i.user_id = a.user_id AND i.meta_key IN (?, ?) WHERE a.user_id = u.ID AND a.meta_key = ? LIMIT 1 ) AS consents FROM ( SELECT ID, user_registered FROM {$this->db->users()} WHERE ID > ? ORDER BY ID LIMIT ? ) u
			LEFT JOIN {$this->db->usermeta()} r ON r.user_id = u.ID AND r.meta_key = ?
			WHERE NOT EXISTS ( SELECT 1 FROM {$this->db->usermeta()} c WHERE c.user_id = u.ID AND c.meta_key = ? AND c.meta_value = 'a:0:{}' ) OR " . self::by_provider() . ' ORDER BY u.ID',
			UserMeta::IMPORTED,
			UserMeta::WAS_HERE,
			UserMeta::CONSENTS,
			$after,
			$limit,
			$this->db->capabilities_key(),
			UserMeta::CONSENTS
		);
		$members = array();
		foreach ( $rows as $row ) {
			$role = MemberRole::of_capabilities( MetaValue::data( $row['roles'] ) );
			if ( null !== $role ) {
				$members[ (int) $row['ID'] ] = array(
					'id'            => (int) $row['ID'],
					'role'          => $role->value,
					'registered_at' => max( 0, Clock::from_sql( self::first_consent( MetaValue::data( $row['consents'] ) ) ?? (string) $row['user_registered'] ) ),
				);
			}
		}
		$last = $this->db->value( "SELECT MAX( ID ) FROM ( SELECT ID FROM {$this->db->users()} WHERE ID > ? ORDER BY ID LIMIT ? ) u", $after, $limit );
		return array( array_values( $members ), null === $last ? null : (int) $last );
	}

	/**
	 * @param list<int> $user_ids
	 * @return array<int, Person> By user id.
	 */
	public function of_users( array $user_ids ): array {
		$people = array() === $user_ids ? array() : $this->all( 'user_id IN (' . Db::marks( count( $user_ids ) ) . ')', ...$user_ids );
		return array_combine( array_map( static fn ( Person $one ): int => (int) $one->user_id, $people ), $people );
	}

	/** @return list<string> Of registrations. */
	public function months(): array {
		return array_map( 'strval', array_column( $this->db->rows( 'SELECT DISTINCT month FROM {programme_people}' ), 'month' ) );
	}

	/**
	 * The shortest and the longest time to a stage among those who took so many tenths of a day.
	 *
	 * @return array{int, int}|null Seconds.
	 */
	public function bounds( Cell $cell, Stage $stage ): ?array {
		$before = $stage->before();
		if ( null === $before || null === $cell->seconds ) {
			return null;
		}
		$since = 'CASE WHEN ' . $stage->column() . ' > ' . $before->column() . ' THEN ' . Db::unix( $stage->column() ) . ' - ' . Db::unix( $before->column() ) . ' ELSE 0 END';
		$from  = Cell::tenths( $cell->seconds ) * Cell::TENTH - intdiv( Cell::TENTH, 2 );
		$row   = $this->db->row(
			"SELECT MIN( seconds ) AS least, MAX( seconds ) AS most FROM ( SELECT $since AS seconds FROM {programme_people} WHERE month = ? AND role = ? AND {$stage->column()} IS NOT NULL AND {$before->column()} IS NOT NULL"
			. ( 0 === $cell->field_id ? '' : " AND fields LIKE '%,{$cell->field_id},%'" ) . ' ) taken WHERE seconds >= ? AND seconds < ?',
			$cell->month,
			$cell->role,
			$from,
			$from + Cell::TENTH
		);
		return null === ( $row['least'] ?? null ) ? null : array( (int) $row['least'], (int) $row['most'] );
	}

	/** Whether a provider of sign-ins began the account, which asks for the consents afterwards. */
	public function began_by_provider( int $user_id ): bool {
		return null !== $this->db->value( "SELECT u.ID FROM {$this->db->users()} u WHERE u.ID = ? AND " . self::by_provider(), $user_id );
	}

	/** Of a person who never was. */
	public function remove( int $id ): void {
		$this->db->execute( 'DELETE FROM {programme_people} WHERE id = ?', $id );
	}

	/**
	 * A row of what happened elsewhere, or the moments of one that is there.
	 *
	 * @param array<string, int> $moments Stage key to unix seconds, the registration among them.
	 * @param list<int>|null     $fields
	 */
	public function put_history( ?int $user_id, string $role, array $moments, ?array $fields ): void {
		$row = array(
			'role'  => $role,
			'month' => Clock::month( $moments[ Stage::Registered->value ] ),
		) + ( null === $fields ? array() : array( 'fields' => Person::stored( $fields ) ) );
		foreach ( $moments as $stage => $at ) {
			$row[ Stage::from( $stage )->column() ] = Clock::to_sql( $at );
		}
		if ( null === $user_id ) {
			$this->db->insert( '{programme_people}', $row );
		} else {
			$this->db->execute( 'UPDATE {programme_people} SET ' . implode( ' = ?, ', array_keys( $row ) ) . ' = ? WHERE user_id = ?', ...array( ...array_values( $row ), $user_id ) );
		}
	}

	/** The row stays, and is nobody's. */
	public function disown( int $user_id ): bool {
		return 0 < $this->db->execute( 'UPDATE {programme_people} SET user_id = NULL WHERE user_id = ?', $user_id );
	}

	/** A field takes the place of another one. Whoever has one of the two is locked for the rest of the transaction. */
	public function merge_field( int $from, int $to ): void {
		$this->db->execute( 'UPDATE {programme_people} SET touched = touched + 1, fields = ' . self::MERGED . ' WHERE fields LIKE ? OR fields LIKE ?', ...self::merged( $from, $to ) );
		$this->db->execute( 'UPDATE {programme_facts} SET fields = ' . self::MERGED . ' WHERE fields LIKE ? OR fields LIKE ?', ...self::merged( $from, $to ) );
	}

	/**
	 * @param int $after Ids beyond this one.
	 * @return list<Person>
	 */
	public function of_field( int $field_id, int $after, int $limit ): array {
		return $this->all( 'fields LIKE ? AND id > ? ORDER BY id LIMIT ?', "%,$field_id,%", $after, $limit );
	}

	/**
	 * Imported people register with it.
	 *
	 * @param mixed $consents Of UserMeta::CONSENTS.
	 * @return string|null UTC.
	 */
	private static function first_consent( mixed $consents ): ?string {
		$times = array_filter( array_column( is_array( $consents ) ? $consents : array(), 'agreed_at' ), is_string( ... ) );
		return array() === $times ? null : min( $times );
	}

	/** Tied to a provider in the minute in which it began: whoever was imported may tie one later. */
	private static function by_provider(): string {
		return 'EXISTS ( SELECT 1 FROM {social_accounts} l WHERE l.user_id = u.ID AND ' . Db::unix( 'l.linked_at' ) . ' - ' . Db::unix( 'u.user_registered' ) . ' <= 60 )';
	}

	/** @return list<string> What MERGED and a search for both need. */
	private static function merged( int $from, int $to ): array {
		return array( "%,$to,%", ",$from,", ',', ",$from,", ",$to,", "%,$from,%", "%,$to,%" );
	}

	/** @param list<Stage> $stages */
	private function refresh_where( string $role, array $stages, string $where, int|string ...$values ): void {
		$set = array();
		foreach ( $stages as $stage ) {
			$source = $this->source( $stage, Role::Mentor->value === $role );
			if ( null !== $source ) {
				$set[] = $stage->column() . ' = ' . ( $stage->is_kept() ? "COALESCE( {$stage->column()}, $source )" : $source );
			}
		}
		if ( array() !== $set ) {
			$this->db->execute( 'UPDATE {programme_people} SET ' . implode( ', ', $set ) . " WHERE $where", ...$values );
		}
	}

	/** When a person reached a stage, as SQL; null where nobody of the role does. */
	private function source( Stage $stage, bool $is_mentor ): ?string {
		$who     = '{programme_people}.user_id';
		$side    = $is_mentor ? 'mentor_id' : 'founder_id';
		$meta    = fn ( string $key ): string => "( SELECT MIN( NULLIF( v.meta_value, '' ) ) FROM {$this->db->usermeta()} v WHERE v.user_id = $who AND v.meta_key = '$key' )";
		$founder = static fn ( string $sql ): ?string => $is_mentor ? null : $sql;
		return match ( $stage ) {
			Stage::Registered   => null,
			Stage::Confirmed    => $meta( UserMeta::CONFIRMED_AT ),
			// Of a site from before the portal kept changes: since the last one, or ever since.
			Stage::Public       => "COALESCE( ( SELECT MIN( s.changed_at ) FROM {status_changes} s WHERE s.user_id = $who AND s.new_status = 'public' ),
				( SELECT COALESCE( {$meta( UserMeta::STATUS_AT )}, {programme_people}.registered_at ) FROM {$this->db->usermeta()} p WHERE p.user_id = $who AND p.meta_key = '" . UserMeta::STATUS . "' AND p.meta_value = 'public' LIMIT 1 ) )",
			Stage::FirstRequest => "( SELECT MIN( m.requested_at ) FROM {mentorships} m WHERE m.$side = $who )",
			Stage::Answered     => "( SELECT MIN( m.answered_at ) FROM {mentorships} m WHERE m.$side = $who )",
			Stage::Met          => "( SELECT MIN( g.starts_at ) FROM {meetings} g WHERE g.$side = $who AND g.state = 'held' )",
			Stage::Plan         => $founder( "( SELECT MIN( p.created_at ) FROM {plans} p WHERE p.founder_id = $who )" ),
			Stage::StepDone     => $founder( "( SELECT MIN( s.done_at ) FROM {plans} p JOIN {plan_steps} s ON s.plan_id = p.plan_id WHERE p.founder_id = $who AND s.done = 1 )" ),
			Stage::PlanDone     => $founder( "( SELECT MIN( p.founder_done_at ) FROM {plans} p WHERE p.founder_id = $who )" ),
			Stage::GoalsReached => $founder( "( SELECT MIN( m.ended_at ) FROM {mentorships} m WHERE m.founder_id = $who AND m.state = 'ended' AND ( m.reason = 'goals_reached' OR m.goals IN ('fully', 'mostly') ) )" ),
		};
	}

	/**
	 * @param list<Person> $people
	 * @return array<int, int> Id of the row to a user id: the mentor of the first request, or the mentor in person.
	 */
	private function first_mentors( array $people ): array {
		$founders = array_values( array_filter( $people, static fn ( Person $one ): bool => Role::Mentor->value !== $one->role ) );
		$ids      = array_map( static fn ( Person $one ): int => (int) $one->user_id, $founders );
		$first    = array();
		foreach ( array() === $ids ? array() : $this->db->rows( 'SELECT founder_id, mentor_id FROM {mentorships} WHERE founder_id IN (' . Db::marks( count( $ids ) ) . ') ORDER BY requested_at, id', ...$ids ) as $row ) {
			$first[ (int) $row['founder_id'] ] ??= (int) $row['mentor_id'];
		}
		$mentors = array();
		foreach ( $people as $one ) {
			$mentors[ $one->id ] = Role::Mentor->value === $one->role ? (int) $one->user_id : $first[ (int) $one->user_id ] ?? 0;
		}
		return $mentors;
	}

	/**
	 * @param list<int> $mentor_ids
	 * @return array<int, list<int>>
	 */
	private function fields_of( array $mentor_ids ): array {
		$fields = array();
		foreach ( array() === $mentor_ids ? array() : $this->db->rows( "SELECT user_id, meta_value FROM {$this->db->usermeta()} WHERE meta_key = ? AND user_id IN (" . Db::marks( count( $mentor_ids ) ) . ')', UserMeta::FIELDS, ...$mentor_ids ) as $row ) {
			$ids                              = MetaValue::data( $row['meta_value'] );
			$fields[ (int) $row['user_id'] ] = array_values( array_unique( array_filter( array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, is_array( $ids ) ? $ids : array() ) ) ) );
		}
		return $fields;
	}

	/** @return list<Person> */
	private function all( string $where, int|string ...$values ): array {
		return array_map( Person::of_row( ... ), $this->db->rows( 'SELECT ' . self::COLUMNS . " FROM {programme_people} WHERE $where", ...$values ) );
	}
}
