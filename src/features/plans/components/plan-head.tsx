import { __, _x, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Link } from '../../../components/link';
import { Badge } from '../../../components/badge';
import { classes } from '../../../lib/class-names';
import { mentorshipPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import type { Plan } from '../api';
import { nextDeadline } from '../lib/progress';
import { progressText } from '../lib/progress-text';
import { ProgressRing } from './progress-ring';
import './plan-head.css';

interface PlanHeadProps {
	plan: Plan;
	/** Number, goal and progress are told by the end of the plan. */
	isOver: boolean;
}

/** Number, goal, progress, people, dates, and each side's status. */
export function PlanHead( { plan, isOver }: PlanHeadProps ) {
	const next = nextDeadline( plan.etapai );
	return (
		<div
			className={ classes(
				'mp-card mp-plan-head',
				isOver && 'mp-plan-head--over'
			) }
		>
			{ ! isOver && (
				<div>
					<h1>{ planTitle( plan.id ) }</h1>
					<p className="mp-plan-head__label mp-sm mp-muted">
						{ __( 'Main goal', 'mentoriai-portal' ) }
					</p>
					<p className="mp-plan-head__goal mp-h3 mp-preline">
						{ plan.pagrindinis_tikslas }
					</p>
					<div className="mp-plan-head__progress">
						<ProgressRing { ...plan.progress } />
						<div>
							<b>{ progressText( plan.progress ) }</b>
							{ next && (
								<p className="mp-sm mp-muted mp-num">
									{ __(
										'Next deadline:',
										'mentoriai-portal'
									) }{ ' ' }
									<time
										className="mp-nowrap"
										dateTime={ next }
									>
										{ next }
									</time>
								</p>
							) }
						</div>
					</div>
				</div>
			) }
			<Facts plan={ plan } />
		</div>
	);
}

export function planTitle( id: number ): string {
	return sprintf(
		/* translators: %d: number of an action plan. */
		__( 'Plan No. %d', 'mentoriai-portal' ),
		id
	);
}

function Facts( { plan }: { plan: Plan } ) {
	const isMentor = useSession( ( { user } ) => user?.role === 'mentorius' );
	/** The other side leads to what the two have together, their talk first. */
	const linked = ( name: string ) =>
		plan.mentorship_id === null ? (
			name
		) : (
			<Link to={ mentorshipPath( plan.mentorship_id ) }>{ name }</Link>
		);
	return (
		<dl className="mp-plan-facts">
			<Fact label={ __( 'Author', 'mentoriai-portal' ) }>
				{ isMentor
					? linked( plan.verslininkas.fullname )
					: plan.verslininkas.fullname }
			</Fact>
			<Fact label={ __( 'Mentor', 'mentoriai-portal' ) }>
				{ isMentor
					? plan.mentorius.fullname
					: linked( plan.mentorius.fullname ) }
			</Fact>
			<Fact label={ __( 'Created', 'mentoriai-portal' ) }>
				<span className="mp-num">{ plan.sukurimo_data }</span>
			</Fact>
			<Fact label={ __( 'Last edited', 'mentoriai-portal' ) }>
				<span className="mp-num">{ plan.redagavimo_data }</span>
			</Fact>
			<Fact label={ __( 'Founder’s status', 'mentoriai-portal' ) }>
				<Status value={ plan.verslininko_paskirtas_statusas } />
			</Fact>
			<Fact label={ __( 'Mentor’s status', 'mentoriai-portal' ) }>
				<Status value={ plan.mentoriaus_paskirtas_statusas } />
			</Fact>
		</dl>
	);
}

function Fact( { label, children }: { label: string; children: ReactNode } ) {
	return (
		<div>
			<dt>{ label }</dt>
			<dd>{ children }</dd>
		</div>
	);
}

function Status( { value }: { value: 'aktyvus' | 'baigtas' } ) {
	return value === 'aktyvus' ? (
		<Badge tone="accent">
			{ _x( 'Active', 'status of a plan', 'mentoriai-portal' ) }
		</Badge>
	) : (
		<Badge tone="success">
			{ _x( 'Finished', 'status of a plan', 'mentoriai-portal' ) }
		</Badge>
	);
}
