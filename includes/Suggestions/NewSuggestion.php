<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions;

use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Text;

/**
 * What staff want to suggest.
 */
final readonly class NewSuggestion {

	public const MENTORS_MAX = 3;
	public const NOTE_MAX    = 500;

	/** @param list<int> $mentor_ids */
	private function __construct( public array $mentor_ids, public string $note ) {}

	/**
	 * @param array<mixed> $body `{mentors: [ids], note?}`.
	 * @throws InvalidInput Name to message key; a mentor who is named twice is `invalid`, too.
	 */
	public static function of_body( array $body ): self {
		$input   = new Input(
			array(
				'mentors' => Items::of( Number::id(), self::MENTORS_MAX, 1 )->required(),
				'note'    => Text::multiline( self::NOTE_MAX ),
			)
		);
		$read    = $input->read( $body, false );
		$mentors = array_values( array_filter( is_array( $read['mentors'] ) ? $read['mentors'] : array(), 'is_int' ) );
		$doubled = array_diff_key( $mentors, array_unique( $mentors ) );
		if ( array() !== $doubled ) {
			throw new InvalidInput( array( 'mentors.' . array_key_first( $doubled ) => 'invalid' ) );
		}
		return new self( $mentors, is_string( $read['note'] ) ? $read['note'] : '' );
	}

	/** The same for the same mentors in any order, with the same words. */
	public function key(): string {
		$ids = $this->mentor_ids;
		sort( $ids );
		return hash( 'sha256', implode( ',', $ids ) . '|' . $this->note );
	}
}
