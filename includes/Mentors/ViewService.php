<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\ApiError;

/**
 * Counts who was looked at: once a visitor, mentor and day, robots and the mentor's own view apart. No personal data.
 */
final readonly class ViewService {

	private const ROBOTS = '~bot\b|bots\b|crawl|spider|slurp|archiver|facebookexternalhit|embedly|preview|monitor|lighthouse|bingpreview|mediapartners|feedfetcher~i';

	public function __construct( private ViewRepository $views, private MentorRepository $mentors, private Clock $clock ) {}

	/**
	 * @param MentorKind|null $kind Null where a client names none: a member, else a mentor at a hub.
	 * @param list<int>       $term_ids  Tags as sent; those the mentor has are kept.
	 * @param int             $viewer_id User id, 0 for a guest.
	 * @throws ApiError 404.
	 */
	public function record( ?MentorKind $kind, int $mentor_id, array $term_ids, int $viewer_id, string $ip, string $user_agent ): void {
		$mentor = $this->mentors->visible( $kind ?? MentorKind::Dynamic, $mentor_id ) ?? ( null === $kind ? $this->mentors->visible( MentorKind::Static, $mentor_id ) : null ) ?? throw ApiError::not_found();
		$own    = MentorKind::Dynamic === $mentor->kind && $mentor->id === $viewer_id;
		if ( $own || 1 === preg_match( self::ROBOTS, $user_agent ) ) {
			return;
		}
		$day     = $this->clock->today();
		$visitor = hash_hmac( 'sha256', $ip . "\n" . $user_agent, $this->views->salt( $day ) );
		$this->views->add( $mentor->kind, $mentor->id, $day, $visitor, array_values( array_unique( array_intersect( $term_ids, $mentor->term_ids ) ) ) );
	}
}
