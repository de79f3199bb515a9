<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories;

use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;

/**
 * Success stories: list, single pages, cards for home and content pages.
 */
final class StoriesModule extends Module {

	public const POST_TYPE = 'mentoriai_story';

	public readonly StoryDirectory $directory;

	public function __construct(
		private readonly Services $core,
		private readonly ContentCache $cache
	) {
		$this->directory = new StoryDirectory();
	}
}
