<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

/**
 * A founder; every field is required, of a company only where there is one.
 */
final readonly class FounderProfile extends Profile {

	public function __construct(
		string $first_name,
		string $last_name,
		public string $company,
		/** The year in which the business was registered. */
		public ?int $year,
		public string $activity,
		public string $questions,
		/** There is no company yet: then it has neither name nor year. */
		public bool $no_company = false,
		string $town = ''
	) {
		parent::__construct( $first_name, $last_name, $town );
	}

	protected function required(): array {
		$company = array(
			'company' => $this->company,
			'year'    => $this->year,
		);
		return array(
			'first_name' => $this->first_name,
			'last_name'  => $this->last_name,
		) + ( $this->no_company ? array() : $company ) + array(
			'activity'  => $this->activity,
			'questions' => $this->questions,
		);
	}
}
