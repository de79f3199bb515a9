<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Stories;

use PHPUnit\Framework\Attributes\Group;

/**
 * What stories cost does not grow with their number.
 */
#[Group( 'any-database' )]
final class StorySpeedTest extends StoriesTestCase {

	private const MANY = 1000;

	public function test_queries_and_rows_stay_flat(): void {
		$empty = $this->count_queries( fn () => $this->request( 'GET', 'no-such-route' ) );
		$few   = $this->costs( 20, 1 );
		$many  = $this->costs( self::MANY, 1 );
		$last  = $this->costs( self::MANY, 110 );

		foreach ( array( $few, $many, $last ) as $costs ) {
			// The limiter's write apart.
			self::assertLessThanOrEqual( 3 + 1, $costs['list'][0] - $empty );
			self::assertLessThanOrEqual( 3 + 1, $costs['single'][0] - $empty );
		}
		self::assertLessThanOrEqual( $few['list'][1] + 5, $many['list'][1], 'rows read' );
		self::assertLessThanOrEqual( $few['single'][1] + 5, $many['single'][1], 'rows read' );
		self::assertLessThanOrEqual( self::MANY + 60, $last['list'][1], 'The last page passes over the rows before it once, in the key.' );
	}

	/** @return array{list: array{int, int}, single: array{int, int}} Queries and rows, warm. */
	private function costs( int $stories, int $page ): array {
		$this->fill( $stories );
		$costs = array();
		foreach ( array( 'list' => fn () => $this->list( $page ), 'single' => fn () => $this->single( 'nr-7' ) ) as $name => $work ) {
			$work();
			$costs[ $name ] = array( $this->count_queries( $work ), $this->rows_read( $work ) );
		}
		return $costs;
	}

	/** Published stories in both languages, as posts and in the index. */
	private function fill( int $count ): void {
		global $wpdb;
		$index = $wpdb->prefix . 'mentoriai_story_index';
		$wpdb->query( "DELETE FROM $index" );
		$wpdb->query( "DELETE FROM $wpdb->posts WHERE post_type = 'mentoriai_story'" );
		$posts = array();
		$rows  = array();
		foreach ( range( 1, $count ) as $number ) {
			foreach ( array( 'lt' => 100_000, 'en' => 200_000 ) as $lang => $base ) {
				$id      = $base + $number;
				$slug    = 'lt' === $lang ? "nr-$number" : "no-$number";
				$posts[] = "($id,'mentoriai_story','publish','$slug','Tekstas','','','','','2026-01-01 10:00:00','2026-01-01 10:00:00','2026-01-01 10:00:00','2026-01-01 10:00:00')";
				$rows[]  = "($id,'$lang','g-$number','$slug',$number,0,'{\"title\":\"Istorija\",\"text\":\"Trumpai\"}')";
			}
		}
		foreach ( array_chunk( array_keys( $posts ), 500 ) as $keys ) {
			$wpdb->query( "INSERT INTO $wpdb->posts (ID,post_type,post_status,post_name,post_content,post_excerpt,to_ping,pinged,post_content_filtered,post_date,post_date_gmt,post_modified,post_modified_gmt) VALUES " . implode( ',', array_intersect_key( $posts, array_flip( $keys ) ) ) );
			$wpdb->query( "INSERT INTO $index (post_id,lang,pair_key,slug,published_at,image_id,card) VALUES " . implode( ',', array_intersect_key( $rows, array_flip( $keys ) ) ) );
		}
		if ( ! $this->is_sqlite() ) {
			$wpdb->query( "ANALYZE TABLE $index, $wpdb->posts" );
		}
		update_option( 'mentoriai_content_version', 'filled-' . $count );
	}
}
