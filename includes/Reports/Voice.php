<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Lang;

/**
 * One person's report of a case.
 */
final readonly class Voice {

	/**
	 * @param Participant|null $member Null for a guest.
	 * @param string           $name   Of a guest, the address likewise; both '' once they are forgotten.
	 */
	public function __construct( public int $id, public ?Participant $member, public string $name, public string $email, public Lang $lang, public Reason $reason, public string $text, public string $created_at ) {}
}
