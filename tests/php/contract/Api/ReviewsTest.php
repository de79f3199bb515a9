<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Contract\Api;

/**
 * Reviews over HTTP.
 */
final class ReviewsTest extends ApiTestCase {

	public function test_a_founder_reviews_edits_and_everybody_reads(): void {
		$mentor = $this->id_of( 'mentor2@demo.test' );
		$before = $this->api( 'GET', "get_reviews/?mentor_id=$mentor" );
		$this->assert_shape( 'get_reviews', $before );
		self::assertStringStartsWith( 'public', (string) $before->header( 'Cache-Control' ) );

		$founder = $this->new_founder()['token'];
		$review  = array( 'userId' => 1, 'mentorId' => $mentor, 'comment' => 'Ačiū', 'rating' => 3 );
		self::assert_refused( 403, 'not_contacted', $this->api( 'POST', 'submit-review', $review, $founder ) );
		$this->assert_shape( 'get_own_review', $this->api( 'GET', "get_own_review/?mentor_id=$mentor", null, $founder ) );
		$this->new_conversation( $founder, array( 'id' => $mentor ) );
		self::assert_refused( 400, 'invalid_input', $this->api( 'POST', 'submit-review', array( 'rating' => 0 ) + $review, $founder ), array( 'rating' => 'ratemissing' ) );

		$sent = $this->api( 'POST', 'submit-review', $review, $founder );
		$this->assert_shape( 'submit-review', $sent );
		self::assertSame( 'Ona S.', $sent->data()['review']['user_name'] );
		$this->assert_shape( 'submit-review', $this->api( 'POST', 'submit-review', array( 'rating' => '4.5' ) + $review, $founder ) );
		$this->assert_shape( 'get_own_review', $this->api( 'GET', "get_own_review/?mentor_id=$mentor", null, $founder ) );

		$after = $this->api( 'GET', "get_reviews/?mentor_id=$mentor&limit=1" );
		$this->assert_shape( 'get_reviews', $after );
		self::assertSame( $before->data()['total_reviews'] + 1, $after->data()['total_reviews'] );
		self::assertEquals( array( array( $sent->data()['review']['id'], 4.5 ) ), array_map( static fn ( array $found ): array => array( $found['id'], $found['rating'] ), $after->data()['reviews'] ) );
	}

	public function test_demo_mentors_have_their_reviews(): void {
		$reply = $this->api( 'GET', 'get_reviews?mentor_id=' . $this->id_of( 'mentor@demo.test' ) );
		$this->assert_shape( 'get_reviews', $reply );
		self::assertGreaterThanOrEqual( 4, count( $reply->data()['reviews'] ) );
		self::assertMatchesRegularExpression( '~^\p{Lu}\p{L}+ \p{Lu}\.$~u', $reply->data()['reviews'][0]['user_name'] );
	}
}
