import { screenPath } from '../../../lib/paths';

/** Element of the card about the private calendar; the hash of an address leads to it. */
export const CALENDAR_ID = 'kalendorius';

/** Where the private calendar is: among the settings of the account. */
export const calendarPath = () =>
	`${ screenPath( 'Profile' ) }?skiltis=paskyra#${ CALENDAR_ID }`;

/** The address for apps that subscribe to calendars. */
export const webcal = ( url: string ) => url.replace( /^https?:/, 'webcal:' );
