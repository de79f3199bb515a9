<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Early;

/**
 * What staff read about the state of the early path.
 */
final class EarlyTexts {

	/** @param 'off'|'left'|'missing'|'outdated'|'conflicts'|'waiting'|'working' $state */
	public static function of( string $state ): string {
		return match ( $state ) {
			'off'      => __( 'Switched off: WordPress answers everything.', 'mentoriai-portal' ),
			'left'     => __( 'Switched off, but the file could not be removed. It does nothing; delete it by hand.', 'mentoriai-portal' ),
			'missing'  => __( 'Switched on, but the file is gone. Write it again.', 'mentoriai-portal' ),
			'outdated' => __( 'The file was written by another version of the plugin and does nothing. Write it again.', 'mentoriai-portal' ),
			'conflicts' => __( 'WordPress answers everything, because code of this site changes answers of the portal:', 'mentoriai-portal' ),
			'waiting'  => __( 'Switched on. It begins as soon as WordPress has answered the portal once.', 'mentoriai-portal' ),
			'working'  => __( 'Switched on and working.', 'mentoriai-portal' ),
		};
	}
}
