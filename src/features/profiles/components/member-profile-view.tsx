import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/error-state';
import { useProfile } from '../hooks/use-profile';
import { FounderForm } from './founder-form';
import { MentorForm } from './mentor-form';
import { ProfileSkeleton } from './profile-skeleton';

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
	switch ( data?.role ) {
		case 'frontuser':
			return <FounderForm profile={ data } aside={ aside } />;
		case 'mentorius':
			return <MentorForm profile={ data } aside={ aside } />;
		default:
			return <ProfileSkeleton />;
	}
}
