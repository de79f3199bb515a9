<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Mentors\MentorRating;
use MentoriaiPortal\Mentorships\MentorRequests;

/**
 * Reports for staff. They read across the tables of mentors, messages and mentorships, which one sorted page cannot do by asking
 * each module apart; nothing is written here. Months are `yyyy-MM`, '' for all of them.
 *
 * @phpstan-import-type Row from Db
 */
final readonly class StatisticsRepository {

	public function __construct( private Db $db ) {}

	public function count_mentors( MentorFilter $filter ): int {
		[ $which, $values ] = $this->which( $filter );
		return (int) $this->db->value( "SELECT COUNT(*) FROM {mentor_index} i WHERE $which", ...$values );
	}

	/** @return array{visible: int, hidden: int} Whether visitors see them, to mentors. */
	public function mentors_by_state(): array {
		$row = (array) $this->db->row( 'SELECT COUNT(*) AS mentors, SUM(visible) AS visible FROM {mentor_index} WHERE kind = ? AND lang = ?', MentorKind::Dynamic->value, 'lt' );
		return array( 'visible' => (int) $row['visible'], 'hidden' => (int) $row['mentors'] - (int) $row['visible'] );
	}

	/**
	 * A page of the table of mentors. The database sorts, by the one number that is asked for; equals stand by id.
	 *
	 * @param ListPage $page Sorted by a MentorSort; by views, the most first, if it says nothing.
	 * @return list<MentorNumbers>
	 */
	public function page( string $since, MentorFilter $filter, ListPage $page ): array {
		$sort                    = MentorSort::tryFrom( $page->by ) ?? MentorSort::Views;
		[ $join, $values, $key ] = self::order( $sort, $since );
		[ $which, $of ]          = $this->which( $filter );
		$direction               = $page->ascending ? 'ASC' : 'DESC';
		return $this->of(
			$since,
			$this->db->rows(
				"SELECT i.mentor_id FROM {mentor_index} i $join WHERE $which
				ORDER BY CASE WHEN $key IS NULL THEN 1 ELSE 0 END, $key $direction, i.mentor_id LIMIT ? OFFSET ?",
				...array( ...$values, ...$of, $page->limit, $page->offset )
			)
		);
	}

	/**
	 * The next mentors by id, for exports.
	 *
	 * @return list<MentorNumbers>
	 */
	public function batch( string $since, MentorFilter $filter, int $after_id, int $limit ): array {
		[ $which, $values ] = $this->which( $filter );
		return $this->of( $since, $this->db->rows( "SELECT i.mentor_id FROM {mentor_index} i WHERE $which AND i.mentor_id > ? ORDER BY i.mentor_id LIMIT ?", ...array( ...$values, $after_id, $limit ) ) );
	}

	/** One of them; null for who is no mentor. */
	public function mentor( string $since, int $mentor_id ): ?MentorNumbers {
		return $this->of( $since, $this->db->rows( 'SELECT mentor_id FROM {mentor_index} WHERE kind = ? AND lang = ? AND mentor_id = ?', MentorKind::Dynamic->value, 'lt', $mentor_id ) )[0] ?? null;
	}

	/** Founders whose account is public. */
	public function count_founders(): int {
		return (int) $this->db->value(
			"SELECT COUNT(*) FROM {$this->db->usermeta()} r JOIN {$this->db->usermeta()} s ON s.user_id = r.user_id AND s.meta_key = ? AND s.meta_value = ?
			WHERE r.meta_key = ? AND r.meta_value LIKE ?",
			UserMeta::STATUS,
			AccountStatus::Public->value,
			$this->db->capabilities_key(),
			'%' . $this->db->like( '"' . Role::Founder->value . '"' ) . '%'
		);
	}

	/** @return array<string, int> Month to views of all dynamic mentors. */
	public function views_by_month( string $since ): array {
		$rows  = $this->db->rows( 'SELECT month, SUM(total) AS total FROM {view_months} WHERE kind = ? AND month >= ? GROUP BY month', MentorKind::Dynamic->value, $since );
		$views = array();
		foreach ( $rows as $row ) {
			$views[ (string) $row['month'] ] = (int) $row['total'];
		}
		return $views;
	}

	/** @return array<string, array{conversations: int, messages: int}> By month. */
	public function messages_by_month( string $since ): array {
		$months = array();
		foreach ( $this->db->rows( 'SELECT month, SUM(conversations) AS conversations, SUM(sent + received) AS messages FROM {message_months} WHERE month >= ? GROUP BY month', $since ) as $row ) {
			$months[ (string) $row['month'] ] = array(
				'conversations' => (int) $row['conversations'],
				'messages'      => (int) $row['messages'],
			);
		}
		return $months;
	}

	/** @return array{string, list<int|string>} Conditions on `{mentor_index} i`, and their values. */
	private function which( MentorFilter $filter ): array {
		$which  = 'i.kind = ? AND i.lang = ?';
		$values = array( MentorKind::Dynamic->value, 'lt' );
		if ( null !== $filter->visible ) {
			$which   .= ' AND i.visible = ?';
			$values[] = (int) $filter->visible;
		}
		if ( '' !== $filter->search ) {
			$which   .= " AND i.mentor_id IN ( SELECT u.ID FROM {$this->db->users()} u WHERE u.display_name LIKE ? )";
			$values[] = '%' . $this->db->like( $filter->search ) . '%';
		}
		return array( $which, $values );
	}

	/**
	 * What a sort needs: the join, its values and the expression, null where a mentor has no such number.
	 *
	 * @return array{string, list<string>, string}
	 */
	private static function order( MentorSort $sort, string $since ): array {
		$kind = MentorKind::Dynamic->value;
		return match ( $sort ) {
			MentorSort::Name          => array( '', array(), 'i.sort_key' ),
			MentorSort::Rating        => array( '', array(), '(CASE WHEN i.rating_count > 0 THEN 1.0 * i.rating_sum / i.rating_count END)' ),
			MentorSort::Views         => array( 'LEFT JOIN (' . self::views( '1 = 1' ) . ') v ON v.mentor_id = i.mentor_id', array( $kind, $since ), 'COALESCE(v.total, 0)' ),
			MentorSort::Conversations => array( self::join_messages(), array( $since ), 'COALESCE(m.conversations, 0)' ),
			MentorSort::Messages      => array( self::join_messages(), array( $since ), 'COALESCE(m.sent, 0)' ),
			MentorSort::ReplyRate     => array( 'LEFT JOIN (' . self::requests( '1 = 1' ) . ') q ON q.mentor_id = i.mentor_id', array( Period::begin_of( $since ) ), '(1.0 * q.replied / q.requests)' ),
			MentorSort::Median        => array( 'LEFT JOIN (' . self::medians( '1 = 1' ) . ') d ON d.mentor_id = i.mentor_id', array( Period::begin_of( $since ) ), 'd.median' ),
		};
	}

	private static function join_messages(): string {
		return 'LEFT JOIN (' . self::messages( '1 = 1' ) . ') m ON m.mentor_id = i.mentor_id';
	}

	private static function views( string $which ): string {
		return "SELECT mentor_id, SUM(total) AS total FROM {view_months} WHERE kind = ? AND month >= ? AND $which GROUP BY mentor_id";
	}

	private static function messages( string $which ): string {
		return "SELECT mentor_id, SUM(conversations) AS conversations, SUM(sent) AS sent FROM {message_months} WHERE month >= ? AND $which GROUP BY mentor_id";
	}

	private static function requests( string $which ): string {
		return 'SELECT mentor_id, COUNT(*) AS requests, ' . MentorRequests::REPLIED . ' AS replied FROM {mentorships} m WHERE requested_at >= ? AND ' . MentorRequests::COUNTED . " AND $which GROUP BY mentor_id";
	}

	/** The middle answer of each mentor, or the mean of the two in the middle. */
	private static function medians( string $which ): string {
		return "SELECT mentor_id, AVG(answer_seconds) AS median FROM (
			SELECT mentor_id, answer_seconds, ROW_NUMBER() OVER (PARTITION BY mentor_id ORDER BY answer_seconds) AS place, COUNT(*) OVER (PARTITION BY mentor_id) AS answers
			FROM {mentorships} WHERE answer_seconds IS NOT NULL AND requested_at >= ? AND $which
			) ranked WHERE 2 * place >= answers AND 2 * place <= answers + 2 GROUP BY mentor_id";
	}

	/**
	 * The numbers of these mentors, in their order.
	 *
	 * @param list<Row> $mentors Rows with `mentor_id`.
	 * @return list<MentorNumbers>
	 */
	private function of( string $since, array $mentors ): array {
		if ( array() === $mentors ) {
			return array();
		}
		$ids   = array_map( 'intval', array_column( $mentors, 'mentor_id' ) );
		$which = 'mentor_id IN (' . Db::marks( count( $ids ) ) . ')';
		$kind  = MentorKind::Dynamic->value;
		$rows  = $this->db->rows(
			'SELECT i.mentor_id, u.display_name, i.visible, i.rating_sum, i.rating_count, v.total AS views, m.conversations, m.sent, q.requests, q.replied, d.median
			FROM {mentor_index} i JOIN ' . $this->db->users() . ' u ON u.ID = i.mentor_id
			LEFT JOIN (' . self::views( $which ) . ') v ON v.mentor_id = i.mentor_id
			LEFT JOIN (' . self::messages( $which ) . ') m ON m.mentor_id = i.mentor_id
			LEFT JOIN (' . self::requests( $which ) . ') q ON q.mentor_id = i.mentor_id
			LEFT JOIN (' . self::medians( $which ) . ") d ON d.mentor_id = i.mentor_id
			WHERE i.kind = ? AND i.lang = ? AND i.$which",
			...array( $kind, $since, ...$ids, $since, ...$ids, Period::begin_of( $since ), ...$ids, Period::begin_of( $since ), ...$ids, $kind, 'lt', ...$ids )
		);
		$found = array_column( array_map( self::hydrate( ... ), $rows ), null, 'id' );
		return array_values( array_filter( array_map( static fn ( int $id ): ?MentorNumbers => $found[ $id ] ?? null, $ids ) ) );
	}

	/** @param Row $row */
	private static function hydrate( array $row ): MentorNumbers {
		$requests = (int) $row['requests'];
		$reviews  = (int) $row['rating_count'];
		return new MentorNumbers(
			(int) $row['mentor_id'],
			(string) $row['display_name'],
			'1' === (string) $row['visible'],
			(int) $row['views'],
			(int) $row['conversations'],
			(int) $row['sent'],
			0 === $requests ? null : round( (int) $row['replied'] / $requests, 4 ),
			null === $row['median'] ? null : round( (float) $row['median'] / 3600, 2 ),
			0 === $reviews ? null : ( new MentorRating( (int) $row['rating_sum'], $reviews ) )->average(),
			$reviews
		);
	}
}
