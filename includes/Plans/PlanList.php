<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Media\Photo;

/**
 * A page of someone's plans.
 */
final readonly class PlanList {

	/**
	 * @param list<PlanCard>                                                     $cards
	 * @param list<array{person: Participant, photo: ?Photo, fields: list<int>}> $contacted Mentors whom a founder may send a plan to.
	 * @param array<int, string>                                                 $fields    Names of fields by id.
	 */
	public function __construct( public array $cards, public int $total, public array $contacted, public array $fields ) {}
}
