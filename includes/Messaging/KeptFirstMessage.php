<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Identity\Participant;

/**
 * A first message as it is kept with the account.
 */
final readonly class KeptFirstMessage {

	public function __construct(
		public FirstMessage $text,
		public Participant $mentor,
		/** The last part of the mentor's address. */
		public string $mentor_slug,
		/** Whether the server sends it when the founder becomes public; otherwise a person has to. */
		public bool $sends_itself,
		/** Code of why the server could not send it; '' where it has not tried. */
		public string $refused
	) {}
}
