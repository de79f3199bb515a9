<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use Closure;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\MentorIndexer;
use MentoriaiPortal\Mentors\MentorRatings;
use MentoriaiPortal\Mentorships\MentorshipEvents;
use MentoriaiPortal\Module;
use MentoriaiPortal\Reviews\Admin\MemberReviews;
use MentoriaiPortal\Reviews\Admin\ReviewHandler;
use MentoriaiPortal\Reviews\Admin\ReviewOverviewRepository;
use MentoriaiPortal\Reviews\Admin\ReviewsPage;
use MentoriaiPortal\Reviews\Rest\GetOwnReviewRoute;
use MentoriaiPortal\Reviews\Rest\GetReviewsRoute;
use MentoriaiPortal\Reviews\Rest\SubmitReviewRoute;
use MentoriaiPortal\Services;

/**
 * Founders' reviews of mentors, and the ratings that follow from them.
 */
final class ReviewsModule extends Module {

	/**
	 * @param Closure(): MentorDirectory  $mentors
	 * @param Closure(): MentorRatings    $ratings
	 * @param Closure(): MentorshipEvents $pairs
	 * @param Closure( int, int ): bool   $waits   Whether a founder waits for a mentor.
	 */
	public function __construct(
		private readonly Services $core,
		private readonly Closure $mentors,
		private readonly Closure $ratings,
		private readonly Closure $pairs,
		private readonly Closure $waits
	) {}

	public static function hooks(): array {
		return array(
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( new ReviewsPage( new ReviewOverviewRepository( $m->core->db ), $m->moderation() ), 'add' ) ),
			Hook::admin( 'admin_post_' . ReviewHandler::SHOW, static fn ( self $m ): callable => array( $m->handler(), 'show' ) ),
			Hook::admin( 'admin_post_' . ReviewHandler::HIDE, static fn ( self $m ): callable => array( $m->handler(), 'hide' ) ),
			// Who becomes a mentor again, or whose row was lost, gets a new one in the index, after priority 20.
			...Hook::each( array( 'set_user_role', 'add_user_role', MentorIndexer::CLAIMED ), static fn ( self $m ): callable => array( $m, 'count_again' ), 30 ),
		);
	}

	public static function help(): array {
		return array(
			'mentoriai-reviews' => static fn (): string => __( 'What founders wrote about mentors. Hiding a review needs a reason, which its author gets by email; the mentor does not see it.', 'mentoriai-portal' ),
		);
	}

	public static function routes(): array {
		return array(
			SubmitReviewRoute::class => static fn ( self $m ) => new SubmitReviewRoute( $m->service() ),
			GetReviewsRoute::class   => static fn ( self $m ) => new GetReviewsRoute( $m->service() ),
			GetOwnReviewRoute::class => static fn ( self $m ) => new GetOwnReviewRoute( $m->service(), $m->waits ),
		);
	}

	public static function mails(): array {
		return array(
			NewReviewMail::KEY    => static fn ( self $m ) => new NewReviewMail( $m->reviews() ),
			ReviewHiddenMail::KEY => static fn ( self $m ) => new ReviewHiddenMail( $m->reviews() ),
		);
	}

	public static function attention(): array {
		return array( ReviewsAttention::class => static fn ( self $m ) => new ReviewsAttention( new ReviewOverviewRepository( $m->core->db ), $m->moderation() ) );
	}

	public function member_sections(): array {
		return array( new MemberReviews( new ReviewOverviewRepository( $this->core->db ) ) );
	}

	public static function tables(): array {
		return array( ReviewsTable::class );
	}

	public function personal_data(): array {
		return array( new ReviewData( $this->reviews(), $this->rated(), $this->core->clock ) );
	}

	public function history(): ReviewHistory {
		return new ReviewHistory( $this->reviews(), $this->rated() );
	}

	public function count_again( mixed $user_id ): void {
		$this->rated()->change( is_numeric( $user_id ) ? (int) $user_id : 0, static fn (): null => null );
	}

	public function service(): ReviewService {
		$core = $this->core;
		return new ReviewService( $this->reviews(), ( $this->mentors )(), ( $this->ratings )(), $this->rated(), ( $this->pairs )(), $core->idempotency, $this->notices(), $core->settings, $core->clock );
	}

	private function handler(): ReviewHandler {
		return new ReviewHandler( $this->moderation() );
	}

	public function moderation(): Moderation {
		return new Moderation( $this->reviews(), $this->rated(), $this->notices(), $this->core->activity );
	}

	private function rated(): RatedReviews {
		return new RatedReviews( $this->core->db, $this->reviews(), ( $this->ratings )() );
	}

	private function reviews(): ReviewRepository {
		return new ReviewRepository( $this->core->db );
	}

	private function notices(): ReviewNotices {
		return new ReviewNotices( $this->reviews(), $this->core->mail );
	}
}
