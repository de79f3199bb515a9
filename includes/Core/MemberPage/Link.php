<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\MemberPage;

use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\StaffMenu;

/**
 * A cell that leads somewhere.
 */
final readonly class Link {

	public function __construct( public string $text, public string $url ) {}

	/**
	 * To the page of another member.
	 *
	 * @param string|null $name Null where the account is gone.
	 */
	public static function to_member( int $user_id, ?string $name ): self|string {
		$name_shown = ( new Participant( $user_id, $name ) )->name();
		return null === $name || '' === $name_shown ? $name_shown : new self( $name_shown, StaffMenu::member( $user_id ) );
	}
}
