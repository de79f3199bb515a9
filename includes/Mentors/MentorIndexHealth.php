<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\HealthResult;

/**
 * Site Health: whether mentors are missing from the list because it is being rebuilt in the background.
 */
final readonly class MentorIndexHealth implements HealthCheck {

	public function __construct( private MentorIndexer $indexer ) {}

	public function key(): string {
		return 'mentoriai_mentor_index';
	}

	public function label(): string {
		return __( 'List of mentors', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		[ $ready, $all ] = $this->indexer->progress() ?? array( 0, 0 );
		if ( $ready >= $all ) {
			return new HealthResult( 'good', __( 'The list of mentors is up to date', 'mentoriai-portal' ), __( 'It is checked in the background every day.', 'mentoriai-portal' ) );
		}
		return new HealthResult(
			'recommended',
			__( 'The list of mentors is being rebuilt', 'mentoriai-portal' ),
			/* translators: 1: number of mentors that are ready, 2: number of all. */
			sprintf( __( '%1$s of %2$s mentors are ready; visitors do not see the others yet. You don’t need to do anything. If the number does not change, see “Portal background work” on this page.', 'mentoriai-portal' ), number_format_i18n( $ready ), number_format_i18n( $all ) )
		);
	}
}
