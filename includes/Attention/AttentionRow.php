<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention;

use MentoriaiPortal\Core\Attention\AttentionText;
use MentoriaiPortal\Core\Identity\Participant;

/**
 * One thing that waits.
 */
final readonly class AttentionRow {

	public function __construct(
		public string $kind,
		public int $id,
		public AttentionText $text,
		public ?Participant $who,
		/** Unix seconds. */
		public int $since,
		public int $mark,
		/** Whether the mark goes along with an action. */
		public bool $has_version,
		/** @var array<string, string> What this person can do in place, to the word on the button. */
		public array $actions,
		public bool $may_be_dismissed,
		public bool $may_be_snoozed,
		public ?Participant $taken_by,
		public string $note
	) {}
}
