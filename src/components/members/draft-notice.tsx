import { useQuery } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import { call } from '../../api/client';
import { keyOf } from '../../api/queries';
import { profileLabel } from './profile-labels';
import { screenPath } from '../../lib/paths';
import { type User, useSession } from '../../lib/session';
import { ButtonLink } from '../button-link';
import { Notice } from '../notice';

/** In place of what only public accounts may write: why not yet, and what to do. */
export function DraftNotice() {
	const user = useSession( ( session ) => session.user );
	const state = user?.review.state;
	const missing = useMissing( state === 'draft' );
	if ( ! user ) {
		return null;
	}
	return (
		<Notice
			tone={ state === 'submitted' ? 'info' : 'warning' }
			live={ false }
			title={ titleOf( state, missing.length ) }
			actions={
				<ButtonLink
					to={ screenPath( 'Profile' ) }
					variant="secondary"
					size="sm"
				>
					{ state === 'draft'
						? __( 'Fill in the profile', 'mentoriai-portal' )
						: __( 'Open profile', 'mentoriai-portal' ) }
				</ButtonLink>
			}
		>
			{ missing.length > 0 && (
				<p>{ missing.map( profileLabel ).join( ' · ' ) }</p>
			) }
			<p>{ textOf( state, user.role ) }</p>
		</Notice>
	);
}

/** Names of the required fields that are still empty; none until they are known. */
function useMissing( enabled: boolean ) {
	const { data } = useQuery( {
		// Not the entry that the profile's form begins with, which must not be older than the form.
		queryKey: keyOf( 'user-profile' ),
		queryFn: ( { signal } ) => call( 'user-profile', {}, { signal } ),
		enabled,
	} );
	return data && 'missing' in data.profile ? data.profile.missing : [];
}

type State = User[ 'review' ][ 'state' ] | undefined;

function titleOf( state: State, missing: number ): string {
	switch ( state ) {
		case 'draft':
			return missing > 0
				? sprintf(
						/* translators: %d: number of required fields that are still empty. */
						_n(
							'%d field left to fill in',
							'%d fields left to fill in',
							missing,
							'mentoriai-portal'
						),
						missing
				  )
				: __( 'Complete your profile', 'mentoriai-portal' );
		case 'submitted':
			return __( 'Your profile is being reviewed', 'mentoriai-portal' );
		case 'returned':
			return __( 'Your profile needs changes', 'mentoriai-portal' );
		default:
			return __( 'Your account is paused', 'mentoriai-portal' );
	}
}

function textOf( state: State, role: User[ 'role' ] ): string {
	switch ( state ) {
		case 'draft':
			return role === 'mentorius'
				? __(
						'Fill in the required profile fields. We will then review your profile, and founders will be able to write to you.',
						'mentoriai-portal'
				  )
				: __(
						'Once the required profile fields are filled in, you can write to mentors, make action plans and leave reviews.',
						'mentoriai-portal'
				  );
		case 'submitted':
			return __(
				'You will be able to write once we approve your profile. We will let you know by email.',
				'mentoriai-portal'
			);
		case 'returned':
			return __(
				'Make the changes and save: we will review your profile again. Until then you can read, but not write.',
				'mentoriai-portal'
			);
		default:
			return __(
				'You can’t write while your account is paused. If you think this is a mistake, contact us.',
				'mentoriai-portal'
			);
	}
}
