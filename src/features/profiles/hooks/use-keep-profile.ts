import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sessionStore } from '../../../lib/session';
import type { CvFile, MemberProfile, Photo } from '../api';
import { changeProfile } from '../lib/change-profile';

type Files = { img?: Photo | null; cv?: CvFile[] };

/** Keeps what an upload changed: the form beside it, with what is typed in it, stays as it is. */
export function useKeepProfile(): ( files: Files ) => void {
	const queries = useQueryClient();
	return useCallback(
		( files ) => {
			const { user, setUser } = sessionStore.getState();
			if ( ! user ) {
				return;
			}
			changeProfile(
				queries,
				( profile ) => ( { ...profile, ...files } ) as MemberProfile
			);
			if ( files.img !== undefined ) {
				setUser( {
					...user,
					img: files.img && { full: files.img.full },
				} );
			}
		},
		[ queries ]
	);
}
