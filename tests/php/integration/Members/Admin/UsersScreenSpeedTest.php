<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Members\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Members\Admin\MemberListRepository;
use MentoriaiPortal\Members\Admin\UserFilters;
use MentoriaiPortal\Members\MemberFilter;
use MentoriaiPortal\Members\MemberRepository;
use MentoriaiPortal\Members\MemberTags;
use MentoriaiPortal\Session\LastSeenRepository;
use MentoriaiPortal\Tests\Integration\Session\SessionTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * The users screen with ten thousand members reads no more than WordPress's own does for a role.
 */
#[Group( 'any-database' )]
final class UsersScreenSpeedTest extends SessionTestCase {

	private const MEMBERS = 10000;

	public function test_a_status_reads_no_more_than_a_role(): void {
		$this->fill();
		$waiting = intdiv( self::MEMBERS, 100 );
		$members = new MemberListRepository( $this->db() );
		$filters = new UserFilters( $members );
		$own     = array( 'number' => 20, 'offset' => 0, 'role' => 'mentorius', 'search' => '', 'fields' => 'all_with_meta' );
		$_GET    = array( UserFilters::STATUS => 'submitted' );

		$by_role   = $this->rows_of( static fn () => new \WP_User_Query( $own ) );
		$by_status = $this->rows_of( static fn () => new \WP_User_Query( $filters->apply( array( 'role' => '' ) + $own ) ) );
		self::assertLessThanOrEqual( $by_role * 1.1, $by_status );
		self::assertSame( $waiting, ( new \WP_User_Query( $filters->apply( array( 'role' => '' ) + $own ) ) )->get_total() );

		self::assertLessThanOrEqual( 1.1 * $this->rows_of( static fn () => count_users() ), $this->rows_of( static fn () => $members->counts() ) );
		self::assertSame( $waiting, $members->counts()['submitted'] );
		self::assertLessThanOrEqual( 1.5 * self::MEMBERS, $this->rows_of( static fn () => $members->waiting() ) );
		self::assertSame( 1, $this->count_queries( static fn () => $members->counts() ) );
	}

	/** The target of all lists of wp-admin is twice the rows of WordPress's own. */
	public function test_the_list_of_members_reads_few_times_what_the_users_screen_reads(): void {
		$this->fill();
		$members = new MemberRepository( $this->db(), new Clock(), LastSeenRepository::column( ... ) );
		$own     = $this->rows_of( static fn () => array( new \WP_User_Query( array( 'number' => 20, 'role' => 'mentorius', 'fields' => 'all_with_meta' ) ), count_users() ) );
		foreach ( array( array(), array( 'role' => 'mentorius', 'status' => 'public' ), array( 'status' => 'submitted' ) ) as $query ) {
			$filter = MemberFilter::of_query( $query );
			$read   = $this->rows_of( static fn () => array( $members->counts( $filter ), $members->page( $filter, 'registered', true, 20, intdiv( self::MEMBERS, 2 ) ) ) );
			self::assertLessThanOrEqual( 2 * $own, $read, (string) wp_json_encode( $query ) );
			self::assertSame( 3, $this->count_queries( static fn () => array( $members->counts( $filter ), $members->page( $filter, 'registered', true, 20, 0 ) ) ) );
		}
		$this->db()->execute( "INSERT INTO {member_tags} (user_id, tag_key, tag) SELECT ID, ?, 'x' FROM {$this->db()->users()} WHERE ID > 1000000 AND ID <= 1000020", MemberTags::key( 'x' ) );
		foreach ( array( array( 'tag' => 'x' ), array( 's' => 'm77@' ), array( 'seen' => '30' ), array( 'responsible' => '1' ), array( 'field' => '7' ) ) as $query ) {
			$filter = MemberFilter::of_query( $query );
			foreach ( array( 'name', 'seen', 'registered' ) as $order ) {
				$read = $this->rows_of( static fn () => array( $members->counts( $filter ), $members->page( $filter, $order, true, 20, 0 ) ) );
				self::assertLessThanOrEqual( 2 * $own, $read, $order . wp_json_encode( $query ) );
			}
		}
		self::assertLessThanOrEqual( 2 * $own, $this->rows_of( static fn () => $members->page( MemberFilter::of_query( array() ), 'name', false, 20, intdiv( self::MEMBERS, 2 ) ) ) );
		self::assertLessThanOrEqual( 2 * $own, $this->rows_of( static fn () => $members->page( MemberFilter::of_query( array() ), 'seen', false, 20, intdiv( self::MEMBERS, 2 ) ) ) );
	}

	/** @param callable(): mixed $work */
	private function rows_of( callable $work ): int {
		wp_cache_flush();
		return $this->rows_read( $work );
	}

	/** Public mentors, every hundredth waits; each with as much meta as a filled profile. */
	private function fill(): void {
		global $wpdb;
		$role = $wpdb->get_blog_prefix() . 'capabilities';
		$wpdb->query( 'START TRANSACTION' );
		foreach ( array_chunk( range( 1, self::MEMBERS ), 500 ) as $numbers ) {
			$people = array();
			$meta   = array();
			foreach ( $numbers as $number ) {
				$id       = 1_000_000 + $number;
				$status   = 0 === $number % 100 ? 'submitted' : 'public';
				$people[] = "($id,'m$number','m$number','m$number@demo.test','2026-01-01 00:00:00','Vardas $number')";
				$meta[]   = "($id,'$role','" . serialize( array( 'mentorius' => true ) ) . "')";
				$meta[]   = "($id,'" . UserMeta::STATUS . "','$status')";
				$meta[]   = "($id,'" . UserMeta::STATUS_AT . "','2026-01-01 00:00:00')";
				foreach ( array( 'first_name', 'last_name', UserMeta::POSITION, UserMeta::ABOUT, UserMeta::SLUG, UserMeta::LANG, UserMeta::BUSY ) as $key ) {
					$meta[] = "($id,'$key','Padedu augti verslui $number')";
				}
			}
			$wpdb->query( "INSERT INTO {$wpdb->users} (ID,user_login,user_nicename,user_email,user_registered,display_name) VALUES " . implode( ',', $people ) );
			$wpdb->query( "INSERT INTO {$wpdb->usermeta} (user_id,meta_key,meta_value) VALUES " . implode( ',', $meta ) );
		}
		$wpdb->query( 'COMMIT' );
		if ( ! $this->is_sqlite() ) {
			$wpdb->query( "ANALYZE TABLE {$wpdb->users}, {$wpdb->usermeta}" );
		}
	}
}
