<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Busy;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\TextFold;

/**
 * One mentor in one language, as the index is made of it.
 *
 * @phpstan-import-type StoredImage from MentorCard
 */
final readonly class MentorSource {

	/**
	 * @param string           $pair_key What both languages of one mentor have in common.
	 * @param StoredImage|null $image    As MentorCard.
	 * @param list<int>        $term_ids Known field tags.
	 * @param int              $position Editors' order; members have none.
	 * @param string           $town     The member's, or of the hub.
	 * @param list<string>     $fields   Names of the field tags, in both languages.
	 * @param int              $capacity How many founders at most; 0 leaves it to the site's setting.
	 * @param string           $work     Position, company and description of a member, in both languages.
	 */
	public function __construct(
		public MentorKind $kind,
		public Lang $lang,
		public int $id,
		public string $pair_key,
		public string $slug,
		public AccountStatus $state,
		public Busy $busy,
		public string $title,
		public string $first_name,
		public string $last_name,
		public string $text,
		public Lang $text_lang,
		public string $company,
		public string $about,
		public ?array $image,
		public array $term_ids,
		public int $position = 0,
		public string $town = '',
		public array $fields = array(),
		public int $capacity = 0,
		public string $work = ''
	) {}

	/** Whether the lists show it. */
	public function is_visible(): bool {
		return AccountStatus::Public === $this->state;
	}

	public function sort_key(): string {
		$order = $this->position > 0 ? sprintf( '%06d ', min( 999999, $this->position ) ) : '';
		return $order . TextFold::sort_key( $this->title, 90 );
	}

	/** What spellings of one town have in common, as the index has it; '' of none. */
	public static function town_key( string $town ): string {
		return substr( TextFold::words( $town ), 0, 100 );
	}

	/** What a keyword looks through. */
	public function search_text(): string {
		return implode( "\n", array( $this->title, $this->text, $this->company, $this->about, $this->town, ...$this->fields ) );
	}

	/** What the card needs besides the columns of the index, as JSON. */
	public function card(): string {
		return (string) wp_json_encode(
			array(
				'title'      => $this->title,
				'first_name' => $this->first_name,
				'last_name'  => $this->last_name,
				'text'       => $this->text,
				'text_lang'  => $this->text_lang->value,
				'image'      => $this->image,
				'terms'      => $this->term_ids,
				'busy_until' => $this->busy->until,
				'capacity'   => $this->capacity,
			),
			JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
		);
	}
}
