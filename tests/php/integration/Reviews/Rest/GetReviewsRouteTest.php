<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Reviews\Rest;

use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Reviews\ReviewsTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'any-database' )]
final class GetReviewsRouteTest extends ReviewsTestCase {

	public function test_pages_newest_first_and_counts_all(): void {
		foreach ( array( 5, 4, 4, 1 ) as $number => $rating ) {
			$this->submitted( array( 'rating' => $rating, 'comment' => "Nr. $number" ), $this->acquaintance() );
		}
		$first = $this->reviews( 'limit=3' );
		self::assertSame( array( 'Nr. 3', 'Nr. 2', 'Nr. 1' ), array_column( $first['reviews'], 'comment' ) );
		self::assertSame( array( 4, 3.5 ), array( $first['total_reviews'], $first['average_rating'] ) );
		$rest = $this->reviews( 'limit=3&offset=3' );
		self::assertSame( array( 'Nr. 0' ), array_column( $rest['reviews'], 'comment' ) );
		self::assertSame( array( 4, array() ), array( $rest['total_reviews'], $this->reviews( 'offset=4' )['reviews'] ) );
		self::assertCount( 4, $this->reviews( 'limit=1000' )['reviews'] );
		self::assertCount( 1, $this->reviews( 'limit=0' )['reviews'] );
	}

	public function test_a_mentor_without_reviews_has_none(): void {
		self::assertSame( array( 'reviews' => array(), 'total_reviews' => 0, 'average_rating' => 0 ), array_diff_key( $this->reviews(), array( 'status' => true ) ) );
	}

	public function test_the_average_has_two_decimals_and_is_the_cards(): void {
		foreach ( array( 5, 5, 4 ) as $rating ) {
			$this->submitted( array( 'rating' => $rating ), $this->acquaintance() );
		}
		self::assertSame( 4.67, $this->reviews()['average_rating'] );
		$card = $this->request( 'POST', 'mentoriai_dynamic' )->get_data()['list'][0];
		self::assertSame( array( 4.67, 3 ), array( $card['average_rating'], $card['total_reviews'] ) );
	}

	public function test_hidden_ones_are_absent_from_list_and_counts(): void {
		$bad = $this->submitted( array( 'rating' => 1 ), $this->acquaintance() );
		$this->submitted( array( 'rating' => 5 ) );
		self::assertSame( array( 600, 2 ), $this->indexed() );
		$this->moderation()->hide( $bad, $this->version( $bad ), 'Įžeidžia' );
		self::assertSame( array( 1, 5 ), array( $this->reviews()['total_reviews'], $this->reviews()['average_rating'] ) );
		self::assertSame( array( 'Lina U.' ), array_column( $this->reviews()['reviews'], 'user_name' ) );
		$this->moderation()->publish( $bad, $this->version( $bad ) );
		self::assertSame( array( 600, 2 ), $this->indexed() );
	}

	public function test_mentors_whom_the_lists_do_not_show_have_no_reviews_to_read(): void {
		$this->submitted();
		foreach ( array( 999999, $this->founder ) as $id ) {
			self::assertSame( self::NOT_FOUND, self::refusal( $this->request( 'GET', "get_reviews?mentor_id=$id" ) ) );
		}
		update_user_meta( $this->mentor, UserMeta::STATUS, 'paused' );
		do_action( 'mentoriai_profile_saved', $this->mentor );
		self::assertSame( self::NOT_FOUND, self::refusal( $this->request( 'GET', "get_reviews?mentor_id={$this->mentor}" ) ) );
		self::assertSame( array( 400, 'invalid_input' ), self::refusal( $this->request( 'GET', 'get_reviews' ) ) );
	}

	public function test_queries_and_rows_do_not_grow_with_the_reviews(): void {
		$ask = fn () => $this->reviews( 'limit=3' );
		for ( $number = 0; $number < 4; $number++ ) {
			$this->fill( $number );
		}
		$ask();
		$few      = $this->count_queries( $ask );
		$few_read = $this->rows_read( $ask );
		for ( $number = 4; $number < 400; $number++ ) {
			$this->fill( $number );
		}
		self::assertSame( $few, $this->count_queries( $ask ) );
		// The server chooses an index by statistics that it renews when it likes: some rows more, never hundreds.
		self::assertLessThan( $few_read + 100, $this->rows_read( $ask ) );
	}

	public function test_an_author_reads_their_own_whatever_its_state(): void {
		$own = fn ( int $who ): array => $this->request( 'GET', "get_own_review/?mentor_id={$this->mentor}", array(), $this->token( $who ) )->get_data();
		self::assertSame( array( null, true ), array( $own( $this->founder )['review'], $own( $this->founder )['contacted'] ) );
		self::assertSame( (int) $this->db()->value( 'SELECT convo_id FROM {conversations} WHERE founder_id = ? AND mentor_id = ?', $this->founder, $this->mentor ), $own( $this->founder )['convo_id'] );
		$id = $this->submitted( array( 'rating' => 4.25 ) );
		$this->moderation()->hide( $id, $this->version( $id ), 'Asmeniškumai' );
		$review = $own( $this->founder )['review'];
		self::assertSame( array( $id, 4.25, 'hidden', 'Asmeniškumai' ), array( $review['id'], $review['rating'], $review['state'], $review['reason'] ) );
		$stranger = $this->member( \MentoriaiPortal\Core\Identity\Role::Founder, 'Ona', 'Onaitė' );
		self::assertSame( array( null, false ), array( $own( $stranger )['review'], $own( $stranger )['contacted'] ) );
		self::assertNull( $own( $stranger )['convo_id'] );
	}

	private function fill( int $author ): void {
		$this->db()->insert(
			'{reviews}',
			array(
				'mentor_id'  => $this->mentor,
				'author_id'  => 700000 + $author,
				'rating'     => 400,
				'comment'    => 'Gerai',
				'state'      => 'published',
				'created_at' => '2026-01-01 00:00:00',
				'updated_at' => '2026-01-01 00:00:00',
			)
		);
		$this->db()->execute( 'UPDATE {mentor_index} SET rating_sum = rating_sum + 400, rating_count = rating_count + 1 WHERE mentor_id = ?', $this->mentor );
	}
}
