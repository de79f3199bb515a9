<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Identity\Busy;

/**
 * A mentor; name, position and the Lithuanian description are required.
 */
final readonly class MentorProfile extends Profile {

	/** @param list<int> $fields Term ids of mentoriai_field. */
	public function __construct(
		string $first_name,
		string $last_name,
		public string $position,
		public string $position_en,
		public string $about,
		public string $about_en,
		public string $phone,
		public string $linkedin,
		public array $fields,
		public Busy $busy,
		/** How many founders at most; null leaves it to the site's setting. */
		public ?int $capacity,
		string $town = ''
	) {
		parent::__construct( $first_name, $last_name, $town );
	}

	/** Whether what visitors read differs, so that staff may want to look again. */
	public function reads_differently( self $other ): bool {
		return $this->public_texts() !== $other->public_texts();
	}

	public function busy_until( string $day ): self {
		return new self( ...array( 'busy' => $this->busy->changed( null, $day ) ) + get_object_vars( $this ) );
	}

	public function busy(): self {
		return new self( ...array( 'busy' => $this->busy->changed( true, null ) ) + get_object_vars( $this ) );
	}

	protected function required(): array {
		return array(
			'first_name' => $this->first_name,
			'last_name'  => $this->last_name,
			'position'   => $this->position,
			'about'      => $this->about,
		);
	}

	/**
	 * What visitors read, by name; `_en` is English.
	 *
	 * @return array<string, string>
	 */
	public function public_texts(): array {
		return array(
			'name'        => $this->display_name(),
			'position'    => $this->position,
			'position_en' => $this->position_en,
			'about'       => $this->about,
			'about_en'    => $this->about_en,
			'linkedin'    => $this->linkedin,
			'town'        => $this->town,
		);
	}
}
