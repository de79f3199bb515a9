<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Database\PublicPhoto;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Media\Photo;

/**
 * A person's own mentorships with what is shown of the other side; what is not the viewer's is not found.
 *
 * @phpstan-type Row array<string, string|null>
 */
final readonly class MentorshipViewRepository {

	public function __construct( private Db $db ) {}

	/** @return Row|null See view(). */
	public function find_for_viewer( int $id, Identity $viewer ): ?array {
		return $this->rows( $viewer, 'm.id = ?', 1, 0, '', $id )[0] ?? null;
	}

	/**
	 * The latest activity first.
	 *
	 * @return array{list<Row>, int} See view(); and how many there are in all.
	 */
	public function page_for_viewer( Identity $viewer, bool $open, int $limit, int $offset ): array {
		$which = static fn ( string $table ): string => "$table.state " . ( $open ? '' : 'NOT ' ) . "IN ('requested', 'active')";
		$mine  = Side::of( $viewer )->column( 'id' );
		$count = "( SELECT COUNT(*) FROM {mentorships} c WHERE c.$mine = {$viewer->user_id} AND {$which( 'c' )} )";
		$rows  = $this->rows( $viewer, $which( 'm' ), $limit, $offset, ", $count AS total" );
		// Beyond the last page there is no row that tells.
		$total = array() === $rows && $offset > 0 ? $this->db->value( "SELECT $count" ) : $rows[0]['total'] ?? 0;
		return array( $rows, (int) $total );
	}

	/**
	 * @param Row       $row      Of this repository.
	 * @param list<int> $plan_ids Of the pair.
	 */
	public static function view( array $row, array $plan_ids = array(), PairMeetings $meetings = new PairMeetings() ): MentorshipView {
		return new MentorshipView( MentorshipRepository::hydrate( $row ), Photo::of( $row['photo'] ), MetaValue::text( $row['slug'] ?? '' ), AccountStatus::Public->value === $row['status'], $plan_ids, $meetings, (int) ( $row['latest_id'] ?? $row['id'] ), '1' === $row['blocked_by_me'] );
	}

	/**
	 * Pages are counted off in an index; only their own rows are read whole.
	 *
	 * @return list<Row>
	 */
	private function rows( Identity $viewer, string $where, int $limit, int $offset, string $columns, int ...$values ): array {
		$side  = Side::of( $viewer );
		$other = 'm.' . $side->other()->column( 'id' );
		$meta  = $this->db->usermeta();
		return $this->db->rows(
			'SELECT ' . MentorshipRepository::COLUMNS . ', ' . PublicPhoto::column( $this->db, $other ) . " AS photo,
				( SELECT meta_value FROM $meta WHERE user_id = $other AND meta_key = '" . UserMeta::STATUS . "' LIMIT 1 ) AS status,
				( SELECT meta_value FROM $meta WHERE user_id = m.mentor_id AND meta_key = '" . UserMeta::SLUG . "' LIMIT 1 ) AS slug,
				CASE WHEN m.is_latest = 1 THEN m.id ELSE ( SELECT n.id FROM {mentorships} n WHERE n.founder_id = m.founder_id AND n.mentor_id = m.mentor_id AND n.is_latest = 1 LIMIT 1 ) END AS latest_id,
				CASE WHEN EXISTS ( SELECT 1 FROM {blocks} y WHERE y.user_id = m.{$side->column( 'id' )} AND y.blocked_id = $other ) THEN 1 ELSE 0 END AS blocked_by_me$columns
			FROM ( SELECT m.id FROM {mentorships} m WHERE m.{$side->column( 'id' )} = ? AND $where ORDER BY m.active_at DESC, m.id DESC LIMIT $limit OFFSET $offset ) page
			JOIN {mentorships} m ON m.id = page.id " . MentorshipRepository::names( $this->db ) . ' ORDER BY m.active_at DESC, m.id DESC',
			$viewer->user_id,
			...$values
		);
	}
}
