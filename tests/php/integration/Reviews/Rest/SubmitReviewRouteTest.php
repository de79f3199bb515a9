<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Reviews\Rest;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Reviews\ReviewsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'any-database' )]
final class SubmitReviewRouteTest extends ReviewsTestCase {

	public function test_a_review_is_shown_at_once_and_counts(): void {
		$told = array();
		add_action( 'mentoriai_review_submitted', static function ( int $id ) use ( &$told ): void {
			$told[] = $id;
		} );
		$reply  = $this->submit( array( 'rating' => 4.5, 'comment' => " Ačiū!\r\nLabai. " ) );
		$review = $reply->get_data()['review'];

		self::assertSame( array( 4.5, "Ačiū!\nLabai.", 'Lina U.', 'published', '' ), array( $review['rating'], $review['comment'], $review['user_name'], $review['state'], $review['reason'] ) );
		self::assertSame( '2026-11-21T08:15:00Z', $review['created_at'] );
		self::assertSame( array( $review['id'] ), $told );
		self::assertSame( array( 450, 1 ), $this->indexed() );
		$found = $this->reviews();
		self::assertSame( array( 1, 4.5 ), array( $found['total_reviews'], $found['average_rating'] ) );
		unset( $review['state'], $review['reason'] );
		self::assertSame( array( $review ), $found['reviews'] );
	}

	public function test_sending_again_edits_the_one_review(): void {
		$first = $this->submitted( array( 'rating' => 5 ) );
		$again = $this->submitted( array( 'rating' => 2, 'comment' => 'Persigalvojau.' ) );

		self::assertSame( $first, $again );
		self::assertSame( array( 200, 1 ), $this->indexed() );
		self::assertSame( array( 'Persigalvojau.' ), array_column( $this->reviews()['reviews'], 'comment' ) );
	}

	public function test_a_repeated_client_id_does_not_undo_a_later_edit(): void {
		$told = 0;
		add_action( 'mentoriai_review_submitted', static function () use ( &$told ): void {
			++$told;
		} );
		$first = $this->submit( array( 'rating' => 5, 'client_id' => self::UUID ) );
		self::assertEquals( $first->get_data(), $this->submit( array( 'rating' => 5, 'client_id' => self::UUID ) )->get_data() );
		$this->submitted( array( 'rating' => 3, 'comment' => 'Vėliau.' ) );
		self::assertSame( 200, $this->submit( array( 'rating' => 5, 'client_id' => self::UUID ) )->get_status() );

		self::assertSame( array( 300, 1 ), $this->indexed() );
		self::assertSame( array( 'Vėliau.' ), array_column( $this->reviews()['reviews'], 'comment' ) );
		self::assertSame( 2, $told );
	}

	public function test_who_is_refused_and_in_which_order(): void {
		$bad = array( 'rating' => 9 );
		self::assertSame( array( 403, 'forbidden' ), self::refusal( $this->submit( $bad, $this->mentor ) ) );
		$draft = $this->member( Role::Founder, 'Ona', 'Onaitė', AccountStatus::Draft );
		self::assertSame( array( 403, 'account_draft' ), self::refusal( $this->submit( $bad, $draft ) ) );
		$stranger = $this->member( Role::Founder, 'Ona', 'Onaitė' );
		self::assertSame( array( 400, 'invalid_input' ), self::refusal( $this->submit( $bad + array( 'mentorId' => 999999 ), $stranger ) ) );
		self::assertSame( self::NOT_FOUND, self::refusal( $this->submit( array( 'mentorId' => 999999 ), $stranger ) ) );
		self::assertSame( self::NOT_FOUND, self::refusal( $this->submit( array( 'mentorId' => $this->founder ), $stranger ) ), 'A founder is no mentor.' );
		self::assertSame( array( 403, 'not_contacted' ), self::refusal( $this->submit( array(), $stranger ) ) );
		self::assertSame( 0, $this->rows_of( 'reviews' ) );
	}

