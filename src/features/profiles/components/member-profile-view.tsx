import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/error-state';
import { lazyPart } from '../../../components/lazy-part';
import type { User } from '../../../lib/session';
import type { Profile } from '../api';
import { useProfile } from '../hooks/use-profile';
import { ProfileSkeleton } from './profile-skeleton';

const founder = lazyPart(
	() =>
		import( /* webpackChunkName: "founder-form" */ './founder-form' ).then(
			( file ) => file.FounderForm
		),
	<ProfileSkeleton />
);
const mentor = lazyPart(
	() =>
		import( /* webpackChunkName: "mentor-form" */ './mentor-form' ).then(
			( file ) => file.MentorForm
		),
	<ProfileSkeleton />
);

/** Fetches the form of a role while its profile is on the way. */
export async function prepareForm(
	role: User[ 'role' ] | undefined
): Promise< void > {
	if ( role === 'mentorius' ) {
		await mentor.prepare();
	} else if ( role === 'frontuser' ) {
		await founder.prepare();
	}
}

interface Props {
	/** Above the form; where there is no profile, only its failure is said. */
	children?: ReactNode;
}

/** The profile of a founder or mentor: loading, failed, or its form. */
export function MemberProfileView( { children }: Props ) {
	const { data, error, refetch } = useProfile();
	if ( error && ! data ) {
		return (
			<ErrorState
				error={ error }
				title={ __(
					'The profile could not be loaded',
					'mentoriai-portal'
				) }
				onRetry={ () => void refetch() }
				headingLevel={ 2 }
			/>
		);
	}
	return (
		<>
			{ children }
			<ProfileBody data={ data } />
		</>
	);
}

function ProfileBody( { data }: { data: Profile | undefined } ) {
	if ( ! data || data.role === 'neapsisprendes' ) {
		return <ProfileSkeleton />;
	}
	return data.role === 'mentorius' ? (
		<mentor.Part profile={ data } />
	) : (
		<founder.Part profile={ data } />
	);
}
