import { __, _n, _x, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge';
import { formatNumber } from '../../../lib/numbers';
import type { Plan } from '../api';
import { nextDeadline } from '../lib/progress';
import { ProgressRing } from './progress-ring';
import './plan-head.css';

/** Number, goal, progress, people, dates, and each side's status. */
export function PlanHead( { plan }: { plan: Plan } ) {
	const { done, total } = plan.progress;
	const next = nextDeadline( plan.etapai );
	const progress = sprintf(
		/* translators: 1: number of steps done. 2: number of all steps. */
		_n(
			'%1$s step of %2$s done',
			'%1$s steps of %2$s done',
			done,
			'mentoriai-portal'
		),
		formatNumber( done ),
		formatNumber( total )
	);
	return (
		<div className="mp-card mp-plan-head">
			<div>
				<h1>{ planTitle( plan.id ) }</h1>
				<p className="mp-plan-head__label mp-sm mp-muted">
					{ __( 'Main goal', 'mentoriai-portal' ) }
				</p>
				<p className="mp-plan-head__goal mp-h3 mp-preline">
					{ plan.pagrindinis_tikslas }
				</p>
				<div className="mp-plan-head__progress">
					<ProgressRing { ...{ done, total } } label={ progress } />
					<div>
						<b>{ progress }</b>
						{ next && (
							<p className="mp-sm mp-muted mp-num">
								{ __( 'Next deadline:', 'mentoriai-portal' ) }{ ' ' }
								<time className="mp-nowrap" dateTime={ next }>
									{ next }
								</time>
							</p>
						) }
					</div>
				</div>
			</div>
			<Facts plan={ plan } />
		</div>
	);
}

export function planTitle( id: number ): string {
	return sprintf(
		/* translators: %d: number of an action plan. */
		__( 'Plan no. %d', 'mentoriai-portal' ),
		id
	);
}

function Facts( { plan }: { plan: Plan } ) {
	return (
		<dl className="mp-plan-facts">
			<Fact label={ __( 'Author', 'mentoriai-portal' ) }>
				{ plan.verslininkas.fullname }
			</Fact>
			<Fact label={ __( 'Mentor', 'mentoriai-portal' ) }>
				{ plan.mentorius.fullname }
			</Fact>
			<Fact label={ __( 'Created', 'mentoriai-portal' ) }>
				<span className="mp-num">{ plan.sukurimo_data }</span>
			</Fact>
			<Fact label={ __( 'Last edited', 'mentoriai-portal' ) }>
				<span className="mp-num">{ plan.redagavimo_data }</span>
			</Fact>
			<Fact label={ __( "Founder's status", 'mentoriai-portal' ) }>
				<Status value={ plan.verslininko_paskirtas_statusas } />
			</Fact>
			<Fact label={ __( "Mentor's status", 'mentoriai-portal' ) }>
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
