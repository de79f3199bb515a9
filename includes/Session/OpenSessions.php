<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Rest\ApiError;

/**
 * A person sees where they are signed in, and ends what is not theirs.
 */
final readonly class OpenSessions {

	public function __construct( private SessionRepository $sessions ) {}

	/** @return list<array{id: int, created_at: int, last_seen: int, browser: string}> The one seen last comes first. */
	public function list( Identity $who ): array {
		return $this->sessions->open_of_user( $who->user_id );
	}

	/** @throws ApiError 404: not this person's, or over already. */
	public function end( Identity $who, int $session_id ): void {
		if ( ! $this->sessions->end_own( $who->user_id, $session_id ) ) {
			throw ApiError::not_found();
		}
	}

	/** This one too. */
	public function end_all( Identity $who ): void {
		$this->sessions->end_of_user( $who->user_id );
	}
}
