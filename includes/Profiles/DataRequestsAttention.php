<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Attention\AttentionText;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;

/**
 * Requests for a copy or the erasure of data, which the law gives 30 days.
 */
final readonly class DataRequestsAttention extends AttentionKind {

	private const DAYS = 30;

	/** So many days before its end one that was put off is back. */
	private const LAST = 7;

	public function __construct( private DataRequestRepository $requests, private Clock $clock ) {}

	public static function key(): string {
		return 'data_requests';
	}

	public function label(): string {
		return __( 'Requests about personal data', 'mentoriai-portal' );
	}

	public function select(): UnionPart {
		return $this->requests->select_confirmed();
	}

	public function describe( array $row ): AttentionText {
		$erases = DataRequests::ACTIONS['erase'] === $row['action'];
		return new AttentionText(
			$erases ? __( 'Wants their personal data erased', 'mentoriai-portal' ) : __( 'Wants a copy of their personal data', 'mentoriai-portal' ),
			admin_url( $erases ? 'erase-personal-data.php' : 'export-personal-data.php' ),
			self::DAYS - intdiv( max( 0, $this->clock->now() - (int) $row['since'] ), 86400 )
		);
	}

	public function may_be_dismissed(): bool {
		return false;
	}

	public function latest( int $since ): int {
		return $since + ( self::DAYS - self::LAST ) * 86400;
	}
}
