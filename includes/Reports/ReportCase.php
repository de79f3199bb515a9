<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Identity\Participant;

/**
 * A case as the list shows it: no word of what was reported. Times are UTC `yyyy-MM-dd HH:mm:ss`.
 */
final readonly class ReportCase {

	/**
	 * @param bool             $is_static  Whether it is about a mentor at a hub, who is no member.
	 * @param Participant      $about      The member concerned; id 0 for a mentor at a hub and for who is erased.
	 * @param int              $convo_id   Of what two people wrote; 0 for what is public.
	 * @param Reason           $reason     The first one.
	 * @param int              $voices     How many people reported it.
	 * @param Participant|null $decided_by Null while it is open.
	 * @param bool             $has_texts  Whether its texts are still kept.
	 */
	public function __construct(
		public int $number,
		public What $what,
		public bool $is_static,
		public int $object_id,
		public Participant $about,
		public int $convo_id,
		public Reason $reason,
		public string $reported_at,
		public int $voices,
		public ?Decision $decision,
		public string $decision_text,
		public ?Participant $decided_by,
		public ?string $closed_at,
		public bool $has_texts
	) {}

	public function is_open(): bool {
		return null === $this->closed_at;
	}

	/** `open` or `closed`. */
	public function state(): string {
		return $this->is_open() ? 'open' : 'closed';
	}
}
