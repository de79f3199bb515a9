import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import type { Problems, Settings, Values } from './types';

const PATH = '/mentoriai-admin/v1/settings';

/** What went wrong: a text for the top of the screen, and texts at the fields. */
interface Failure {
	message: string;
	problems: Problems;
}

export function loadSettings(): Promise< Settings > {
	return apiFetch< Settings >( { path: PATH } );
}

export function saveSettings( values: Values ): Promise< Settings > {
	return apiFetch< Settings >( {
		path: PATH,
		method: 'POST',
		data: { values },
	} );
}

/** Reads what apiFetch() throws: an answer of the server, or a failure to reach it. */
export function failureOf( thrown: unknown ): Failure {
	const answer =
		typeof thrown === 'object' && thrown !== null
			? ( thrown as {
					message?: unknown;
					data?: { fields?: Problems } | null;
			  } )
			: {};
	return {
		message:
			typeof answer.message === 'string' && answer.message !== ''
				? answer.message
				: __( 'The server could not be reached.', 'mentoriai-portal' ),
		problems: answer.data?.fields ?? {},
	};
}
