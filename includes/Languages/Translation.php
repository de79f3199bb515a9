<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Core\Lang;

/**
 * One post of a group, in whatever state but the bin.
 */
final readonly class Translation {

	public function __construct(
		public int $id,
		public Lang $lang,
		/** What translations of one another have in common. */
		public string $group,
		/** WordPress's post status. */
		public string $status,
		public string $title,
		/** When its text was changed last, `yyyy-MM-dd HH:mm:ss` on the site's clock. */
		public string $modified,
		/** Whether it was made from the post of the other language. */
		public bool $made_from_other
	) {}

	/** Whether this is the translation and the other the original: as it was made, otherwise the English one. */
	public function is_translation_of( self $other ): bool {
		return $this->made_from_other !== $other->made_from_other ? $this->made_from_other : Lang::En === $this->lang;
	}
}
