import { __, sprintf } from '@wordpress/i18n';
import { TriangleAlert } from 'lucide-react';
import { forwardRef } from 'react';
import { Badge } from '../../../components/badge';
import { ButtonLink } from '../../../components/button-link';
import { PersonArt } from '../../../components/person-art';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { classes } from '../../../lib/class-names';
import { today } from '../../../lib/dates';
import { planPath } from '../../../lib/paths';
import type { PlanCard } from '../api';
import { planState } from '../lib/plan-state';
import { PlanStateBadge } from './plan-state-badge';
import { ProgressRing } from './progress-ring';
import './plan-table.css';

interface PlanTableProps {
	plans: readonly PlanCard[];
	/** Mentors read who wrote the plan, founders whom it is for. */
	isMentor: boolean;
	/** Another search is on its way. */
	isOld: boolean;
}

/** The list of plans; on a phone every row is a card. The whole row leads to the plan. The ref is the body with the rows. */
export const PlanTable = forwardRef< HTMLTableSectionElement, PlanTableProps >(
	( { plans, isMentor, isOld }, ref ) => {
		const number = __( 'Plan number', 'mentoriai-portal' );
		const date = __( 'Date', 'mentoriai-portal' );
		return (
			<table
				className={ classes( 'mp-plans', isOld && 'is-old' ) }
				aria-busy={ isOld || undefined }
			>
				<thead>
					<tr>
						<th scope="col">
							{ __( 'Main goal', 'mentoriai-portal' ) }
						</th>
						<th scope="col">
							{ isMentor
								? __( 'Author', 'mentoriai-portal' )
								: __( 'Chosen mentor', 'mentoriai-portal' ) }
						</th>
						<th scope="col">
							{ __( 'Progress', 'mentoriai-portal' ) }
						</th>
						<th scope="col">{ number }</th>
						<th scope="col">{ date }</th>
						<td>
							<VisuallyHidden>
								{ __( 'Open plan', 'mentoriai-portal' ) }
							</VisuallyHidden>
						</td>
					</tr>
				</thead>
				<tbody ref={ ref }>
					{ plans.map( ( plan ) => (
						<tr
							key={ plan.id }
							className={ classes(
								! plan.open && 'mp-plans__row--unread'
							) }
						>
							<td className="mp-plans__what">
								<Goal plan={ plan } isMentor={ isMentor } />
							</td>
							<td className="mp-plans__who">
								<span className="mp-plans__person">
									<PersonArt
										name={ plan.person.name }
										image={ plan.person.img }
										variant="avatar"
										size={ 36 }
									/>
									<span>{ plan.person.name }</span>
								</span>
							</td>
							<td className="mp-plans__ring">
								<ProgressRing { ...plan.progress } small />
							</td>
							<td
								data-label={ number }
								className="mp-plans__small mp-num"
							>
								{ plan.id }
							</td>
							<td
								data-label={ date }
								className="mp-plans__small mp-num"
							>
								{ plan.date }
							</td>
							<td className="mp-plans__act">
								<ButtonLink
									to={ planPath( plan.id ) }
									variant={
										plan.open ? 'secondary' : 'primary'
									}
									size="sm"
									className="mp-plans__link"
									aria-label={ sprintf(
										/* translators: %d: number of a plan. */
										__(
											'Open plan No. %d',
											'mentoriai-portal'
										),
										plan.id
									) }
								>
									{ __( 'Open plan', 'mentoriai-portal' ) }
								</ButtonLink>
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
		);
	}
);

/** What the plan is for, its status, and what comes next. */
function Goal( { plan, isMentor }: { plan: PlanCard; isMentor: boolean } ) {
	const state = planState( plan, isMentor );
	const next = state === 'over' ? null : plan.next_deadline;
	return (
		<>
			<p className="mp-plans__goal">
				{ ! plan.open && (
					<>
						<span className="mp-plans__dot" aria-hidden="true" />
						<VisuallyHidden>
							{ __( 'Not viewed yet:', 'mentoriai-portal' ) }{ ' ' }
						</VisuallyHidden>
					</>
				) }
				{ plan.goal }
			</p>
			<p className="mp-plans__meta">
				<PlanStateBadge state={ state } isMentor={ isMentor } />
				{ next && (
					<span className="mp-num">
						{ __( 'Next deadline:', 'mentoriai-portal' ) }{ ' ' }
						<time className="mp-nowrap" dateTime={ next }>
							{ next }
						</time>
					</span>
				) }
				{ next && next < today() && (
					<Badge tone="error" icon={ TriangleAlert }>
						{ __( 'Overdue', 'mentoriai-portal' ) }
					</Badge>
				) }
			</p>
		</>
	);
}
