<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Finding;

use Closure;
use MentoriaiPortal\Finding\Rest\FindMentorsRoute;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Who fits best, asked by a founder or a guest. Keeps nothing of what is asked.
 */
final class FindingModule extends Module {

	/** @param Closure(): MentorDirectory $mentors */
	public function __construct( private readonly Services $core, private readonly Closure $mentors ) {}

	public static function routes(): array {
		return array( FindMentorsRoute::class => static fn ( self $m ) => new FindMentorsRoute( $m->finder(), ( $m->mentors )() ) );
	}

	private function finder(): MentorFinder {
		return new MentorFinder( new MentorFinderRepository( $this->core->db ), ( $this->mentors )(), $this->core->settings, $this->core->clock );
	}
}
