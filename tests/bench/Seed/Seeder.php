<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Bench\Seed;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Mentors\Field;
use mysqli;
use RuntimeException;

/**
 * Brings a site to one size of the bench.
 */
final readonly class Seeder {

	private mysqli $mysql;

	private Db $db;

	public function __construct() {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof mysqli ) {
			throw new RuntimeException( 'The bench runs on MariaDB.' );
		}
		mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
		$this->mysql = $wpdb->dbh;
		$this->db    = new Db( $wpdb );
	}

	/** @return array<string, mixed> What the measuring side needs to know. */
	public function seed( int $messages, int $mentors, int $plans ): array {
		$this->mysql->query( 'SET SESSION unique_checks = 0, foreign_key_checks = 0, autocommit = 0' );
		$people = new People( $this->mysql, $this->db );
		$fields = self::fields();
		$peers  = new Peers( $this->mysql, $this->db );
		if ( null === $this->db->value( "SELECT ID FROM {$this->db->users()} WHERE ID = ?", Ids::HEAVY ) ) {
			$people->founders();
		}
		( new Mentors( $this->mysql, $this->db, $people, $fields ) )->up_to( $mentors );
		$peers->posts( $mentors, $peers->categories() );
		$this->mysql->commit();
		( new Messages( $this->mysql, $this->db ) )->seed( $messages, $mentors );
		( new Plans( $this->mysql, $this->db ) )->seed( $plans, $mentors );
		( new Mentorships( $this->mysql, $this->db ) )->seed( $mentors );
		$peers->comments( $messages );
		$people->sessions( self::measured() );
		$this->mysql->commit();
		$this->mysql->query( 'SET SESSION unique_checks = 1, foreign_key_checks = 1, autocommit = 1' );
		( new IndexCheck( $this->db ) )->run( $mentors );
		$this->settle();
		return $this->facts();
	}

	/** @return list<int> Ids of twelve field tags. */
	private static function fields(): array {
		$ids = array();
		for ( $number = 1; $number <= 12; $number++ ) {
			$known = get_term_by( 'slug', "sritis-$number", Field::TAXONOMY );
			$made  = $known instanceof \WP_Term ? $known->term_id : wp_insert_term( "Sritis $number", Field::TAXONOMY, array( 'slug' => "sritis-$number" ) );
			$ids[] = (int) ( is_array( $made ) ? $made['term_id'] : $made );
		}
		return $ids;
	}

	/** Statistics of the tables as a server has them that has run for a while; nothing kept from a smaller size. */
	private function settle(): void {
		global $wpdb;
		delete_option( 'mentoriai_mentor_plans' );
		add_option( 'mentoriai_mentor_plans', array(), '', true );
		$ours = array_map( $this->db->table( ... ), array( 'messages', 'conversations', 'message_months', 'plans', 'plan_steps', 'mentorships', 'meetings', 'mentor_index', 'mentor_terms', 'sessions' ) );
		$this->db->rows( 'ANALYZE TABLE ' . implode( ', ', array( ...$ours, $wpdb->posts, $wpdb->postmeta, $wpdb->users, $wpdb->usermeta, $wpdb->comments, $wpdb->term_relationships ) ) );
		update_option( 'mentoriai_bench', 1, true );
		wp_cache_flush();
	}

	/** @return list<int> */
	private static function measured(): array {
		return array(
			Ids::HEAVY,
			Ids::TALKER,
			Ids::PLANNER,
			Ids::SHARED,
			Ids::LISTENER,
			Ids::PLAN_MENTOR,
			Ids::SHARED_MENTOR,
			...range( Ids::WRITER, Ids::WRITER + Ids::WRITERS - 1 ),
		);
	}

	/** @return array<string, mixed> */
	private function facts(): array {
		$names = array( 'heavy' => Ids::HEAVY, 'talker' => Ids::TALKER, 'planner' => Ids::PLANNER, 'shared' => Ids::SHARED, 'listener' => Ids::LISTENER, 'plan_mentor' => Ids::PLAN_MENTOR, 'shared_mentor' => Ids::SHARED_MENTOR );
		return array(
			'tokens'   => array_map( Ids::token( ... ), $names ),
			'writers'  => array_map( static fn ( int $at ): array => array( 'token' => Ids::token( Ids::WRITER + $at ), 'convo' => Ids::WRITER_CONVERSATION + $at ), range( 0, Ids::WRITERS - 1 ) ),
			'busiest'  => Ids::BUSIEST,
			'last_id'  => (int) $this->db->value( 'SELECT last_message_id FROM {conversations} WHERE convo_id = ?', Ids::BUSIEST ),
			'thread'   => Ids::SHARED_CONVERSATION,
			'plans'    => array( Ids::SHORT_PLAN, Ids::LONG_PLAN ),
			'mentorships' => array( 'listener' => Ids::BUSIEST, 'heavy' => Ids::HEAVY_MENTORSHIP ),
			'tag'      => 'sritis-3',
			'tags'     => array( 'sritis-3', 'sritis-7' ),
			'fields'   => array_slice( self::fields(), 2, 3 ),
			'category' => 'bench-3',
			'rare'     => Texts::RARE,
			'common'   => Texts::COMMON,
			'mentor'   => (string) $this->db->value( 'SELECT slug FROM {mentor_index} WHERE mentor_id = ? AND lang = ?', Ids::LISTENER, 'lt' ),
			'mentor_id' => Ids::LISTENER,
			'post'     => Ids::POST + 1,
			'admin'    => AUTH_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( 1, time() + DAY_IN_SECONDS ) ) . '; ' . LOGGED_IN_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( 1, time() + DAY_IN_SECONDS, 'logged_in' ) ),
			'login'    => array( 'email' => Ids::email( Ids::HEAVY ), 'password' => Ids::PASSWORD ),
		);
	}
}
