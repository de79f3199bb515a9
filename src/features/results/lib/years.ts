import type { Results } from '../api';

export type YearOfMeetings = Results[ 'meetings' ][ 'by_year' ][ number ];

/** The year that an address asks for, otherwise the latest; undefined where no meeting took place in any. */
export function chosenYear(
	years: readonly YearOfMeetings[],
	asked: string | null
): YearOfMeetings | undefined {
	return years.find( ( { year } ) => String( year ) === asked ) ?? years[ 0 ];
}
