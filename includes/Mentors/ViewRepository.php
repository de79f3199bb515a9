<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;

/**
 * Views of mentors' pages.
 */
final readonly class ViewRepository {

	public function __construct( private Db $db ) {}

	/** The salt of a day; the first asker makes it. */
	public function salt( string $day ): string {
		$known = fn (): ?string => $this->db->value( 'SELECT salt FROM {view_salts} WHERE day = ?', $day );
		$salt  = $known();
		if ( null !== $salt ) {
			return $salt;
		}
		$this->db->execute( 'DELETE FROM {view_salts} WHERE day <> ?', $day );
		$this->db->insert_ignore(
			'{view_salts}',
			array(
				'day'  => $day,
				'salt' => bin2hex( random_bytes( 32 ) ),
			)
		);
		return (string) $known();
	}

	/**
	 * Keeps a view.
	 *
	 * @param string    $visitor  Hash.
	 * @param list<int> $term_ids Tags that were of interest.
	 * @return bool False when this visitor's view of this mentor is kept for the day already.
	 */
	public function add( MentorKind $kind, int $mentor_id, string $day, string $visitor, array $term_ids ): bool {
		return $this->db->transaction(
			function () use ( $kind, $mentor_id, $day, $visitor, $term_ids ): bool {
				$row = array(
					'kind'      => $kind->value,
					'mentor_id' => $mentor_id,
					'day'       => $day,
					'visitor'   => $visitor,
				);
				if ( ! $this->db->insert_ignore( '{views}', $row ) ) {
					return false;
				}
				foreach ( $term_ids as $term_id ) {
					$this->db->execute( 'INSERT INTO {field_views} (term_id, day, total) VALUES (?, ?, 1) ON DUPLICATE KEY UPDATE total = total + 1', $term_id, $day );
				}
				return true;
			}
		);
	}
}
