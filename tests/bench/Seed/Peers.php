<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Bench\Seed;

use MentoriaiPortal\Core\Database\Db;
use mysqli;

/**
 * What WordPress's own routes read, in comparable number: a post a mentor with two categories and a busy mark in its
 * meta, and comments as messages are (a tenth of them on the oldest post).
 */
final readonly class Peers {

	public const BUSY = 'bench_busy';

	/** More comments would only make the peers slower. */
	private const MOST_COMMENTS = 100000;

	public function __construct( private mysqli $mysql, private Db $db ) {}

	/** @return list<int> Ids of the twelve categories. */
	public function categories(): array {
		$ids = array();
		for ( $number = 1; $number <= 12; $number++ ) {
			$known = get_term_by( 'slug', "bench-$number", 'category' );
			$made  = $known instanceof \WP_Term ? $known->term_taxonomy_id : wp_insert_term( "Bench $number", 'category', array( 'slug' => "bench-$number" ) );
			$ids[] = (int) ( is_array( $made ) ? $made['term_taxonomy_id'] : $made );
		}
		return $ids;
	}

	/** @param list<int> $categories */
	public function posts( int $count, array $categories ): void {
		$last = Ids::POST + $count;
		foreach ( array( "{$this->db->posts()} WHERE post_type = 'post' AND ID", "{$this->db->postmeta()} WHERE post_id", "{$this->db->term_relationships()} WHERE object_id" ) as $rows ) {
			$this->mysql->query( "DELETE FROM $rows > $last" );
		}
		$result = $this->mysql->query( "SELECT COUNT(*) FROM {$this->db->posts()} WHERE post_type = 'post' AND ID > " . Ids::POST );
		$known  = (int) ( $result instanceof \mysqli_result ? $result->fetch_row()[0] ?? 0 : 0 );
		$posts  = new Bulk( $this->mysql, $this->db->posts(), array( 'ID', 'post_author', 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt', 'post_content', 'post_title', 'post_name', 'post_excerpt', 'to_ping', 'pinged', 'post_content_filtered', 'post_status', 'post_type', 'comment_status' ) );
		$meta   = new Bulk( $this->mysql, $this->db->postmeta(), array( 'post_id', 'meta_key', 'meta_value' ) );
		$terms  = new Bulk( $this->mysql, $this->db->term_relationships(), array( 'object_id', 'term_taxonomy_id' ) );
		for ( $number = $known + 1; $number <= $count; $number++ ) {
			$person = Texts::person( $number );
			$id     = Ids::POST + $number;
			$time   = gmdate( 'Y-m-d H:i:s', 1767254400 + $number * 60 );
			$posts->add( array( $id, Ids::AUTHOR + 1 + $number % Ids::AUTHORS, $time, $time, $time, $time, $person['about'], $person['first'] . ' ' . $person['last'], "bench-$number", '', '', '', '', 'publish', 'post', 'open' ) );
			$meta->add( array( $id, self::BUSY, 0 === $number % 10 ? '1' : '0' ) );
			foreach ( array_unique( array( $categories[ $number % 12 ], $categories[ ( $number + 1 + intdiv( $number, 12 ) % 11 ) % 12 ] ) ) as $category ) {
				$terms->add( array( $id, $category ) );
			}
		}
		array_map( static fn ( Bulk $rows ) => $rows->flush(), array( $posts, $meta, $terms ) );
		wp_update_term_count_now( $categories, 'category' );
	}

	public function comments( int $messages ): void {
		global $wpdb;
		$count  = min( $messages, self::MOST_COMMENTS );
		$oldest = intdiv( $count, 10 );
		$first  = Ids::POST + 1;
		$prose  = $this->mysql->real_escape_string( Texts::prose() );
		$this->mysql->query( "TRUNCATE $wpdb->comments" );
		$this->mysql->query(
			"INSERT INTO $wpdb->comments (comment_ID, comment_post_ID, comment_author, comment_author_email, comment_date, comment_date_gmt, comment_content, comment_approved, comment_type)
			SELECT seq, CASE WHEN seq <= $oldest THEN $first ELSE $first + 1 + seq * 7919 % 900 END, 'Bench', 'bench@demo.test', '2026-01-01 08:00:00' + INTERVAL seq * 20 SECOND, '2026-01-01 08:00:00' + INTERVAL seq * 20 SECOND,
			SUBSTRING('$prose', 1 + CRC32(seq) % 500, 60 + CRC32(seq + 1) % 240), '1', 'comment' FROM seq_1_to_$count"
		);
		$this->mysql->query( "UPDATE {$this->db->posts()} p JOIN (SELECT comment_post_ID, COUNT(*) AS n FROM $wpdb->comments GROUP BY comment_post_ID) c ON c.comment_post_ID = p.ID SET p.comment_count = c.n" );
	}
}
