<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

/**
 * A founder; every field is required.
 */
final readonly class FounderProfile extends Profile {

	public function __construct(
		string $first_name,
		string $last_name,
		public string $company,
		/** The year in which the business was registered. */
		public ?int $year,
		public string $activity,
		public string $questions
	) {
		parent::__construct( $first_name, $last_name );
	}

	protected function required(): array {
		return array(
			'first_name' => $this->first_name,
			'last_name'  => $this->last_name,
			'company'    => $this->company,
			'year'       => $this->year,
			'activity'   => $this->activity,
			'questions'  => $this->questions,
		);
	}
}
