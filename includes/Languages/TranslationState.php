<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Core\Lang;

/**
 * What the portal knows of a post's languages.
 */
final readonly class TranslationState {

	/**
	 * @param Lang|null        $lang    Null for a page that is not the portal's.
	 * @param Translation|null $own     The post itself; null before it is saved and while it is in the bin.
	 * @param Translation|null $partner The post in the other language.
	 */
	public function __construct(
		public ?Lang $lang,
		public ?Translation $own,
		public ?Translation $partner
	) {}

	/** Whether this is a translation whose original was changed after it. */
	public function is_outdated(): bool {
		return null !== $this->own && null !== $this->partner
			&& $this->own->is_translation_of( $this->partner ) && $this->partner->modified > $this->own->modified;
	}

	/** Whether this was changed after its translation. */
	public function has_outdated_translation(): bool {
		return null !== $this->own && null !== $this->partner && ( new self( null, $this->partner, $this->own ) )->is_outdated();
	}
}
