<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Finds the people of an audience. Only members with a confirmed address get email.
 */
final readonly class AudienceRepository {

	/** Users looked at in one query when fields narrow them down. */
	private const STEP = 1000;

	public function __construct( private Db $db ) {}

	/**
	 * People after a user id, in the order of ids.
	 *
	 * @param int $but_of A survey whose invited people do not count; 0 for none.
	 * @return array{ids: list<int>, cursor: int|null} `cursor` is the last id looked at; null when there is nobody after it.
	 */
	public function page( Audience $audience, int $after, int $limit, int $but_of = 0 ): array {
		if ( $audience->is_empty() ) {
			return array(
				'ids'    => array(),
				'cursor' => null,
			);
		}
		[ $from, $values ] = $this->from( $audience, $but_of );
		$rows              = $this->db->rows( "SELECT u.ID, f.meta_value AS fields $from AND u.ID > ? ORDER BY u.ID LIMIT ?", ...$values, ...array( $after, $limit ) );
		$wanted            = 'group' === $audience->data['mode'] ? $audience->data['fields'] : array();
		$mine              = array_filter( $rows, static fn ( array $row ): bool => array() === $wanted || array() !== array_intersect( $wanted, self::fields( $row['fields'] ) ) );
		return array(
			'ids'    => array_map( 'intval', array_column( $mine, 'ID' ) ),
			'cursor' => count( $rows ) < $limit ? null : (int) $rows[ count( $rows ) - 1 ]['ID'],
		);
	}

	/** How many people it is, without those whom this survey has invited. */
	public function count( Audience $audience, int $but_of = 0 ): int {
		if ( $audience->is_empty() ) {
			return 0;
		}
		if ( 'people' === $audience->data['mode'] || array() === $audience->data['fields'] ) {
			[ $from, $values ] = $this->from( $audience, $but_of );
			return (int) $this->db->value( "SELECT COUNT(*) $from", ...$values );
		}
		$count  = 0;
		$cursor = 0;
		while ( null !== $cursor ) {
			$page   = $this->page( $audience, $cursor, self::STEP, $but_of );
			$count += count( $page['ids'] );
			$cursor = $page['cursor'];
		}
		return $count;
	}

	/**
	 * Members by name or address, for choosing them.
	 *
	 * @return list<array{id: int, name: string, email: string}>
	 */
	public function search( string $text, int $limit ): array {
		$like = '%' . $this->db->like( $text ) . '%';
		[ $roles, $values ] = $this->roles( array_column( Role::cases(), 'value' ) );
		$rows = $this->db->rows(
			"SELECT u.ID, u.display_name, u.user_email FROM {$this->db->users()} u JOIN {$this->db->usermeta()} c ON c.user_id = u.ID AND c.meta_key = ?
			WHERE ( u.display_name LIKE ? OR u.user_email LIKE ? ) AND $roles ORDER BY u.display_name, u.ID LIMIT ?",
			$this->db->capabilities_key(),
			$like,
			$like,
			...$values,
			...array( $limit )
		);
		return array_map(
			static fn ( array $row ): array => array(
				'id'    => (int) $row['ID'],
				'name'  => (string) $row['display_name'],
				'email' => (string) $row['user_email'],
			),
			$rows
		);
	}

	/** @return array{string, list<int|string>} */
	private function from( Audience $audience, int $but_of ): array {
		$data   = $audience->data;
		$people = 'people' === $data['mode'];
		[ $roles, $like ] = $this->roles( $people ? array_column( Role::cases(), 'value' ) : $data['roles'] );
		$meta             = $this->db->usermeta();
		$chosen           = $people ? $data['people'] : $data['statuses'];
		$column           = $people ? 'u.ID' : 's.meta_value';
		return array(
			"FROM {$this->db->users()} u JOIN $meta c ON c.user_id = u.ID AND c.meta_key = ? JOIN $meta s ON s.user_id = u.ID AND s.meta_key = ?
			JOIN $meta k ON k.user_id = u.ID AND k.meta_key = ? LEFT JOIN $meta f ON f.user_id = u.ID AND f.meta_key = ?
			WHERE k.meta_value <> '' AND $roles AND $column IN ( " . Db::marks( count( $chosen ) ) . ' )
			AND NOT EXISTS ( SELECT 1 FROM {survey_invites} i WHERE i.survey_id = ? AND i.user_id = u.ID )',
			array( $this->db->capabilities_key(), UserMeta::STATUS, UserMeta::CONFIRMED_AT, UserMeta::FIELDS, ...$like, ...$chosen, ...array( $but_of ) ),
		);
	}

	/**
	 * @param list<string> $roles
	 * @return array{string, list<string>}
	 */
	private function roles( array $roles ): array {
		return array(
			'( ' . implode( ' OR ', array_fill( 0, count( $roles ), 'c.meta_value LIKE ?' ) ) . ' )',
			array_map( fn ( string $role ): string => '%' . $this->db->like( "\"$role\"" ) . '%', $roles ),
		);
	}

	/** @return list<int> Term ids. */
	private static function fields( ?string $stored ): array {
		$fields = MetaValue::data( (string) $stored );
		return is_array( $fields ) ? array_values( array_map( 'intval', array_filter( $fields, 'is_numeric' ) ) ) : array();
	}
}
