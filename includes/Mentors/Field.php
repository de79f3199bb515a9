<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Lang;

/**
 * A field tag. Lithuanian stands in where there is no English.
 */
final readonly class Field {

	/** Terms of this taxonomy; their English is in term meta. */
	public const TAXONOMY       = PostType::FIELD;
	public const NAME_EN        = 'mentoriai_name_en';
	public const DESCRIPTION_EN = 'mentoriai_description_en';
	/** Slugs with commas: its own before it was given another, and those of fields that were merged into it. */
	public const OLD_SLUGS      = '_mentoriai_old_slugs';

	public function __construct(
		public int $id,
		public string $slug,
		private string $name,
		private string $name_en,
		private string $description,
		private string $description_en,
		/** @var list<string> */
		public array $old_slugs = array()
	) {}

	public function name( Lang $lang ): string {
		return Lang::En === $lang && '' !== $this->name_en ? $this->name_en : $this->name;
	}

	public function description( Lang $lang ): string {
		return Lang::En === $lang && '' !== $this->description_en ? $this->description_en : $this->description;
	}
}
