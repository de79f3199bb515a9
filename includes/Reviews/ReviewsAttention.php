<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Attention\AttentionText;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\OneLine;
use MentoriaiPortal\Reviews\Admin\ReviewOverviewRepository;
use MentoriaiPortal\Reviews\Admin\ReviewsPage;

/**
 * Reviews that wait for approval.
 */
final readonly class ReviewsAttention extends AttentionKind {

	/** Characters; the whole text stands on the page of reviews. */
	private const COMMENT = 300;

	public function __construct( private ReviewOverviewRepository $reviews, private Moderation $moderation ) {}

	public static function key(): string {
		return 'reviews';
	}

	public function label(): string {
		return __( 'Reviews to approve', 'mentoriai-portal' );
	}

	public function select(): UnionPart {
		return $this->reviews->select_pending();
	}

	public function describe( array $row ): AttentionText {
		$what = sprintf(
			/* translators: 1: name of a mentor, 2: number of stars, e.g. 4.5, 3: what a founder wrote. */
			__( 'Review of %1$s, %2$s of 5 stars: %3$s', 'mentoriai-portal' ),
			( new Participant( 0, $row['mentor_name'] ) )->name(),
			number_format_i18n( (int) $row['rating'] / 100, 0 === (int) $row['rating'] % 100 ? 0 : 2 ),
			OneLine::of( (string) $row['comment'], self::COMMENT )
		);
		return new AttentionText( $what, ReviewsPage::url( array( 'state' => ReviewState::Pending->value ) ) );
	}

	public function actions(): array {
		return array( 'approve' => __( 'Approve', 'mentoriai-portal' ) );
	}

	public function capability(): string {
		return ReviewsPage::CAPABILITY;
	}

	public function has_version(): bool {
		return true;
	}

	public function act( string $action, int $id, int $mark ): bool {
		return $this->moderation->publish( $id, $mark );
	}
}
