<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Reviews\ReviewHistory;

/**
 * What founders say of the demo's mentors; the mentors' ratings are counted from it.
 */
final readonly class ReviewsImport {

	/** Days between two reviews of a mentor. */
	private const DAYS_APART = 17;

	public function __construct( private DemoData $data, private ReviewHistory $history, private Clock $clock ) {}

	/** @param array<string, int> $people Address in the data to user id. */
	public function run( array $people ): void {
		$now = $this->clock->now();
		foreach ( $this->data->mentors() as $mentor ) {
			$reviews = array();
			foreach ( $mentor['rating'] as $index => $review ) {
				$reviews[] = array(
					'author_id' => $people[ $review['author_name_ref'] ],
					'rating'    => (int) round( 100 * $review['rating'] ),
					'comment'   => $review['comment'],
					'at'        => $now - 86400 * self::DAYS_APART * ( count( $mentor['rating'] ) - $index ),
				);
			}
			$this->history->add( $people[ $mentor['login_email'] ], $reviews );
		}
	}
}
