import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/errors';
import { screenPath } from '../../../lib/paths';
import { showToast } from '../../../lib/toasts';

/** A mentor who is no longer here: Home, with a notice (docs/contract.md#content). */
export function useLeaveWhenMissing( error: unknown ): boolean {
	const navigate = useNavigate();
	const gone = error instanceof ApiError && error.status === 404;
	useEffect( () => {
		if ( gone ) {
			showToast(
				__( 'This mentor is no longer here.', 'mentoriai-portal' ),
				'info'
			);
			navigate( screenPath( 'Home' ), { replace: true } );
		}
	}, [ gone, navigate ] );
	return gone;
}
