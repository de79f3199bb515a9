<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;
use MentoriaiPortal\Mentors\MentorDirectory;

/**
 * Home, content pages, and which page is which in two languages.
 */
final class ContentModule extends Module {

	public readonly Pages $pages;

	public function __construct( private readonly Services $core, MentorDirectory $mentors ) {
		$this->pages = new Pages();
	}
}
