<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Cli;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Programme\Programme;
use MentoriaiPortal\Programme\ProgrammeFilter;
use MentoriaiPortal\Programme\Rebuild;

/**
 * `wp mentoriai stats`: the figures of the programme, or those made again from the rows.
 */
final readonly class StatsCommand {

	public function __construct( private Programme $programme, private Rebuild $rebuild, private Clock $clock ) {}

	/** @return list<array<string, mixed>> */
	public static function synopsis(): array {
		$filters = array(
			'from'  => 'First month of registration, e.g. 2026-01; without it the last twelve months.',
			'to'    => 'Last month.',
			'field' => 'Number of a field: of the first mentor that was asked.',
			'role'  => 'frontuser (founders, without it) or mentorius (mentors).',
		);
		return array(
			...Output::options( $filters ),
			...Output::options( array( 'rebuild' => 'Make all figures again from what they are made of, and tell what differed.' ), 'flag' ),
			Output::FORMAT,
		);
	}

	/**
	 * JSON and YAML have all that `mentoriai/v1/programme` gives, a table and CSV the funnel.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $options
	 */
	public function __invoke( array $args, array $options ): void {
		if ( Output::is_set( $options, 'rebuild' ) ) {
			Output::one( array( 'differences' => $this->rebuild->run() ), $options );
			return;
		}
		try {
			$figures = $this->programme->figures( ProgrammeFilter::of_query( $options, $this->clock ) );
		} catch ( InvalidInput $wrong ) {
			Output::refuse( $wrong );
		}
		if ( in_array( $options['format'] ?? '', array( 'json', 'yaml' ), true ) ) {
			Output::one( $figures, $options );
			return;
		}
		Output::rows( $figures['funnel'], array( 'key', 'label', 'number', 'share', 'median_days' ), $options );
	}
}
