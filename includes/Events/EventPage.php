<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

/**
 * A single event with everything its page shows.
 */
final readonly class EventPage {

	/**
	 * @param list<array{file: string, text: string, size: int}> $files      Address, label, bytes.
	 * @param array{lt: string|null, en: string|null}            $alternates Absolute urls.
	 */
	public function __construct(
		public Event $event,
		public string $html,
		public array $files,
		public array $alternates
	) {}
}
