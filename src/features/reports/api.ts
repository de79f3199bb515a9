import { call, type Input } from '../../api/client';
import { ApiError } from '../../api/errors';

type Report = Input< 'report' >;
export type Reason = Report[ 'reason' ];

/** What is reported, and what the person is shown of it. */
export interface Reported extends Pick< Report, 'what' | 'id' | 'kind' > {
	/** Whose it is. */
	person: string;
	/** Its words. */
	text?: string | undefined;
	/** Whether the reporter can block that person along with it. */
	canBlock?: boolean | undefined;
}

/**
 * Tells staff.
 *
 * @param report
 * @param anonymous Whether it is a guest's: its name and address stand in it.
 * @return The number of the case; the same while it is open.
 */
export async function submitReport(
	report: Report,
	anonymous: boolean
): Promise< number > {
	try {
		return ( await call( 'report', report, { anonymous } ) ).number;
	} catch ( error ) {
		if ( ! anonymous && error instanceof ApiError && error.fields.email ) {
			// To this route whose session has ended is a guest without an address: this one says that it has.
			await call( 'get-user-id', {} );
		}
		throw error;
	}
}
