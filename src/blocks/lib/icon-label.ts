import { __ } from '@wordpress/i18n';

/** What an icon shows; a new file of assets/icons has its name until it is put here. */
export function iconLabel( name: string ): string {
	const labels: Readonly< Record< string, string > > = {
		'calendar-days': __( 'Calendar', 'mentoriai-portal' ),
		'circle-check': __( 'Check mark', 'mentoriai-portal' ),
		'clipboard-list': __( 'Plan', 'mentoriai-portal' ),
		clock: __( 'Clock', 'mentoriai-portal' ),
		flag: __( 'Flag', 'mentoriai-portal' ),
		handshake: __( 'Handshake', 'mentoriai-portal' ),
		lightbulb: __( 'Light bulb', 'mentoriai-portal' ),
		'map-pin': __( 'Place on a map', 'mentoriai-portal' ),
		'message-square': __( 'Message', 'mentoriai-portal' ),
		search: __( 'Magnifying glass', 'mentoriai-portal' ),
		send: __( 'Paper plane', 'mentoriai-portal' ),
		star: __( 'Star', 'mentoriai-portal' ),
		'user-plus': __( 'New person', 'mentoriai-portal' ),
		users: __( 'People', 'mentoriai-portal' ),
	};
	return labels[ name ] ?? name;
}
