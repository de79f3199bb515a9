<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Bench\Seed;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Plans\PlansModule;
use mysqli;

/**
 * Plans: a thousand of one founder with one mentor for deep pages, one plan of 1 step and one of 50, and all others.
 */
final readonly class Plans {

	public function __construct( private mysqli $mysql, private Db $db ) {}

	public function seed( int $plans, int $mentors ): void {
		foreach ( array( 'plans', 'plan_steps' ) as $table ) {
			$this->mysql->query( 'TRUNCATE ' . $this->db->table( $table ) );
		}
		$this->mysql->query( "DELETE FROM {$this->db->posts()} WHERE post_type = '" . PlansModule::POST_TYPE . "'" );
		$deep    = Ids::DEEP_PLANS;
		$last    = $deep + $plans;
		$founder = Ids::OTHER_FOUNDER . ' + seq * 13 % ' . ( Ids::FOUNDER + Ids::FOUNDERS - Ids::OTHER_FOUNDER );
		$mentor  = Ids::OTHER_MENTOR . ' + seq * 11 % ' . ( $mentors - 100 );
		// The fixed ones lie spread among all others.
		$this->plans( "SELECT seq AS number, seq * ($last DIV $deep) AS place, " . Ids::PLANNER . ' AS founder_id, ' . Ids::PLAN_MENTOR . " AS mentor_id FROM seq_1_to_$deep", '0' );
		$this->plans( "SELECT seq AS number, seq AS place, $founder AS founder_id, $mentor AS mentor_id FROM seq_1_to_$last WHERE seq % ($last DIV $deep) <> 0", '0' );
		$this->plans( 'SELECT 1 AS number, ' . ( Ids::SHORT_PLAN - Ids::PLAN ) . ' AS place, ' . Ids::PLANNER . ' AS founder_id, ' . Ids::PLAN_MENTOR . ' AS mentor_id', '0' );
		$this->plans( 'SELECT 1 AS number, ' . ( Ids::LONG_PLAN - Ids::PLAN ) . ' AS place, ' . Ids::PLANNER . ' AS founder_id, ' . Ids::PLAN_MENTOR . ' AS mentor_id', '0' );
		$this->steps( 'p.plan_id < ' . Ids::SHORT_PLAN, 3 );
		$this->steps( 'p.plan_id = ' . Ids::SHORT_PLAN, 1 );
		$this->steps( 'p.plan_id = ' . Ids::LONG_PLAN, 50 );
		$this->mysql->query(
			"INSERT INTO {$this->db->posts()} (ID, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_title, post_excerpt, to_ping, pinged, post_content_filtered, post_status, post_type)
			SELECT plan_id, created_at, created_at, modified_at, modified_at, '', '', '', '', '', '', 'private', '" . PlansModule::POST_TYPE . "' FROM {$this->db->table( 'plans' )}"
		);
	}

	/** @param string $people SELECT of number, place, founder_id, mentor_id. */
	private function plans( string $people, string $notify_at ): void {
		$time = "'2026-01-01 08:00:00' + INTERVAL place * 2 MINUTE";
		$this->mysql->query(
			"INSERT INTO {$this->db->table( 'plans' )} (plan_id, founder_id, mentor_id, goal, search_text, created_at, month, modified_at, opened, opened_at, is_told, notify_at)
			SELECT " . Ids::PLAN . " + place, founder_id, mentor_id, CONCAT('Tikslas ', place), CONCAT('tikslas ', place), $time, SUBSTRING($time, 1, 7), $time, number % 50 <> 0, $time, 1, $notify_at FROM ($people) people"
		);
	}

	private function steps( string $which, int $count ): void {
		$this->mysql->query(
			"INSERT INTO {$this->db->table( 'plan_steps' )} (uid, plan_id, position, action, result, deadline, done)
			SELECT MD5(CONCAT('step ', p.plan_id, ' ', s.seq)), p.plan_id, s.seq - 1, CONCAT('Veiksmas ', s.seq), CONCAT('Rezultatas ', s.seq), '2027-06-01', s.seq % 3 = 0
			FROM {$this->db->table( 'plans' )} p JOIN seq_1_to_$count s WHERE $which"
		);
	}
}
