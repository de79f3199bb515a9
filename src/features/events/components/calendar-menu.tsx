import { __ } from '@wordpress/i18n';
import { Calendar, CalendarPlus, ChevronDown } from 'lucide-react';
import { ButtonContent, buttonClass } from '../../../components/button-content';
import { MenuButton } from '../../../components/menu-button';
import type { EventData } from '../api';

/** Takes an event into one's own calendar. */
export function CalendarMenu( {
	event: { google, ics, slug },
}: {
	event: EventData;
} ) {
	const label = __( 'Add to calendar', 'mentoriai-portal' );
	// Outlook reads the iCal file.
	const file = { icon: Calendar, href: ics, download: `${ slug }.ics` };
	return (
		<MenuButton
			label={ label }
			align="start"
			className={ buttonClass( { variant: 'secondary', size: 'lg' } ) }
			items={ [
				{
					key: 'google',
					label: __( 'Google Calendar', 'mentoriai-portal' ),
					icon: Calendar,
					href: google,
					newTab: true,
				},
				{
					key: 'ical',
					label: __( 'iCal (Apple)', 'mentoriai-portal' ),
					...file,
				},
				{
					key: 'outlook',
					label: __( 'Outlook', 'mentoriai-portal' ),
					...file,
				},
			] }
		>
			<ButtonContent icon={ CalendarPlus } iconAfter={ ChevronDown }>
				{ label }
			</ButtonContent>
		</MenuButton>
	);
}
