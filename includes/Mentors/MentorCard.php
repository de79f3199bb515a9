<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Lang;

/**
 * A mentor as the lists show them, in one language.
 *
 * @phpstan-type StoredFile array{src: string, w: int, h: int}
 * @phpstan-type StoredImage array{placeholder: StoredFile, resized: StoredFile, alt: string}
 */
final readonly class MentorCard {

	/**
	 * @param StoredImage|null $image    Sources below the uploads folder, or data URIs.
	 * @param list<int>        $term_ids Field tags.
	 */
	public function __construct(
		public MentorKind $kind,
		public int $id,
		public string $slug,
		public string $title,
		public string $first_name,
		public string $last_name,
		/** Position and company. */
		public string $text,
		public Lang $text_lang,
		public ?array $image,
		public array $term_ids,
		public bool $busy,
		/** The last day of it, where there is one: `yyyy-MM-dd`. */
		public ?string $busy_until,
		/** Whether every place is taken. */
		public bool $full,
		/** Null where too few answers tell. */
		public ?int $answers_in_days,
		/** Hundredths. */
		public int $rating_sum,
		public int $rating_count,
		/** '' where it is not known. */
		public string $town
	) {}

	/** Whether someone new can write to the mentor. */
	public function is_free(): bool {
		return ! $this->busy && ! $this->full;
	}

	/** Two decimals, 0 when there are no reviews. */
	public function average(): float {
		return ( new MentorRating( $this->rating_sum, $this->rating_count ) )->average();
	}
}
