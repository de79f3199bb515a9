<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

/**
 * A single event with everything its page shows.
 *
 * @phpstan-import-type ShownSpeaker from Speakers
 */
final readonly class EventPage {

	/**
	 * @param list<ShownSpeaker>                                 $speakers
	 * @param list<array{file: string, text: string, size: int}> $files      Address, label, bytes.
	 * @param array{lt: string|null, en: string|null}            $alternates Absolute urls.
	 */
	public function __construct(
		public Event $event,
		public string $html,
		public array $speakers,
		public array $files,
		public array $alternates
	) {}
}
