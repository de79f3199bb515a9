import { __ } from '@wordpress/i18n';
import { ApiError } from '../../../api/errors';

/** Why something was not done, in words; undefined where nothing failed. */
export function failure( error: unknown ): string | undefined {
	if ( ! error ) {
		return undefined;
	}
	return error instanceof ApiError && ! error.isConnection
		? error.message
		: __( 'Connection error', 'mentoriai-portal' );
}
