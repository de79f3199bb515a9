<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

/**
 * A case that was opened, with its texts.
 */
final readonly class CaseFile {

	/**
	 * @param list<Voice>     $voices The first report first.
	 * @param list<ShownText> $texts  What was reported, as it was then.
	 */
	public function __construct( public ReportCase $case, public array $voices, public array $texts ) {}

	/** What all of them wrote. */
	public function text(): string {
		return implode( "\n\n", array_filter( array_map( static fn ( Voice $voice ): string => $voice->text, $this->voices ), static fn ( string $text ): bool => '' !== $text ) );
	}
}
