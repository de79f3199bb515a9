import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../api/errors';
import { ErrorState } from '../../../components/error-state';
import { usePageTitle } from '../../../hooks/use-page-title';
import { useSession } from '../../../lib/session';
import type { Plan } from '../api';
import { FinishPlan } from '../components/finish-plan';
import { PlanHead, planTitle } from '../components/plan-head';
import { PlanSkeleton } from '../components/plan-skeleton';
import { PlanStep } from '../components/plan-step';
import { PlanTools } from '../components/plan-tools';
import { usePlan } from '../hooks/use-plan';
import { currentUid } from '../lib/progress';
import './plan-screen.css';

interface PlanScreenProps {
	/** In the place of a plan that is not there, or not the person's. */
	renderMissing: () => ReactNode;
}

/** One action plan. */
export function PlanScreen( { renderMissing }: PlanScreenProps ) {
	const { id = '' } = useParams();
	const planId = /^[1-9]\d{0,15}$/.test( id ) ? Number( id ) : 0;
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
				{ data && <PlanBody key={ planId } plan={ data } /> }
				{ ! data && error && (
					<ErrorState
						error={ error }
						onRetry={ () => void refetch() }
					/>
				) }
				{ ! data && ! error && <PlanSkeleton /> }
			</div>
		</div>
	);
}

function PlanBody( { plan }: { plan: Plan } ) {
	const role = useSession( ( { user } ) => user?.role );
	const isPublic = useSession( ( { user } ) => user?.status === 'public' );
	const isMentor = role === 'mentorius';
	const now = currentUid( plan.etapai );
	const own = isMentor
		? plan.mentoriaus_paskirtas_statusas
		: plan.verslininko_paskirtas_statusas;
	usePageTitle( planTitle( plan.id ) );
	return (
		<>
			<PlanHead plan={ plan } />
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
			{ isPublic && (
				<FinishPlan
					planId={ plan.id }
					isMentor={ isMentor }
					isFinished={ own !== 'aktyvus' }
				/>
			) }
		</>
	);
}
