<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content;

use Closure;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Events\EventDirectory;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\Schema\MentorCardSchema;
use MentoriaiPortal\Stories\StoryDirectory;

/**
 * What the automatic sections of the home page show now: events pass and mentors pause without an editor's doing,
 * so nothing here is kept with the page.
 *
 * @phpstan-type Cards list<array<string, mixed>>
 */
final readonly class HomeLists {

	/**
	 * A page has few of the sections: each directory is built by the section that asks it.
	 *
	 * @param Closure(): MentorDirectory $mentors
	 * @param Closure(): EventDirectory  $events
	 * @param Closure(): StoryDirectory  $stories
	 */
	public function __construct(
		private Closure $mentors,
		private Closure $events,
		private Closure $stories
	) {}

	/**
	 * @param string    $section Its name in get_home.
	 * @param list<int> $ids     Chosen by hand; empty for the newest (of events, the next).
	 * @return Cards Empty for a section that is not automatic, or that fails.
	 */
	public function of( string $section, array $ids, int $count, Lang $lang ): array {
		$count = array() === $ids ? $count : count( $ids );
		return FaultLog::part(
			"home, $section",
			fn () => match ( $section ) {
				'events'    => ( $this->events )()->cards( $ids, $count, $lang ),
				'istorijos' => ( $this->stories )()->cards( $ids, $count, $lang ),
				'mentoriai' => $this->mentors( $ids, $count, $lang ),
				default     => array(),
			},
			array()
		);
	}

	/**
	 * @param list<int> $ids
	 * @return Cards What the app keeps of a saved mentor, and the names of home.
	 */
	private function mentors( array $ids, int $count, Lang $lang ): array {
		$mentors = ( $this->mentors )();
		$cards   = $mentors->cards( $ids, $count, $lang );
		$fields  = array() === $cards ? array() : $mentors->fields();
		return array_map(
			static fn ( MentorCard $card ): array => array(
				'first_name'        => $card->first_name,
				'last_name'         => $card->last_name,
				'pareigos_ir_imone' => $card->text,
			) + MentorCardSchema::present( $card, $fields, $lang ),
			$cards
		);
	}
}
