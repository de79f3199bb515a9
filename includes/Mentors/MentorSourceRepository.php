<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Identity\Busy;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;

/**
 * Members who are mentors, as wp_usermeta has them. Read past WordPress's cache: the index must be made of what is
 * stored.
 */
final readonly class MentorSourceRepository {

	private const KEYS = array(
		'first_name',
		'last_name',
		UserMeta::STATUS,
		UserMeta::SLUG,
		UserMeta::POSITION,
		UserMeta::POSITION_EN,
		UserMeta::COMPANY,
		UserMeta::ABOUT,
		UserMeta::ABOUT_EN,
		UserMeta::TOWN,
		UserMeta::FIELDS,
		UserMeta::BUSY,
		UserMeta::BUSY_UNTIL,
		UserMeta::CAPACITY,
		UserMeta::AVATAR,
	);

	private const CONTACT_KEYS = array( UserMeta::STATUS, UserMeta::BUSY, UserMeta::BUSY_UNTIL, UserMeta::CAPACITY );

	private const ABOUT_KEYS = array( UserMeta::ABOUT, UserMeta::ABOUT_EN, UserMeta::LINKEDIN );

	public function __construct( private Db $db ) {}

	/**
	 * Meta of a mentor by key; null for who is none.
	 *
	 * @return array<string, string>|null
	 */
	public function mentor( int $user_id ): ?array {
		return $this->read( $user_id, self::KEYS );
	}

	/**
	 * The texts of a mentor's own page.
	 *
	 * @return array{about: string, about_en: string, linkedin: string}
	 */
	public function about( int $user_id ): array {
		$meta = $this->read( $user_id, self::ABOUT_KEYS ) ?? array();
		return array(
			'about'    => $meta[ UserMeta::ABOUT ] ?? '',
			'about_en' => $meta[ UserMeta::ABOUT_EN ] ?? '',
			'linkedin' => $meta[ UserMeta::LINKEDIN ] ?? '',
		);
	}

	/** @return array{status: string, busy: Busy, capacity: int}|null Null for who is no mentor. */
	public function contact( int $user_id, string $today ): ?array {
		$meta = $this->read( $user_id, self::CONTACT_KEYS );
		return null === $meta ? null : array(
			'status'   => $meta[ UserMeta::STATUS ] ?? '',
			'busy'     => Busy::stored( $meta, $today ),
			'capacity' => (int) ( $meta[ UserMeta::CAPACITY ] ?? 0 ),
		);
	}

	/** @return list<int> Field tags of a mentor, also of one who is not shown. */
	public function field_ids( int $user_id ): array {
		$ids = MetaValue::data( $this->read( $user_id, array( UserMeta::FIELDS ) )[ UserMeta::FIELDS ] ?? '' );
		return is_array( $ids ) ? array_values( array_unique( array_map( 'intval', array_filter( $ids, 'is_numeric' ) ) ) ) : array();
	}

	/**
	 * Ids of people who are mentors, or stand in the index as such, in order.
	 *
	 * @param int $after Ids beyond this one.
	 * @return list<int>
	 */
	public function ids( int $after, int $limit ): array {
		$rows = $this->db->rows(
			'SELECT user_id FROM ' . $this->db->usermeta() . ' WHERE meta_key = ? AND meta_value LIKE ? AND user_id > ?
			UNION SELECT mentor_id FROM {mentor_index} WHERE kind = ? AND lang = ? AND mentor_id > ? ORDER BY user_id LIMIT ' . $limit,
			$this->db->capabilities_key(),
			$this->role_pattern(),
			$after,
			MentorKind::Dynamic->value,
			'lt',
			$after
		);
		return array_map( 'intval', array_column( $rows, 'user_id' ) );
	}

	/** @return array{int, int} How many mentors have their row, and where they are visible their place in the list; and how many there are. */
	public function ready(): array {
		$row = $this->db->row(
			'SELECT COUNT(*) AS mentors, SUM(CASE WHEN i.card IS NOT NULL AND i.work_text IS NOT NULL AND (i.visible = 0 OR t.mentor_id IS NOT NULL) THEN 1 ELSE 0 END) AS ready
			FROM ' . $this->db->usermeta() . ' m JOIN ' . $this->db->users() . ' u ON u.ID = m.user_id
			LEFT JOIN {mentor_index} i ON i.kind = ? AND i.lang = ? AND i.mentor_id = u.ID
			LEFT JOIN {mentor_terms} t ON t.kind = i.kind AND t.lang = i.lang AND t.mentor_id = i.mentor_id AND t.term_id = 0
			WHERE m.meta_key = ? AND m.meta_value LIKE ?',
			MentorKind::Dynamic->value,
			Lang::Lt->value,
			$this->db->capabilities_key(),
			$this->role_pattern()
		);
		return array( (int) ( $row['ready'] ?? 0 ), (int) ( $row['mentors'] ?? 0 ) );
	}

	/** Keeps the slug a mentor was given; it stays when the name changes. */
	public function keep_slug( int $user_id, string $slug ): void {
		update_user_meta( $user_id, UserMeta::SLUG, $slug );
	}

	/** LIKE pattern of the meta of those who have the role. */
	private function role_pattern(): string {
		return '%' . $this->db->like( '"' . Role::Mentor->value . '"' ) . '%';
	}

	/**
	 * @param list<string> $keys
	 * @return array<string, string>|null
	 */
	private function read( int $user_id, array $keys ): ?array {
		$role = $this->db->capabilities_key();
		$keys = array( ...$keys, $role );
		$rows = $this->db->rows(
			'SELECT m.meta_key, m.meta_value FROM ' . $this->db->usermeta() . ' m JOIN ' . $this->db->users() . ' u ON u.ID = m.user_id
			WHERE m.user_id = ? AND m.meta_key IN (' . Db::marks( count( $keys ) ) . ') ORDER BY m.umeta_id DESC',
			$user_id,
			...$keys
		);
		$meta  = array();
		foreach ( $rows as $row ) {
			$meta[ (string) $row['meta_key'] ] = MetaValue::text( $row['meta_value'] );
		}
		$roles = MetaValue::data( $meta[ $role ] ?? '' );
		return is_array( $roles ) && ! empty( $roles[ Role::Mentor->value ] ) ? $meta : null;
	}
}
