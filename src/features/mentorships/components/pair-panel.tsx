import { useState } from 'react';
import { ApiError } from '../../../api/errors';
import { ErrorState } from '../../../components/error-state';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import type { Mentorship } from '../api';
import { useMentorship, useSameState } from '../hooks/use-mentorship';
import { pairTitle } from '../lib/words';
import { PairFacts, type PairFactsProps } from './pair-facts';
import './pair-panel.css';

interface PairPanelProps extends Omit< PairFactsProps, 'details' > {
	id: number;
	/** As far as the page knows it already. */
	state: Mentorship[ 'state' ];
	/** The person came for it: it is open on a narrow screen too, as it is where what comes next stands in it. */
	isWanted?: boolean;
}

/** Where the pair stands, who the other is, and what comes next; beside the conversation, or folded above it on a narrow screen. */
export function PairPanel( {
	id,
	state,
	isWanted = false,
	...facts
}: PairPanelProps ) {
	// Folded where it stands above the conversation.
	const [ isOpen ] = useState(
		() =>
			isWanted ||
			( state !== 'requested' && state !== 'active' ) ||
			window.matchMedia( '(min-width: 1100px)' ).matches
	);
	const { data, error, refetch } = useMentorship( id );
	useSameState( state, data?.mentorship.state );
	if ( error instanceof ApiError && error.status === 404 ) {
		return null;
	}
	const body = data ? (
		<PairFacts details={ data } { ...facts } />
	) : (
		<div className="mp-pair__body">
			{ error ? (
				<ErrorState error={ error } onRetry={ () => void refetch() } />
			) : (
				<SkeletonRegion>
					<Skeleton width="100%" height="8rem" />
				</SkeletonRegion>
			) }
		</div>
	);
	return (
		<details className="mp-pair" open={ isOpen }>
			<summary className="mp-summary mp-pair__title">
				{ pairTitle( data?.mentorship.state ?? state ) }
			</summary>
			{ body }
		</details>
	);
}
