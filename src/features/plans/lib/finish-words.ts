import { __ } from '@wordpress/i18n';

/** What finishing a plan means, and that it is for good. */
export function finishConsequence( isMentor: boolean ): string {
	return isMentor
		? __(
				'Once you finish the plan, the founder can no longer edit it. You can’t undo this.',
				'mentoriai-portal'
		  )
		: __(
				'Finish the plan when you have reached the goal. You can’t undo this.',
				'mentoriai-portal'
		  );
}
