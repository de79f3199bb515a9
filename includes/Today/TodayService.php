<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Today;

use Closure;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Database\UnionQuery;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Today\TodayItem;
use MentoriaiPortal\Core\Today\TodayKind;
use MentoriaiPortal\Core\Today\TodaySource;
use MentoriaiPortal\Mentorships\MentorshipEvents;

/**
 * What waits for a member: the items of all modules, the most urgent first.
 */
final readonly class TodayService {

	private const ITEMS = 10;

	/** @param Closure(): list<TodaySource> $sources */
	public function __construct( private UnionQuery $together, private Closure $sources, private MentorshipEvents $pairs ) {}

	/** One query, and that of the next event. */
	public function of( Identity $viewer, Lang $lang ): Today {
		$sources = ( $this->sources )();
		$selects = array( 'mentor' => Role::Founder === $viewer->role ? $this->pairs->select_any( $viewer->user_id ) : null );
		foreach ( $sources as $number => $source ) {
			$selects[ "source$number" ] = $source->select( $viewer );
		}
		$selects = array_filter( $selects, static fn ( ?UnionPart $select ): bool => null !== $select );
		$found   = array() === $selects ? array() : $this->together->rows( $selects );
		$items   = array();
		foreach ( $sources as $number => $source ) {
			array_push( $items, ...$source->items( $found[ "source$number" ] ?? array(), $viewer, $lang ) );
		}
		$kinds = TodayKind::cases();
		// A stable sort: within a kind the source's own order stays.
		usort( $items, static fn ( TodayItem $a, TodayItem $b ): int => array_search( $a->kind, $kinds, true ) <=> array_search( $b->kind, $kinds, true ) );
		return new Today( array_slice( $items, 0, self::ITEMS ), Role::Founder === $viewer->role && array() === ( $found['mentor'] ?? array() ) );
	}
}
