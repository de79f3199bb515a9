<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Mentors\MentorKind;

/**
 * Something that a person sees and reports, with its texts as they are now.
 *
 * @phpstan-type TextRow array{author_id: int, content: string, created_at: string, is_reported: bool}
 */
final readonly class Thing {

	/**
	 * @param int           $about_id Of the member concerned; 0 for a mentor at a hub.
	 * @param int           $other_id Whom the reporter could block with it; 0 for nobody.
	 * @param int           $convo_id Of what two people wrote; 0 for what is public.
	 * @param list<TextRow> $texts    Oldest first; times in UTC.
	 */
	public function __construct( public What $what, public ?MentorKind $kind, public int $id, public int $about_id, public int $other_id, public int $convo_id, public array $texts ) {}

	/**
	 * The same for all who report it. Of what both sides share, each reports the other: otherwise whoever is first would make the other one the
	 * person concerned.
	 */
	public function key(): string {
		$about = What::Conversation === $this->what || What::Mentorship === $this->what ? (string) $this->about_id : '';
		return implode( ':', array_filter( array( $this->what->value, $this->kind?->value, (string) $this->id, $about ) ) );
	}
}
