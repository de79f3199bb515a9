<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;

/**
 * Events: list, single pages, calendars.
 */
final class EventsModule extends Module {

	public readonly EventDirectory $directory;

	public function __construct(
		private readonly Services $core,
		private readonly ContentCache $cache
	) {
		$this->directory = new EventDirectory();
	}
}
