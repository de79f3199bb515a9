<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Attention;

use MentoriaiPortal\Core\Identity\UserMeta;
use PHPUnit\Framework\Attributes\Group;

/**
 * What waits is found without reading what does not.
 */
#[Group( 'any-database' )]
final class AttentionSpeedTest extends AttentionTestCase {

	public function test_counting_and_the_list_read_as_many_rows_in_a_large_portal_as_in_a_small_one(): void {
		foreach ( self::KINDS as $kind ) {
			$this->wait_for( $kind );
			$this->wait_for( $kind );
		}
		$this->fill( 200 );
		$few = $this->reads();
		$this->fill( $this->many( 4000 ) );
		self::assertLessThanOrEqual( $few * 1.1, $this->reads() );
	}

	private function reads(): int {
		$this->menu();
		$this->screen();
		wp_cache_flush();
		return $this->rows_read( fn () => $this->call_staff( 'GET', '' ) ) + $this->rows_read( fn () => $this->screen() );
	}

	/** What does not wait, in all tables that are read. */
	private function fill( int $rows ): void {
		global $wpdb;
		$wpdb->query( 'START TRANSACTION' );
		$prefix = $wpdb->prefix . 'mentoriai_';
		foreach ( array_chunk( range( 1, $rows ), 500 ) as $numbers ) {
			$insert = static fn ( string $table, callable $row ): mixed => $wpdb->query( "INSERT INTO $table VALUES " . implode( ',', array_map( $row, $numbers ) ) );
			$base   = 1000 * $rows;
			$insert( "$wpdb->usermeta (user_id,meta_key,meta_value)", static fn ( int $n ): string => sprintf( "(%d,'%s','public')", $base + $n, UserMeta::STATUS ) );
			$insert( "{$prefix}mentorships (founder_id,mentor_id,state,requested_at,active_at,convo_id,message_count)", static fn ( int $n ): string => sprintf( "(%d,%d,'active','2026-10-01 00:00:00','2026-11-01 00:00:00',1,3)", $base + $n, $base + $n ) );
			$insert( "{$prefix}checkins (mentorship_id,side,day,user_id,wording,asked_at,answered_at,score)", static fn ( int $n ): string => sprintf( "(%d,'mentor',14,%1\$d,1,'2026-10-01 00:00:00','2026-10-02 00:00:00',5)", $base + $n ) );
			$insert( "{$prefix}plans (plan_id,founder_id,mentor_id,goal,search_text,created_at,month,modified_at)", static fn ( int $n ): string => sprintf( "(%d,%1\$d,%1\$d,'','','2026-10-01 00:00:00','2026-10','2026-10-01 00:00:00')", $base + $n ) );
			$insert( "{$prefix}plan_steps (uid,plan_id,position,action,result,deadline,done)", static fn ( int $n ): string => sprintf( "('%032x',%d,1,'','','2026-10-01',1)", $base + $n, $base + $n ) );
			$insert( "{$prefix}profile_edits (user_id,field,old_text,new_text,changed_at,seen)", static fn ( int $n ): string => sprintf( "(%d,'about','a','b',1,1)", $base + $n ) );
			$insert( "{$prefix}reviews (mentor_id,author_id,rating,comment,state,created_at,updated_at)", static fn ( int $n ): string => sprintf( "(%d,%d,500,'','published','2026-10-01 00:00:00','2026-10-01 00:00:00')", $base + $n, $base + $n ) );
			$insert( "{$prefix}mail_queue (type,user_id,lang,data,dedupe,state,next_at,created_at)", static fn ( int $n ): string => sprintf( "('welcome',%d,'lt','','%064x','sent',1,1)", $base + $n, $base + $n ) );
		}
		$wpdb->query( 'COMMIT' );
		if ( ! $this->is_sqlite() ) {
			$wpdb->query( "ANALYZE TABLE $wpdb->usermeta, " . implode( ', ', array_map( static fn ( string $name ): string => $prefix . $name, array( 'mentorships', 'checkins', 'plans', 'plan_steps', 'profile_edits', 'reviews', 'mail_queue' ) ) ) );
		}
	}
}
