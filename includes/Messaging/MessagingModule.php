<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Module;
use MentoriaiPortal\Core\Services;
use MentoriaiPortal\Mentors\MentorDirectory;

/**
 * Conversations between founders and mentors.
 */
final class MessagingModule extends Module {

	public readonly UnreadMessages $unread;

	public function __construct( private readonly Services $core, MentorDirectory $mentors ) {
		$this->unread = new UnreadMessages();
	}
}
