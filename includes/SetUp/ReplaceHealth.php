<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SetUp;

use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\HealthResult;

/**
 * Site Health: whether the set-up is complete.
 */
final readonly class ReplaceHealth implements HealthCheck {

	public function __construct( private StillToReplace $list ) {}

	public function key(): string {
		return 'mentoriai_setup';
	}

	public function label(): string {
		return __( 'Set-up of the portal', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		$items = $this->list->items();
		if ( array() === $items ) {
			return new HealthResult( 'good', __( 'The portal is set up', 'mentoriai-portal' ), __( 'Contacts, the pages that the law asks for, time zone and sender are filled in.', 'mentoriai-portal' ) );
		}
		return new HealthResult(
			$this->list->is_closed() ? 'critical' : 'recommended',
			/* translators: %d: number of things. */
			sprintf( _n( '%d thing in the portal is still to be filled in or replaced', '%d things in the portal are still to be filled in or replaced', count( $items ), 'mentoriai-portal' ), count( $items ) ),
			__( 'Each has a link under Tools → Portal set-up.', 'mentoriai-portal' ),
			array_column( $items, 'text' ),
			SetUpPage::url(),
			__( 'Portal set-up', 'mentoriai-portal' )
		);
	}
}
