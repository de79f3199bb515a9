import { __ } from '@wordpress/i18n';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../../../components/error-state';
import { useProfile } from '../hooks/use-profile';
import { ProfileSkeleton } from './profile-skeleton';

const loadFounderForm = () => import( './founder-form' );
const loadMentorForm = () => import( './mentor-form' );
const FounderForm = lazy( () =>
	loadFounderForm().then( ( file ) => ( { default: file.FounderForm } ) )
);
const MentorForm = lazy( () =>
	loadMentorForm().then( ( file ) => ( { default: file.MentorForm } ) )
);

/** Fetches the form of a role while its profile is on the way. */
export function prepareForm( role: 'frontuser' | 'mentorius' ): void {
	const load = role === 'mentorius' ? loadMentorForm : loadFounderForm;
	void load().catch( () => undefined );
}

interface Props {
	/** What stands beside the form. */
	aside: ReactNode;
}

/** The profile of a founder or mentor: loading, failed, or its form. */
export function MemberProfileView( { aside }: Props ) {
	const { data, error, refetch } = useProfile();
	if ( error ) {
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
	if ( ! data || data.role === 'neapsisprendes' ) {
		return <ProfileSkeleton />;
	}
	return (
		<Suspense fallback={ <ProfileSkeleton /> }>
			{ data.role === 'mentorius' ? (
				<MentorForm profile={ data } aside={ aside } />
			) : (
				<FounderForm profile={ data } aside={ aside } />
			) }
		</Suspense>
	);
}
