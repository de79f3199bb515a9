<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

/**
 * Which cases are listed, and in which order.
 */
final readonly class CaseFilter {

	public const STATES = array( 'open', 'closed' );

	/** Column of the list to the one of the query. */
	public const ORDERS = array( 'reported_at' => 'r.reported_at', 'voices' => 'voices', 'closed_at' => 'r.closed_at' );

	/**
	 * @param string $state  One of STATES; '' for all.
	 * @param string $search A number, or a part of the name of whom it is about.
	 * @param string $order  Of ORDERS.
	 */
	public function __construct( public string $state = '', public ?What $what = null, public ?Reason $reason = null, public string $search = '', public string $order = 'reported_at', public bool $ascending = false ) {}

	/** Whether more is asked than a state. */
	public function narrows(): bool {
		return null !== $this->what || null !== $this->reason || '' !== $this->search;
	}
}
