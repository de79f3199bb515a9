import { __, sprintf } from '@wordpress/i18n';
import { forwardRef } from 'react';
import { ButtonLink } from '../../../components/button-link';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { planPath } from '../../../lib/paths';
import { classes } from '../../../lib/class-names';
import type { PlanCard } from '../api';
import './plan-table.css';

interface PlanTableProps {
	plans: readonly PlanCard[];
	/** Mentors read who wrote the plan, founders whom it is for. */
	isMentor: boolean;
	/** Another search is on its way. */
	isOld: boolean;
}

/** The list of plans; on a phone every row is a card. The ref is the body with the rows. */
export const PlanTable = forwardRef< HTMLTableSectionElement, PlanTableProps >(
	( { plans, isMentor, isOld }, ref ) => {
		const number = __( 'Plan no.', 'mentoriai-portal' );
		const date = __( 'Date', 'mentoriai-portal' );
		const other = isMentor
			? __( 'Author', 'mentoriai-portal' )
			: __( 'Chosen mentor', 'mentoriai-portal' );
		return (
			<table
				className={ classes( 'mp-plans', isOld && 'is-old' ) }
				aria-busy={ isOld || undefined }
			>
				<thead>
					<tr>
						<th scope="col">{ number }</th>
						<th scope="col">{ date }</th>
						<th scope="col">{ other }</th>
						<td>
							<VisuallyHidden>
								{ __( 'Actions', 'mentoriai-portal' ) }
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
							<td data-label={ number }>
								<PlanNumber plan={ plan } />
							</td>
							<td data-label={ date } className="mp-num">
								{ plan.date }
							</td>
							<td data-label={ other }>{ plan.name }</td>
							<td className="mp-plans__act">
								<ButtonLink
									to={ planPath( plan.id ) }
									variant={
										plan.open ? 'secondary' : 'primary'
									}
									size="sm"
									aria-label={ sprintf(
										/* translators: %d: number of a plan. */
										__(
											'Open plan no. %d',
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

function PlanNumber( { plan }: { plan: PlanCard } ) {
	if ( plan.open ) {
		return <span className="mp-num">{ plan.id }</span>;
	}
	return (
		<strong className="mp-num">
			<span className="mp-plans__dot" aria-hidden="true" />
			<VisuallyHidden>
				{ __( 'Unread:', 'mentoriai-portal' ) }{ ' ' }
			</VisuallyHidden>
			{ plan.id }
		</strong>
	);
}
