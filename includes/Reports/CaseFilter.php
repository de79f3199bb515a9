<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

/**
 * Which cases are listed.
 */
final readonly class CaseFilter {

	public const STATES = array( 'open', 'closed' );

	/**
	 * @param string $state  One of STATES; '' for all.
	 * @param string $search A number, or a part of the name of whom it is about.
	 */
	public function __construct( public string $state = '', public ?What $what = null, public ?Reason $reason = null, public string $search = '' ) {}
}