	public function test_the_state_of_the_mentor_counts(): void {
		update_user_meta( $this->mentor, UserMeta::STATUS, 'returned' );
		self::assertSame( array( 409, 'mentor_unconfirmed' ), self::refusal( $this->submit() ) );
		update_user_meta( $this->mentor, UserMeta::STATUS, 'paused' );
		self::assertSame( self::NOT_FOUND, self::refusal( $this->submit() ) );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, string>}> */
	public static function wrong(): iterable {
		yield 'no rating' => array( array( 'rating' => null ), array( 'rating' => 'ratemissing' ) );
		yield 'rating 0' => array( array( 'rating' => 0 ), array( 'rating' => 'ratemissing' ) );
		yield 'below 1' => array( array( 'rating' => 0.99 ), array( 'rating' => 'invalid' ) );
		yield 'above 5' => array( array( 'rating' => 5.01 ), array( 'rating' => 'invalid' ) );
		yield 'thousandths' => array( array( 'rating' => 4.333 ), array( 'rating' => 'invalid' ) );
		yield 'true' => array( array( 'rating' => true ), array( 'rating' => 'invalid' ) );
		yield 'words' => array( array( 'rating' => 'five' ), array( 'rating' => 'invalid' ) );
		yield 'a list' => array( array( 'rating' => array( 5 ) ), array( 'rating' => 'invalid' ) );
		yield 'no comment' => array( array( 'comment' => " \n " ), array( 'comment' => 'required' ) );
		yield 'a long comment' => array( array( 'comment' => str_repeat( 'ą', 1501 ) ), array( 'comment' => 'too_long' ) );
		yield 'all at once' => array( array( 'mentorId' => 'x', 'rating' => '', 'comment' => '' ), array( 'mentorId' => 'invalid', 'rating' => 'ratemissing', 'comment' => 'required' ) );
	}

	/**
	 * @param array<string, mixed>  $body
	 * @param array<string, string> $fields
	 */
	#[DataProvider( 'wrong' )]
	public function test_wrong_fields_are_named( array $body, array $fields ): void {
		$reply = $this->submit( $body );
		self::assertSame( array( 400, 'invalid_input' ), self::refusal( $reply ) );
		self::assertSame( $fields, $reply->get_data()['data']['fields'] );
		self::assertSame( 0, $this->rows_of( 'reviews' ) );
	}

	public function test_limits_are_taken_to_the_letter(): void {
		foreach ( array( 1, '5', 4.83, '1.01', 2.29 ) as $rating ) {
			$this->submitted( array( 'rating' => $rating, 'comment' => str_repeat( 'ą', 1500 ) ) );
			self::assertSame( (int) round( 100 * (float) $rating ), $this->indexed()[0] );
		}
	}

	public function test_nobody_writes_in_anothers_name(): void {
		$other = $this->acquaintance();
		$this->submitted( array( 'userId' => $other, 'author_id' => $other, 'user_id' => $other, 'state' => 'hidden' ) );
		self::assertSame( array( 'Lina U.' ), array_column( $this->reviews()['reviews'], 'user_name' ) );
	}

	public function test_with_moderation_it_waits_and_the_author_is_told(): void {
		$this->moderate();
		$reply = $this->submit();
		self::assertSame( 'pending', $reply->get_data()['review']['state'] );
		self::assertSame( array( array(), 0 ), array( $this->reviews()['reviews'], $this->reviews()['total_reviews'] ) );
		self::assertSame( array( 0, 0 ), $this->indexed() );
		self::assertSame( array(), $this->queued() );
	}

	public function test_with_moderation_a_changed_review_waits_again(): void {
		$id = $this->submitted();
		$this->moderate();
		self::assertSame( 'pending', $this->submit( array( 'comment' => 'Kitaip.' ) )->get_data()['review']['state'] );
		self::assertSame( array( 0, 0 ), $this->indexed() );
		$this->moderation()->publish( $id, $this->version( $id ) );
		self::assertSame( array( 500, 1 ), $this->indexed() );
	}

	public function test_what_staff_hid_does_not_come_back_by_an_edit(): void {
		$id = $this->submitted();
		self::assertTrue( $this->moderation()->hide( $id, $this->version( $id ), 'Asmeniškumai' ) );
		self::assertSame( 'pending', $this->submit( array( 'comment' => 'Kitaip.' ) )->get_data()['review']['state'] );
		self::assertSame( 'pending', $this->submit( array( 'comment' => 'Dar kitaip.' ) )->get_data()['review']['state'] );
		self::assertSame( array( 0, 0 ), $this->indexed() );
	}

	public function test_the_mentor_is_mailed_once_in_their_language_without_the_request_sending(): void {
		$this->submitted( array( 'rating' => 4.5, 'comment' => 'Puikus pokalbis' ) );
		$this->submitted( array( 'rating' => 4, 'comment' => 'Pataisyta' ) );
		self::assertSame( array( array( 'type' => 'new_review', 'user_id' => (string) $this->mentor ) ), $this->queued() );
	}

	public function test_dates_and_code_in_a_comment_stay_as_typed(): void {
		foreach ( array( '2026-1-5', '<script>alert(1)</script>', "'; DROP TABLE x; -- ?", '\\" {reviews} %s', '0x41' ) as $text ) {
			$this->submitted( array( 'comment' => $text ) );
			self::assertSame( array( $text ), array_column( $this->reviews()['reviews'], 'comment' ) );
		}
	}
}
