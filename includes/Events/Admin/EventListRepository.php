<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\EventStatus;

/**
 * The dates of events in WordPress's own query for the list. A meta query would lose drafts that have no date yet.
 */
final readonly class EventListRepository {

	/** The last day: the end, or the start of an event of one day. */
	private const LAST = "COALESCE( NULLIF( mentoriai_end.meta_value, '' ), mentoriai_start.meta_value )";

	public function __construct(
		private Db $db,
		private Clock $clock
	) {}

	/**
	 * @param array<string, string> $clauses Parts of the query.
	 * @param string                $when    `upcoming`, `past`, or '' for both.
	 * @param string                $state   A status, `moved` for those with another date than they had, or '' for all.
	 * @param string                $order   `ASC` or `DESC` by the first day; `upcoming` for those without a date, then
	 *                                       upcoming by date, then past newest first; '' as it is.
	 * @return array<string, string>
	 */
	public function clauses( array $clauses, string $when, string $state, string $order ): array {
		$today = $this->clock->today();
		$last  = self::LAST;
		$start = 'mentoriai_start.meta_value';

		$clauses['join']  .= $this->join( 'mentoriai_start', EventMeta::START_DATE ) . $this->join( 'mentoriai_end', EventMeta::END_DATE );
		$clauses['where'] .= match ( $when ) {
			'upcoming' => " AND $last >= '$today'",
			'past' => " AND $last <> '' AND $last < '$today'",
			default => '',
		};
		if ( 'moved' === $state ) {
			$clauses['join']  .= $this->join( 'mentoriai_moved', EventMeta::MOVED_FROM );
			$clauses['where'] .= " AND mentoriai_moved.meta_value <> ''";
		} elseif ( null !== EventStatus::tryFrom( $state ) ) {
			$clauses['join']  .= $this->join( 'mentoriai_state', EventMeta::STATUS );
			$clauses['where'] .= " AND COALESCE( NULLIF( mentoriai_state.meta_value, '' ), '" . EventStatus::Scheduled->value . "' ) = '$state'";
		}
		$id = $this->db->posts() . '.ID';
		if ( 'upcoming' === $order ) {
			$clauses['orderby'] = "CASE WHEN COALESCE( $start, '' ) = '' THEN 0 WHEN $last >= '$today' THEN 1 ELSE 2 END,
				CASE WHEN $last >= '$today' THEN $start ELSE '' END, $start DESC, $id DESC";
		} elseif ( '' !== $order ) {
			$clauses['orderby'] = 'DESC' === $order ? "$start DESC, $id DESC" : "$start ASC, $id ASC";
		}
		return $clauses;
	}

	/** The keys are constants of ours: nothing to escape. */
	private function join( string $alias, string $key ): string {
		return " LEFT JOIN {$this->db->postmeta()} $alias ON $alias.post_id = {$this->db->posts()}.ID AND $alias.meta_key = '$key'";
	}
}
