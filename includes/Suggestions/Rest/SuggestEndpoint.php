<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions\Rest;

use MentoriaiPortal\Core\Rest\StaffEndpoint;
use MentoriaiPortal\Suggestions\NewSuggestion;
use MentoriaiPortal\Suggestions\Suggestions;
use WP_REST_Request;

/**
 * `POST mentoriai/v1/members/{id}/suggest` `{mentors: [1 to 3 ids], note?}` → `{id}`, the same for the same while it is open.
 */
final class SuggestEndpoint extends StaffEndpoint {

	public function __construct( private readonly Suggestions $suggestions ) {}

	/** Action `rest_api_init`. */
	public function register(): void {
		$this->add( 'POST', '/members/(?P<id>\d{1,18})/suggest', $this->suggest( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{id: int}
	 */
	private function suggest( WP_REST_Request $request ): array {
		// Of the address alone: WordPress would let the body override it.
		$founder_id = (int) ( $request->get_url_params()['id'] ?? 0 );
		return array( 'id' => $this->suggestions->suggest( $founder_id, NewSuggestion::of_body( (array) $request->get_json_params() ) ) );
	}
}
