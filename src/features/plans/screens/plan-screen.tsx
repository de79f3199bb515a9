import { __ } from '@wordpress/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { addressId } from '../../../api/address-id';
import { ApiError } from '../../../api/errors';
import { ButtonLink } from '../../../components/button-link';
import { ErrorState } from '../../../components/error-state';
import { usePageTitle } from '../../../hooks/use-page-title';
import { newPlanPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { beginPlan, type Plan } from '../api';
import { FinishPlan } from '../components/finish-plan';
import { PlanBetween } from '../components/plan-between';
import { PlanEnd } from '../components/plan-end';
import { PlanHead, planTitle } from '../components/plan-head';
import { PlanSkeleton } from '../components/plan-skeleton';
import { PlanStep } from '../components/plan-step';
import { PlanTools } from '../components/plan-tools';
import { usePlan } from '../hooks/use-plan';
import { planState } from '../lib/plan-state';
import { currentUid } from '../lib/progress';
import './plan-screen.css';

interface PlanScreenProps {
	/** In the place of a plan that is not there, or not the person's. */
	renderMissing: () => ReactNode;
	/** Asks a founder who has finished for a review of the mentor; nothing where there is none to write. */
	renderReview: ( mentorId: number ) => ReactNode;
}

/** One action plan. */
export function PlanScreen( { renderMissing, renderReview }: PlanScreenProps ) {
	const planId = addressId( useParams() );
	const { data, error, refetch } = usePlan( planId );
	if (
		planId === 0 ||
		( error instanceof ApiError && error.status === 404 )
	) {
		return renderMissing();
	}
	return (
		<div className="mp-page mp-page--mist mp-plan-page">
			<div className="mp-wrap mp-wrap--mid">
				<PlanTools planId={ planId } />
				{ data && (
					<PlanBody
						key={ planId }
						{ ...{ plan: data, renderReview } }
					/>
				) }
				{ ! data && error && (
					<ErrorState
						headingLevel={ 1 }
						error={ error }
						onRetry={ () => void refetch() }
					/>
				) }
				{ ! data && ! error && <PlanSkeleton /> }
			</div>
		</div>
	);
}

PlanScreen.begin = ( params: { id?: string } ) =>
	beginPlan( addressId( params ) );

function PlanBody( {
	plan,
	renderReview,
}: {
	plan: Plan;
	renderReview: PlanScreenProps[ 'renderReview' ];
} ) {
	const role = useSession( ( { user } ) => user?.role );
	const isPublic = useSession( ( { user } ) => user?.status === 'public' );
	const isMentor = role === 'mentorius';
	const now = currentUid( plan.etapai );
	const state = planState( plan, isMentor );
	const isOver = state === 'over';
	const isDone = isOver || state === 'waits';
	const title = useRef< HTMLHeadingElement & HTMLParagraphElement >( null );
	const wasDone = useRef( isDone );
	useEffect( () => {
		// The button that was pressed is disabled now.
		if ( isDone && ! wasDone.current ) {
			title.current?.focus();
		}
		wasDone.current = isDone;
	}, [ isDone ] );
	usePageTitle( planTitle( plan.id ) );
	return (
		<>
			{ isOver && <PlanEnd plan={ plan } titleRef={ title } /> }
			<PlanHead plan={ plan } isOver={ isOver } />
			{ ( state === 'waits' || state === 'asked' ) && (
				<PlanBetween
					{ ...{ plan, isMentor } }
					waits={ state === 'waits' }
					titleRef={ title }
				/>
			) }
			{ isDone && ! isMentor && isPublic && (
				<div className="mp-plan-next mp-no-print">
					{ plan.mentorius.id > 0 &&
						renderReview( plan.mentorius.id ) }
					{ isOver && (
						<ButtonLink to={ newPlanPath() } variant="secondary">
							{ __( 'New plan', 'mentoriai-portal' ) }
						</ButtonLink>
					) }
				</div>
			) }
			<h2 className="mp-plan-steps-title">
				{ __( 'Steps', 'mentoriai-portal' ) }
			</h2>
			<ol className="mp-plan-steps">
				{ plan.etapai.map( ( step, index ) => (
					<PlanStep
						key={ step.uid }
						planId={ plan.id }
						step={ step }
						number={ index + 1 }
						isNow={ step.uid === now }
						mayEdit={
							! isMentor &&
							isPublic &&
							plan.mentoriaus_paskirtas_statusas === 'aktyvus'
						}
					/>
				) ) }
			</ol>
			{ isPublic && <FinishPlan { ...{ plan, isMentor, state } } /> }
		</>
	);
}
