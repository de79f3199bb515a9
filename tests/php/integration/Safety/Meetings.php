<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;

/**
 * Meetings of the pairs of World.
 */
final class Meetings {

	/** What each side proposes: both may be agreed on. */
	public const TIMES = array( 'founder' => '2026-12-01T08:00:00Z', 'mentor' => '2026-12-01T10:00:00Z' );

	/** @param 'founder'|'mentor' $by */
	public static function add( Db $db, int $mentorship, string $by, bool $agreed = false ): int {
		$pair = $db->row( 'SELECT founder_id, mentor_id FROM {mentorships} WHERE id = ?', $mentorship ) ?? array();
		$now  = Clock::to_sql( World::NOW );
		$time = Clock::to_sql( (int) strtotime( self::TIMES[ $by ] ) );
		return $db->insert(
			'{meetings}',
			array(
				'mentorship_id' => $mentorship,
				'founder_id'    => $pair['founder_id'],
				'mentor_id'     => $pair['mentor_id'],
				'proposed_by'   => $by,
				'state'         => $agreed ? 'agreed' : 'proposed',
				'times'         => $time,
				'starts_at'     => $agreed ? $time : null,
				'agreed_at'     => $agreed ? $now : null,
				'ends_at'       => $time,
				'minutes'       => 60,
				'place'         => 'Kavinė',
				'note'          => '',
				'uid'           => bin2hex( random_bytes( 16 ) ),
				'created_at'    => $now,
				'changed_at'    => $now,
			)
		);
	}
}
