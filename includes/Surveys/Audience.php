<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Number;

/**
 * Whom a survey is for: members of some roles and statuses, narrowed to fields of mentoring; or chosen people.
 *
 * @phpstan-type AudienceData array{mode: 'group'|'people', roles: list<string>, statuses: list<string>, fields: list<int>, people: list<int>}
 */
final readonly class Audience {

	private const PEOPLE_MAX = 500;

	/** @param AudienceData $data */
	private function __construct( public array $data ) {}

	/**
	 * @param array<mixed> $sent
	 * @throws InvalidInput Path to message key.
	 */
	public static function read( array $sent ): self {
		$input = new Input(
			array(
				'mode'     => Choice::of( 'group', 'people' )->required(),
				'roles'    => Items::of( Choice::of( ...array_column( Role::cases(), 'value' ) ), 3 ),
				'statuses' => Items::of( Choice::of( ...array_column( AccountStatus::cases(), 'value' ) ), 7 ),
				'fields'   => Items::of( Number::id(), 200 ),
				'people'   => Items::of( Number::id(), self::PEOPLE_MAX ),
			)
		);
		/** @var AudienceData $data */
		$data = $input->read( $sent, false );
		return new self( $data );
	}

	public static function of_json( string $json ): self {
		return self::read( (array) json_decode( $json, true ) );
	}

	public function json(): string {
		return (string) wp_json_encode( $this->data );
	}

	public function is_empty(): bool {
		return 'people' === $this->data['mode'] ? array() === $this->data['people'] : array() === $this->data['roles'] || array() === $this->data['statuses'];
	}
}
