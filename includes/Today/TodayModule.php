<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Today;

use Closure;
use MentoriaiPortal\Core\Database\UnionQuery;
use MentoriaiPortal\Core\Today\TodaySource;
use MentoriaiPortal\Mentorships\MentorshipEvents;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Today\Rest\GetTodayRoute;

/**
 * What waits for a member, on one screen. Owns no table: each module gives its items in Module::today().
 */
final class TodayModule extends Module {

	/**
	 * @param Closure(): list<TodaySource> $sources   Of all modules that are on.
	 * @param Closure(): MentorshipEvents  $pairs
	 */
	public function __construct( private readonly Services $core, private readonly Closure $sources, private readonly Closure $pairs ) {}

	public static function routes(): array {
		return array( GetTodayRoute::class => static fn ( self $m ) => new GetTodayRoute( new TodayService( new UnionQuery( $m->core->db ), $m->sources, ( $m->pairs )() ) ) );
	}
}
