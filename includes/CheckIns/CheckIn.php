<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use MentoriaiPortal\Core\Identity\Side;

/**
 * That a side of a mentorship was asked how it goes.
 */
final readonly class CheckIn {

	/** A score that staff are told of, or a lower one. */
	public const LOW = 2;

	public function __construct( public int $id, public int $mentorship_id, public Side $side, public bool $is_answered, public int $user_id ) {}
}
