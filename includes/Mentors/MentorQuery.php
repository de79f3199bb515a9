<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

/**
 * What a visitor asks a list for.
 */
final readonly class MentorQuery {

	/**
	 * @param int          $page  From 0.
	 * @param list<string> $tags  Slugs; any of them.
	 * @param string       $town  Without regard to case and diacritics; '' is no condition.
	 * @param string       $seed  The day of the reply that is being paged; '' is today.
	 */
	public function __construct(
		public int $page,
		public array $tags,
		public string $keyword,
		public string $seed,
		public string $town = ''
	) {}
}
