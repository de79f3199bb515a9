<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Lang;

/**
 * A mentor's own page.
 */
final readonly class MentorPage {

	/**
	 * @param string           $html      Escaped text of a member, or sanitised HTML of editors.
	 * @param Lang             $text_lang The language of that text.
	 * @param list<MentorCard> $others
	 * @param string           $linkedin  https address or ''.
	 * @param HubContact|null  $contact   Null for members: they are written to.
	 */
	public function __construct(
		public IndexedMentor $mentor,
		public string $html,
		public Lang $text_lang,
		public string $linkedin,
		public array $others,
		public ?HubContact $contact = null
	) {}

	/**
	 * Addresses in the two languages. A member's page is in both; an editor's only where there is a translation.
	 *
	 * @return array{lt: string|null, en: string|null}
	 */
	public function alternates(): array {
		$card = $this->mentor->card;
		$url  = function ( Lang $lang ) use ( $card ): ?string {
			$own = MentorKind::Dynamic === $card->kind || $this->text_lang === $lang || count( array_unique( $this->mentor->ids ) ) > 1;
			return $own && isset( $this->mentor->slugs[ $lang->value ] ) ? $card->kind->url( $this->mentor->slugs[ $lang->value ], $lang ) : null;
		};
		return array(
			'lt' => $url( Lang::Lt ),
			'en' => $url( Lang::En ),
		);
	}
}
