import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';
import { failureOf } from './api';

const PATH = '/mentoriai-admin/v1/early';

/** As Early\EarlySwitch::status() gives it. */
export interface EarlyPath {
	state:
		| 'off'
		| 'left'
		| 'missing'
		| 'outdated'
		| 'conflicts'
		| 'waiting'
		| 'working';
	/** What the state means, in the language of the screen. */
	text: string;
	/** By what; names of filters and their functions. */
	conflicts: string[];
	/** Whether this person may switch it. */
	allowed: boolean;
	/** Where the file is, or would be. */
	file: string;
}

/** The state of the early path, and its switch. */
export function useEarlyPath() {
	const [ path, setPath ] = useState< EarlyPath | null >( null );
	const [ busy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );

	const ask = async ( on?: boolean ) => {
		setBusy( true );
		setFailure( '' );
		try {
			setPath(
				await apiFetch< EarlyPath >(
					on === undefined
						? { path: PATH }
						: { path: PATH, method: 'POST', data: { on } }
				)
			);
		} catch ( thrown ) {
			setFailure( failureOf( thrown ).message );
		} finally {
			setBusy( false );
		}
	};

	useEffect( () => void ask(), [] );

	return { path, busy, failure, ask };
}
