<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;

/**
 * What editors need to keep content in two languages: language and translation of a post, lists, what is missing.
 */
final class LanguagesModule extends Module {

	/** @param list<string> $types Post types that exist once a language. */
	public function __construct(
		private readonly Services $core,
		private readonly array $types
	) {}
}
