<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Mentorships\PairState;

/**
 * The people on the other side of some conversations.
 */
final readonly class InboxPeople {

	/**
	 * @param array<int, Photo|null> $public Those whose account is public, by id.
	 * @param array<int, PairState>  $pairs  What the viewer has with each now, by id.
	 */
	public function __construct( public array $public, public array $pairs ) {}
}
