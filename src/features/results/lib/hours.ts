import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/numbers';

/** "14 hours", "30 minutes". */
export function hourParts( minutes: number ): string[] {
	const hours = Math.floor( minutes / 60 );
	const rest = minutes % 60;
	return [
		hours > 0 &&
			sprintf(
				/* translators: %s: number of hours. */
				_n( '%s hour', '%s hours', hours, 'mentoriai-portal' ),
				formatNumber( hours )
			),
		( rest > 0 || hours === 0 ) &&
			sprintf(
				/* translators: %s: number of minutes. */
				_n( '%s minute', '%s minutes', rest, 'mentoriai-portal' ),
				formatNumber( rest )
			),
	].filter( ( part ) => part !== false );
}

export function hoursInWords( minutes: number ): string {
	return hourParts( minutes ).join( ' ' );
}
