import { __ } from '@wordpress/i18n';
import {
	CalendarDays,
	CalendarPlus,
	ChevronDown,
	Download,
} from 'lucide-react';
import { ButtonContent, buttonClass } from '../../../components/button-content';
import { MenuButton } from '../../../components/menu-button';
import { feedLinks } from '../lib/feed';

/** The events of the chosen town in one's own calendar, which follows their changes. */
export function SubscribeMenu( { town }: { town: string } ) {
	const { file, webcal, google } = feedLinks( town );
	const label = __( 'Subscribe to the calendar', 'mentoriai-portal' );
	return (
		<MenuButton
			label={ label }
			className={ buttonClass( { variant: 'ghost', size: 'sm' } ) }
			items={ [
				{
					key: 'google',
					label: __( 'Google Calendar', 'mentoriai-portal' ),
					icon: CalendarDays,
					href: google,
					newTab: true,
				},
				{
					key: 'webcal',
					label: __( 'Apple, Outlook', 'mentoriai-portal' ),
					icon: CalendarDays,
					href: webcal,
				},
				{
					key: 'file',
					label: __( 'Calendar file (.ics)', 'mentoriai-portal' ),
					icon: Download,
					href: file,
					download: 'events.ics',
				},
			] }
		>
			<ButtonContent icon={ CalendarPlus } iconAfter={ ChevronDown }>
				{ label }
			</ButtonContent>
		</MenuButton>
	);
}
