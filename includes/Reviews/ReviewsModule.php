<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\Core\Sites;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\MentorRatings;
use MentoriaiPortal\Messaging\ContactedMentors;
use MentoriaiPortal\Module;
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

	public readonly ReviewHistory $history;

	private readonly ReviewRepository $reviews;

	private readonly RatedReviews $rated;

	private readonly ReviewNotices $notices;

	public function __construct(
		private readonly Services $core,
		private readonly MentorDirectory $mentors,
		private readonly MentorRatings $ratings,
		private readonly ContactedMentors $contacted
	) {
		$this->reviews = new ReviewRepository( $core->db );
		$this->rated   = new RatedReviews( $core->db, $this->reviews, $ratings );
		$this->notices = new ReviewNotices( $this->reviews, $core->mail );
		$this->history = new ReviewHistory( $this->reviews, $this->rated );
	}

	public function register(): void {
		$overview = new ReviewOverviewRepository( $this->core->db );
		$handler  = new ReviewHandler( new Moderation( $this->reviews, $this->rated, $this->notices ) );
		add_action( 'admin_menu', array( new ReviewsPage( $overview, $this->core->clock ), 'add' ) );
		add_action( 'load-tools_page_mentoriai-reviews', array( $handler, 'show_many' ) );
		add_action( 'admin_post_' . ReviewHandler::SHOW, array( $handler, 'show' ) );
		add_action( 'admin_post_' . ReviewHandler::HIDE, array( $handler, 'hide' ) );
		// Who becomes a mentor again gets a new row in the index, after priority 20.
		foreach ( array( 'set_user_role', 'add_user_role' ) as $hook ) {
			add_action( $hook, Sites::where_set_up( array( $this, 'count_again' ) ), 30, 1 );
		}
	}

	public function routes(): array {
		$core    = $this->core;
		$service = new ReviewService( $this->reviews, $this->mentors, $this->ratings, $this->rated, $this->contacted, $core->idempotency, $this->notices, $core->settings, $core->clock );
		return array(
			new SubmitReviewRoute( $service ),
			new GetReviewsRoute( $service ),
			new GetOwnReviewRoute( $service ),
		);
	}

	public function tables(): array {
		return array( new ReviewsTable() );
	}

	public function mails(): array {
		return array( new NewReviewMail( $this->reviews ), new ReviewHiddenMail( $this->reviews ) );
	}

	public function personal_data(): array {
		return array( new ReviewData( $this->reviews, $this->rated, $this->core->clock ) );
	}

	public function count_again( int $user_id ): void {
		$this->rated->change( $user_id, static fn (): null => null );
	}
}
