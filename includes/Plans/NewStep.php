<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

/**
 * A step of a plan about to be written.
 */
final readonly class NewStep {

	/**
	 * @param string $deadline `yyyy-MM-dd`.
	 * @param int    $done_at  Unix seconds; 0 for not yet (only past plans have done steps from the start).
	 */
	public function __construct( public string $action, public string $result, public string $deadline, public int $done_at = 0 ) {}

	/** Of one item of `planSteps`, as it was read. */
	public static function of_input( mixed $step ): self {
		$text = static fn ( string $name ): string => is_array( $step ) && is_string( $step[ $name ] ?? null ) ? $step[ $name ] : '';
		return new self( $text( 'veiksmas' ), $text( 'rezultatas' ), $text( 'terminas' ) );
	}
}
