<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Reviews;

use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Mentors\MentorIndexRepository;
use MentoriaiPortal\Mentors\MentorRatings;
use MentoriaiPortal\Reviews\Moderation;
use MentoriaiPortal\Reviews\RatedReviews;
use MentoriaiPortal\Reviews\ReviewData;
use MentoriaiPortal\Reviews\ReviewNotices;
use MentoriaiPortal\Reviews\ReviewRepository;
use MentoriaiPortal\Tests\Integration\Mentors\NoPairs;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;
use WP_REST_Response;

/**
 * A founder who has written to a mentor of the lists, and what they say of them.
 */
abstract class ReviewsTestCase extends MessagingTestCase {

	protected const UUID = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

	protected function setUp(): void {
		parent::setUp();
		$this->limit( array( 'message_send' => array( 1000, 60 ), 'message_send_new' => array( 1000, 60 ) ) );
		update_user_meta( $this->mentor, UserMeta::BUSY, '0' );
		do_action( 'mentoriai_profile_saved', $this->mentor );
		$this->convo();
	}

	/** @param array<string, mixed> $body */
	protected function submit( array $body = array(), ?int $founder = null ): WP_REST_Response {
		$body += array(
			'mentorId' => $this->mentor,
			'rating'   => 5,
			'comment'  => 'Labai konkretu.',
		);
		return $this->request( 'POST', 'submit-review', $body, $this->token( $founder ?? $this->founder ) );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return int The review's id.
	 */
	protected function submitted( array $body = array(), ?int $founder = null ): int {
		$reply = $this->submit( $body, $founder );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data()['review']['id'];
	}

	/** Another founder who has written to the mentor. */
	protected function acquaintance( string $first = 'Jonas', string $last = 'Kalnietis' ): int {
		$id = $this->member( Role::Founder, $first, $last );
		$this->convo( $id );
		return $id;
	}

	/** @return array{reviews: list<array<string, mixed>>, total_reviews: int, average_rating: float|int} */
	protected function reviews( string $query = '', ?int $mentor = null ): array {
		$reply = $this->request( 'GET', 'get_reviews/?mentor_id=' . ( $mentor ?? $this->mentor ) . "&$query" );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		/** @var array{reviews: list<array<string, mixed>>, total_reviews: int, average_rating: float|int} */
		return $reply->get_data();
	}

	/** @return array{int, int} Sum and count as both languages of the index have them. */
	protected function indexed(): array {
		$rows = $this->db()->rows( 'SELECT DISTINCT rating_sum, rating_count FROM {mentor_index} WHERE mentor_id = ?', $this->mentor );
		self::assertCount( 1, $rows, 'Both languages have the same rating.' );
		return array( (int) $rows[0]['rating_sum'], (int) $rows[0]['rating_count'] );
	}

	protected function moderate(): void {
		add_filter( 'mentoriai_setting', static fn ( mixed $value, string $name ): mixed => 'moderate_reviews' === $name ? true : $value, 20, 2 );
	}

	protected function moderation(): Moderation {
		return new Moderation( $this->repository(), $this->rated(), new ReviewNotices( $this->repository(), $this->queue() ), new ActivityLog( $this->db(), new Clock() ) );
	}

	/** The version of a review's text, as a list of staff has it. */
	protected function version( int $review_id ): int {
		return (int) $this->db()->value( 'SELECT version FROM {reviews} WHERE id = ?', $review_id );
	}

	protected function personal_data(): ReviewData {
		return new ReviewData( $this->repository(), $this->rated(), new Clock() );
	}

	/** @return list<array{type: string, user_id: string}> */
	protected function queued(): array {
		/** @var list<array{type: string, user_id: string}> */
		return $this->db()->rows( 'SELECT type, user_id FROM {mail_queue} WHERE type IN (?, ?) ORDER BY id', 'new_review', 'review_hidden' );
	}

	private function repository(): ReviewRepository {
		return new ReviewRepository( $this->db() );
	}

	private function rated(): RatedReviews {
		return new RatedReviews( $this->db(), $this->repository(), new MentorRatings( new MentorIndexRepository( $this->db() ), NoPairs::mentors( $this->db() ) ) );
	}

	private function queue(): MailQueue {
		return new MailQueue( new MailQueueRepository( $this->db() ), new Clock(), new Background(), array( 'new_review', 'review_hidden' ) );
	}
}
