<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentors\Field;

/**
 * Whom a founder can ask instead.
 */
final class AlternativesTest extends MentorshipTestCase {

	private int $export = 0;

	private string $state = 'open';

	protected function setUp(): void {
		parent::setUp();
		$term = wp_insert_term( 'Eksportas', Field::TAXONOMY, array( 'slug' => 'eksportas-alt' ) );
		self::assertIsArray( $term );
		$this->export = (int) $term['term_id'];
		$this->in_field( $this->mentor );
	}

	private function in_field( int $mentor ): int {
		update_user_meta( $mentor, UserMeta::FIELDS, array( $this->export ) );
		do_action( 'mentoriai_profile_saved', $mentor );
		return $mentor;
	}

	/** @param array<string, string> $meta */
	private function other( string $name, array $meta = array() ): int {
		$mentor = $this->member( Role::Mentor, $name, 'Mentorius' );
		foreach ( $meta as $key => $value ) {
			update_user_meta( $mentor, $key, $value );
		}
		return $this->in_field( $mentor );
	}

	/** @return list<int>|null */
	private function offered( int $who ): ?array {
		$list = $this->request( 'GET', 'mentorships/' . $this->mentorship( $who, $this->state )['id'], array(), $this->token( $who ) )->get_data()['alternatives'];
		return null === $list ? null : array_column( $list, 'id' );
	}

	public function test_up_to_three_who_share_a_field_are_free_and_were_not_asked(): void {
		$free  = array( $this->other( 'Ada' ), $this->other( 'Beata' ), $this->other( 'Cilė' ), $this->other( 'Dalia' ) );
		$asked = $this->other( 'Elė' );
		$full  = $this->other( 'Fausta', array( UserMeta::CAPACITY => '1' ) );
		$busy  = $this->other( 'Gabija', array( UserMeta::BUSY => '1' ) );
		$this->member( Role::Mentor, 'Hana', 'Kitos srities' );
		$this->convo( $this->member( Role::Founder, 'Kita', 'Įkūrėja' ), $full );
		$this->convo( null, $asked );
		$this->asked();

		$this->later( 6 );
		$mine = fn (): array => array_values( array_filter( $this->request( 'GET', 'mentorships/', array(), $this->token( $this->founder ) )->get_data()['list'], fn ( array $one ): bool => $this->mentor === $one['person']['id'] ) );
		$read = fn ( int $who ): ?array => $this->request( 'GET', 'mentorships/' . $mine()[0]['id'], array(), $this->token( $who ) )->get_data()['alternatives'];
		self::assertSame( array(), $read( $this->founder ), 'From the seventh day.' );
		$this->later( 1 );
		$ids = array_column( $read( $this->founder ) ?? array(), 'id' );

		self::assertCount( 3, $ids );
		self::assertSame( array(), array_diff( $ids, $free ) );
		self::assertSame( array(), array_intersect( $ids, array( $asked, $full, $busy, $this->mentor ) ) );
		self::assertNull( $read( $this->mentor ) );
	}

	public function test_after_a_decline_they_are_there_at_once_and_of_a_hidden_mentor_too(): void {
		$free = $this->other( 'Ada' );
		$this->post( 'mentorship_decline', array( 'id' => $this->asked(), 'reason' => 'no_time' ), $this->mentor );
		$this->state = 'past';
		self::assertSame( array( $free ), $this->offered( $this->founder ) );
		do_action( 'mentoriai_set_user_status', $this->mentor, 'paused' );
		self::assertSame( array( $free ), $this->offered( $this->founder ) );
	}

	public function test_what_stands_beside_a_mentorship_is_read_with_it(): void {
		$this->other( 'Ada' );
		$id = $this->asked();
		$this->later( 8 );
		// One finds who asks, one the row, one what other modules know; the founder's others take two more.
		foreach ( array( array( $this->mentor, 3 ), array( $this->founder, 5 ) ) as [ $who, $queries ] ) {
			$token = $this->token( $who );
			$read  = fn () => $this->request( 'GET', "mentorships/$id", array(), $token );
			self::assertSame( array( $who === $this->mentor, $who === $this->founder ), array( null !== $read()->get_data()['founder'], array() !== ( $read()->get_data()['alternatives'] ?? array() ) ) );
			wp_cache_flush_group( 'mentoriai_fields' );
			self::assertSame( $queries, $this->count_queries( $read ) - $this->count_queries( fn () => $this->request( 'GET', 'no-such-route' ) ) );
		}
	}
}
