<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * A story as lists show it, in the language it is written in.
 *
 * @phpstan-import-type Image from Images
 */
final readonly class StoryCard {

	/** @param array{card?: Image|null, full?: Image|null} $images As Images::stored(). */
	public function __construct(
		public int $id,
		public Lang $lang,
		/** What the two languages of a story have in common. */
		public string $pair_key,
		public string $slug,
		public string $title,
		public string $text,
		private array $images
	) {}

	public function with_text( string $text ): self {
		return new self( $this->id, $this->lang, $this->pair_key, $this->slug, $this->title, $text, $this->images );
	}

	/**
	 * @param 'card'|'full' $place Where it is shown.
	 * @return Image|null
	 */
	public function image( string $place ): ?array {
		return Images::restored( $this->images[ $place ] ?? null );
	}

	/** Its address for readers of a language. */
	public function url( Lang $lang ): string {
		return PortalUrls::story( $this->slug, $lang );
	}
}
