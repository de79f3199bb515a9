import { useQuery } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Link } from '../../../components/link';
import { queryOf } from '../../../api/queries';
import { ErrorState } from '../../../components/error-state';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import { screenPath } from '../../../lib/paths';
import { missingFacts, type OwnProfile, ownFacts } from '../lib/own-facts';
import { FounderCard } from './founder-card';

interface OwnCardProps {
	/** The founder goes to the profile. */
	onMend?: ( () => void ) | undefined;
}

/** What a mentor will see of the founder who writes, and the way to mend it. Folded where it stands above the form. */
export function OwnCard( { onMend }: OwnCardProps ) {
	const { data, error, refetch } = useQuery( {
		...queryOf( 'user-profile', {} ),
		staleTime: 0,
	} );
	const profile = data?.profile;
	const [ isOpen ] = useState(
		() => window.matchMedia( '(min-width: 700px)' ).matches
	);
	return (
		<details className="mp-own-card" open={ isOpen }>
			<summary className="mp-summary">
				{ __( 'What the mentor will see', 'mentoriai-portal' ) }
			</summary>
			{ profile?.role === 'frontuser' && (
				<Card { ...{ profile, onMend } } />
			) }
			{ ! profile &&
				( error ? (
					<ErrorState
						error={ error }
						headingLevel={ 3 }
						onRetry={ () => void refetch() }
					/>
				) : (
					<SkeletonRegion>
						<Skeleton width="100%" height="9rem" />
					</SkeletonRegion>
				) ) }
		</details>
	);
}

function Card( { profile, onMend }: OwnCardProps & { profile: OwnProfile } ) {
	const missing = missingFacts( profile );
	return (
		<>
			<FounderCard founder={ ownFacts( profile ) } />
			{ missing.length > 0 && (
				<p className="mp-sm mp-muted">
					{ sprintf(
						/* translators: %s: names of fields, with commas. */
						__( 'Not filled in yet: %s.', 'mentoriai-portal' ),
						missing.join( ', ' )
					) }
				</p>
			) }
			<Link
				to={ screenPath( 'Profile' ) }
				onClick={ onMend }
				data-keeps-draft=""
			>
				{ __( 'Edit your profile', 'mentoriai-portal' ) }
			</Link>
		</>
	);
}
