import { useQuery } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ArrowLink } from '../../../components/arrow-link';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import { formatNumber } from '../../../lib/numbers';
import { screenPath } from '../../../lib/paths';
import { type FoundMentor, foundQuery } from '../api';
import type { QuestionProps } from './question';

interface FoundCard {
	mentor: FoundMentor;
	/** Whether it is among the first on screen. */
	eager: boolean;
	/** What the reasons say. */
	told: { town: boolean; answers: boolean; fields: readonly number[] };
	reasons: ReactNode;
}

/** Draws a mentor's card with the reasons on it; mentors are another feature's. */
export type RenderMentor = ( card: FoundCard ) => ReactNode;

/** Photos of the first row load at once. */
const FIRST_ROW = 3;

interface FoundMentorsProps
	extends Pick< QuestionProps, 'answers' | 'change' > {
	renderMentor: RenderMentor;
	saved: ReactNode;
}

/** Up to five mentors, each with the reasons. */
export function FoundMentors( {
	answers,
	change,
	renderMentor,
	saved,
}: FoundMentorsProps ) {
	const { data, error, refetch } = useQuery( foundQuery( answers ) );
	const all = screenPath( 'MentoriaiDynamic' );
	if ( ! data && error ) {
		return (
			<ErrorState
				headingLevel={ 1 }
				error={ error }
				onRetry={ () => void refetch() }
			/>
		);
	}
	if ( data?.list.length === 0 ) {
		return (
			<EmptyState
				headingLevel={ 1 }
				title={ __(
					'No mentor is free right now',
					'mentoriai-portal'
				) }
				action={
					<ArrowLink to={ all }>
						{ __( 'All mentors', 'mentoriai-portal' ) }
					</ArrowLink>
				}
			>
				{ __(
					'Look at all mentors: their pages say when they are free again.',
					'mentoriai-portal'
				) }
			</EmptyState>
		);
	}
	const count = data?.list.length ?? 0;
	const hasAsked =
		answers.fields.length > 0 ||
		answers.words !== '' ||
		answers.town !== '';
	/** Whether an answer is a reason for anybody. */
	const fits = data?.list.some( ( { reasons } ) =>
		reasons.some( ( { key } ) =>
			[ 'field', 'words', 'town' ].includes( key )
		)
	);
	return (
		<>
			<div className="mp-page-head">
				<h1 className="mp-h1">
					{ data
						? sprintf(
								/* translators: %s: number of mentors, one to five. */
								_n(
									'%s mentor who may help you',
									'%s mentors who may help you',
									count,
									'mentoriai-portal'
								),
								formatNumber( count )
						  )
						: __( 'Mentors for you', 'mentoriai-portal' ) }
				</h1>
				<p className="mp-lead">
					{ data && hasAsked && ! fits
						? __(
								'No one fits your answers closely. These mentors have a free place.',
								'mentoriai-portal'
						  )
						: __(
								'All of them have a free place. The order of equal ones changes daily.',
								'mentoriai-portal'
						  ) }
				</p>
				<div className="mp-finder__again">
					<Button
						variant="secondary"
						size="sm"
						onClick={ () => change( { step: 'fields' } ) }
					>
						{ __( 'Change answers', 'mentoriai-portal' ) }
					</Button>
					<ArrowLink to={ all }>
						{ __( 'All mentors', 'mentoriai-portal' ) }
					</ArrowLink>
					{ saved }
				</div>
			</div>
			{ data ? (
				<ol className="mp-mentor-grid mp-finder__found">
					{ data.list.map( ( mentor, index ) => (
						<li key={ mentor.id }>
							{ renderMentor( {
								mentor,
								eager: index < FIRST_ROW,
								told: toldBy( mentor, answers ),
								reasons: <Reasons mentor={ mentor } />,
							} ) }
						</li>
					) ) }
				</ol>
			) : (
				<SkeletonRegion
					label={ __( 'Loading mentors…', 'mentoriai-portal' ) }
				>
					<div className="mp-mentor-grid mp-finder__found">
						{ [ 1, 2, 3 ].map( ( row ) => (
							<Skeleton key={ row } width="100%" height="12rem" />
						) ) }
					</div>
				</SkeletonRegion>
			) }
		</>
	);
}

function toldBy(
	{ reasons }: FoundMentor,
	{ fields }: QuestionProps[ 'answers' ]
): FoundCard[ 'told' ] {
	const keys = reasons.map( ( { key } ) => key );
	return {
		town: keys.includes( 'town' ),
		answers: keys.includes( 'answers' ),
		fields: keys.includes( 'field' ) ? fields : [],
	};
}

function Reasons( { mentor: { title, reasons } }: { mentor: FoundMentor } ) {
	return (
		<ul
			className="mp-finder__reasons"
			aria-label={ sprintf(
				/* translators: %s: name of a mentor. */
				__( 'Why %s', 'mentoriai-portal' ),
				title
			) }
		>
			{ reasons.map( ( { key, text } ) => (
				<li key={ key }>{ text }</li>
			) ) }
		</ul>
	);
}
