import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode, Ref } from 'react';
import { PersonArt } from '../../../components/person-art';
import { daysBetween } from '../../../lib/dates';
import { formatNumber } from '../../../lib/numbers';
import type { Plan } from '../api';
import { progressText } from '../lib/progress-text';
import { planTitle } from './plan-head';
import './plan-end.css';

interface PlanEndProps {
	plan: Plan;
	/** Gets the focus when the plan has just come to its end. */
	titleRef: Ref< HTMLParagraphElement >;
}

/** The end of a plan that both have finished: what was reached, by whom, in how long. It prints as a page of its own. */
export function PlanEnd( { plan, titleRef }: PlanEndProps ) {
	const { progress, verslininkas, mentorius, thanks } = plan;
	const days = plan.finished_on
		? daysBetween( plan.sukurimo_data, plan.finished_on )
		: 0;
	return (
		<div className="mp-plan-end">
			<div className="mp-plan-end__text">
				<h1 className="mp-plan-end__number">
					{ planTitle( plan.id ) }
				</h1>
				<p
					ref={ titleRef }
					tabIndex={ -1 }
					className="mp-plan-end__title mp-h1"
				>
					{ progress.done === progress.total
						? __( 'Goal reached', 'mentoriai-portal' )
						: __( 'The plan is finished', 'mentoriai-portal' ) }
				</p>
				<p className="mp-visually-hidden">
					{ __( 'Main goal', 'mentoriai-portal' ) }
				</p>
				<p className="mp-plan-end__goal mp-preline">
					{ plan.pagrindinis_tikslas }
				</p>
				<p className="mp-plan-end__facts mp-num">
					{ days > 0 && (
						<span>
							{ sprintf(
								/* translators: %s: number of days from the beginning of a plan to its end. */
								_n(
									'%s day together',
									'%s days together',
									days,
									'mentoriai-portal'
								),
								formatNumber( days )
							) }
						</span>
					) }
					<span>{ progressText( progress ) }</span>
				</p>
				<Thanks
					from={ verslininkas.fullname }
					text={ thanks.founder }
				/>
				<Thanks from={ mentorius.fullname } text={ thanks.mentor } />
			</div>
			<div className="mp-plan-end__people">
				<Person person={ verslininkas }>
					{ __( 'Founder', 'mentoriai-portal' ) }
				</Person>
				<Person person={ mentorius }>
					{ __( 'Mentor', 'mentoriai-portal' ) }
				</Person>
			</div>
		</div>
	);
}

function Person( {
	person: { fullname, img },
	children,
}: {
	person: Plan[ 'mentorius' ];
	children: ReactNode;
} ) {
	return (
		<div className="mp-plan-end__person">
			<div className="mp-plan-end__arch">
				<PersonArt name={ fullname } image={ img } variant="portrait" />
			</div>
			<b>{ fullname }</b>
			<span className="mp-sm">{ children }</span>
		</div>
	);
}

/** What one side wrote to the other when it finished the plan. */
export function Thanks( {
	from,
	text,
}: {
	from: string;
	text: string | null;
} ) {
	if ( text === null ) {
		return null;
	}
	return (
		<figure className="mp-thanks">
			<blockquote className="mp-preline">{ text }</blockquote>
			<figcaption className="mp-sm">{ from }</figcaption>
		</figure>
	);
}
