<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;

/**
 * Finding mentors: lists, tags, single pages, the index they are read from, static mentors in wp-admin.
 */
final class MentorsModule extends Module {

	public readonly MentorDirectory $directory;

	public function __construct( private readonly Services $core ) {
		$this->directory = new MentorDirectory();
	}
}
