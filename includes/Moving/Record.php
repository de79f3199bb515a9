<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\Identity\AccountStatus;

/**
 * One person as a source has them; nothing of it is trusted.
 */
final readonly class Record {

	public function __construct(
		/** Its number, counted from 2: the head is 1. */
		public int $row,
		/** Where the source goes on after it. */
		public string $cursor,
		/** @var array<string, string> Key of a Schema\Column to what stands there; '' and what is left out change nothing. */
		public array $cells,
		/** An account of the site; null finds it by the address. */
		public ?int $user_id = null,
		/** Path of a picture on this server. */
		public ?string $photo = null,
		/** Why the source itself refuses it: a reason of RefusalTexts. */
		public ?string $refusal = null,
		/** Whether the address is known to be the person's. */
		public bool $is_confirmed = false,
		/** The status there, where it is kept as it is, also of a profile that is not complete. */
		public ?AccountStatus $status = null
	) {}
}
