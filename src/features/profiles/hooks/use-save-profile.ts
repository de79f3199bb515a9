import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../api/queries';
import { sessionStore } from '../../../lib/session';
import { saveProfile } from '../api';

/** Saves, then tells the session (the menu opens with the account) and keeps what the server stored. */
export function useSaveProfile() {
	const queries = useQueryClient();
	return useMutation( {
		mutationFn: saveProfile,
		onSuccess: ( { profile, user } ) => {
			sessionStore.getState().setUser( user );
			queries.setQueryData( keyOf( 'user-profile', {} ), profile );
		},
	} );
}
