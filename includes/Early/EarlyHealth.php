<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\HealthResult;

/**
 * Site Health: whether the early path works, where it is switched on.
 */
final readonly class EarlyHealth implements HealthCheck {

	public function __construct( private EarlySwitch $early ) {}

	public function key(): string {
		return 'mentoriai_early';
	}

	public function label(): string {
		return __( 'Early path of the mentoring portal', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		$status = $this->early->status();
		$works  = in_array( $status['state'], array( 'working', 'waiting' ), true );
		return new HealthResult(
			$works ? 'good' : 'recommended',
			$works ? __( 'Polls of the portal take the early path', 'mentoriai-portal' ) : __( 'Portal polls are not using the early path', 'mentoriai-portal' ),
			EarlyTexts::of( $status['state'] ),
			$status['conflicts'],
			admin_url( 'options-general.php?page=mentoriai-portal' ),
			__( 'Open the portal’s settings', 'mentoriai-portal' )
		);
	}
}
