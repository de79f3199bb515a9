<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shortlist;

use Closure;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Shortlist\Rest\ChangeShortlistRoute;
use MentoriaiPortal\Shortlist\Rest\ListShortlistRoute;
use MentoriaiPortal\Shortlist\Rest\ReadShortlistCardsRoute;

/**
 * Mentors whom founders come back to.
 */
final class ShortlistModule extends Module {

	/** @param Closure(): MentorDirectory $mentors */
	public function __construct( private readonly Services $core, private readonly Closure $mentors ) {}

	public static function routes(): array {
		return array(
			ListShortlistRoute::class      => static fn ( self $m ) => new ListShortlistRoute( $m->shortlist(), ( $m->mentors )() ),
			ChangeShortlistRoute::class    => static fn ( self $m ) => new ChangeShortlistRoute( $m->shortlist() ),
			ReadShortlistCardsRoute::class => static fn ( self $m ) => new ReadShortlistCardsRoute( ( $m->mentors )() ),
		);
	}

	public static function tables(): array {
		return array( ShortlistTable::class );
	}

	public function personal_data(): array {
		return array( new ShortlistData( $this->rows(), ( $this->mentors )(), $this->core->clock ) );
	}

	private function shortlist(): Shortlist {
		return new Shortlist( $this->rows(), ( $this->mentors )(), $this->core->db, $this->core->clock );
	}

	private function rows(): ShortlistRepository {
		return new ShortlistRepository( $this->core->db );
	}
}
