import { __ } from '@wordpress/i18n';
import type { Ref } from 'react';
import type { Plan } from '../api';
import { Thanks } from './plan-end';
import './plan-between.css';

interface PlanBetweenProps {
	plan: Plan;
	isMentor: boolean;
	/** The viewer has finished; otherwise the other has. */
	waits: boolean;
	/** Gets the focus when the viewer has just finished. */
	titleRef: Ref< HTMLHeadingElement >;
}

/** One side has finished the plan, the other not yet. */
export function PlanBetween( {
	plan: { verslininkas, mentorius, thanks },
	isMentor,
	waits,
	titleRef,
}: PlanBetweenProps ) {
	return (
		<section className="mp-plan-between">
			<h2 ref={ titleRef } tabIndex={ -1 } className="mp-h3">
				{ titleOf( isMentor, waits ) }
			</h2>
			<p>
				{ waits
					? __(
							'You have finished the plan. When the other side confirms it, you will both see the result here.',
							'mentoriai-portal'
					  )
					: __(
							'If you agree that the plan is finished, confirm it at the bottom of this page.',
							'mentoriai-portal'
					  ) }
			</p>
			<Thanks from={ verslininkas.fullname } text={ thanks.founder } />
			<Thanks from={ mentorius.fullname } text={ thanks.mentor } />
		</section>
	);
}

function titleOf( isMentor: boolean, waits: boolean ): string {
	if ( waits ) {
		return isMentor
			? __( 'Waiting for the founder’s confirmation', 'mentoriai-portal' )
			: __( 'Waiting for the mentor’s confirmation', 'mentoriai-portal' );
	}
	return isMentor
		? __( 'The founder has finished the plan', 'mentoriai-portal' )
		: __( 'The mentor has finished the plan', 'mentoriai-portal' );
}
