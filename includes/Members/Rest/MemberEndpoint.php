<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Rest\StaffEndpoint;
use MentoriaiPortal\Members\CareChange;
use MentoriaiPortal\Members\MemberCare;
use WP_REST_Request;

/**
 * `POST mentoriai/v1/members/{id}` `{note?, tags?: [text], responsible?: user id or null}` → `{id, tags: [text],
 * responsible: {id, name}|null, notes: [{id, text, author: {id, name}|null, created_at}], notes_total}`, the newest 20 notes.
 */
final class MemberEndpoint extends StaffEndpoint {

	public function __construct( private readonly MemberCare $care ) {}

	/** Action `rest_api_init`. */
	public function register(): void {
		$this->add( 'POST', '/members/(?P<id>\d{1,18})', $this->change( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function change( WP_REST_Request $request ): array {
		// Of the address alone: WordPress would let the body override it.
		$id     = (int) ( $request->get_url_params()['id'] ?? 0 );
		$change = CareChange::of_body( (array) $request->get_json_params() );
		$this->care->change( $id, $change );
		return $this->present( $id );
	}

	/** @return array<string, mixed> */
	private function present( int $id ): array {
		$notes  = $this->care->notes( $id );
		$person = static fn ( ?Participant $person ): ?array => null === $person ? null : array( 'id' => $person->id, 'name' => $person->name() );
		return array(
			'id'          => $id,
			'tags'        => $this->care->tags_of( array( $id ) )[ $id ] ?? array(),
			'responsible' => $person( MemberCare::responsible( $id ) ),
			'notes'       => array_map( static fn ( array $note ): array => array( 'author' => $person( $note['author'] ), 'created_at' => Clock::sql_to_wire( $note['created_at'] ) ) + $note, $notes['list'] ),
			'notes_total' => $notes['total'],
		);
	}
}
