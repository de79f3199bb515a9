<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Media\Photo;

/**
 * A mentorship as one of its sides sees it.
 */
final readonly class MentorshipView {

	/**
	 * @param Photo|null $photo    Of the other side, where the account is public.
	 * @param string     $slug     Of the mentor; '' where there is none.
	 * @param bool       $is_there Whether the account of the other side is public.
	 * @param list<int>  $plan_ids Plans of the pair, newest first.
	 * @param PairMeetings $meetings Of this mentorship.
	 * @param bool      $blocked_by_me Whether the viewer blocks the other side.
	 * @param int       $latest_id Of the pair's newest mentorship; this one's own where a side is erased.
	 */
	public function __construct(
		public Mentorship $mentorship,
		public ?Photo $photo,
		public string $slug,
		public bool $is_there,
		public array $plan_ids,
		public PairMeetings $meetings,
		public int $latest_id,
		public bool $blocked_by_me
	) {}
}
