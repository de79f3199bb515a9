<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Database\Db;

/**
 * Whom a mentor is busy with because of plans, for the mentor's capacity.
 */
final readonly class ActivePlanRepository {

	public function __construct( private Db $db ) {}

	/**
	 * Founders with a plan that neither side is done with.
	 *
	 * @return list<int>
	 */
	public function founders_of( int $mentor_id ): array {
		$rows = $this->db->rows( 'SELECT DISTINCT founder_id FROM {plans} WHERE mentor_id = ? AND mentor_done_at IS NULL AND founder_done_at IS NULL AND founder_id > 0', $mentor_id );
		return array_map( 'intval', array_column( $rows, 'founder_id' ) );
	}
}
