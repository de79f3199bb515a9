<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories;

/**
 * The page of one story.
 */
final readonly class Story {

	/**
	 * @param StoryCard                              $card       Its text is the lead an editor wrote, or ''.
	 * @param array{lt: string|null, en: string|null} $alternates Absolute urls.
	 * @param list<StoryCard>                        $others     The newest others.
	 */
	public function __construct(
		public StoryCard $card,
		public string $html,
		public array $alternates,
		public array $others
	) {}
}
