<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * What a person agreed to: version of the texts and time.
 */
final readonly class ConsentData implements PersonalData {

	public function __construct( private ConsentLedger $ledger ) {}

	public function key(): string {
		return 'consents';
	}

	public function label(): string {
		return __( 'Consents', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array();
	}

	public function export( int $user_id, int $page ): array {
		$items = array();
		foreach ( $this->ledger->of( $user_id ) as $number => $consent ) {
			$items[] = PrivacyResult::item(
				(string) $number,
				array(
					__( 'Version of the privacy policy and the rules', 'mentoriai-portal' ) => $consent['version'],
					__( 'Agreed', 'mentoriai-portal' ) => $consent['time'],
				)
			);
		}
		return PrivacyResult::items( $items );
	}

	/** Goes with the account's other meta; as long as there is an account, it shows that there was a consent. */
	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( false );
	}
}
