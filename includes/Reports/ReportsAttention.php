<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Attention\AttentionText;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Reports\Admin\ReportsPage;

/**
 * Cases that wait for a decision; each further voice is news. Nothing is decided without opening it.
 */
final readonly class ReportsAttention extends AttentionKind {

	public function __construct( private CaseRepository $cases ) {}

	public static function key(): string {
		return 'reports';
	}

	public function label(): string {
		return __( 'Reports to decide', 'mentoriai-portal' );
	}

	public function select(): UnionPart {
		return $this->cases->select_open();
	}

	public function describe( array $row ): AttentionText {
		$voices = (int) $row['voices'];
		$parts  = array(
			What::from( (string) $row['what'] )->label() . ': ' . Reason::from( (string) $row['reason'] )->label(),
			/* translators: %s: number of people. */
			sprintf( _n( 'reported by %s person', 'reported by %s people', $voices, 'mentoriai-portal' ), number_format_i18n( $voices ) ),
		);
		return new AttentionText( implode( ' · ', $parts ), ReportsPage::url( array( 'report' => (string) $row['id'] ) ) );
	}

	public function is_known_to_who(): bool {
		return false;
	}

	public function may_be_dismissed(): bool {
		return false;
	}
}
