<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use WP_User;

/**
 * Who blocks someone hears nothing new of them, and they nothing of who blocked: neither can write, propose to meet or send a plan.
 * What the two have stays readable, and either can decline, withdraw, end and cancel.
 */
final readonly class BlockService {

	public function __construct( private Db $db, private BlockRepository $blocks, private RateLimiter $limiter, private Clock $clock ) {}

	/** @return list<Participant> Whom the viewer blocks. */
	public function all( Identity $viewer ): array {
		return array_column( $this->blocks->of( $viewer->user_id ), 'person' );
	}

	/**
	 * The same again is a success.
	 *
	 * @throws ApiError 404 for oneself, staff and whom the viewer has no conversation with, 429.
	 */
	public function set( Identity $viewer, int $user_id, bool $on ): void {
		$other = get_userdata( $user_id );
		if ( ! $other instanceof WP_User || null === MemberRole::of_user( $other ) || ! $this->blocks->have_met( Side::of( $viewer ), $viewer->user_id, $user_id ) ) {
			throw ApiError::not_found();
		}
		$this->db->repeatable(
			function () use ( $viewer, $user_id, $on ): void {
				$changed = $on ? $this->blocks->add( $viewer->user_id, $user_id, $this->clock->now() ) : $this->blocks->remove( $viewer->user_id, $user_id );
				$changed && $this->limiter->take( 'block', (string) $viewer->user_id );
			}
		);
	}
}
