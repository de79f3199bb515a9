import { __, _x } from '@wordpress/i18n';
import { Check, Hourglass } from 'lucide-react';
import { Badge } from '../../../components/badge';
import type { PlanState } from '../lib/plan-state';

interface PlanStateBadgeProps {
	state: PlanState;
	isMentor: boolean;
}

/** Where a plan is, in a word or two. */
export function PlanStateBadge( { state, isMentor }: PlanStateBadgeProps ) {
	switch ( state ) {
		case 'over':
			return (
				<Badge tone="success" icon={ Check }>
					{ _x( 'Finished', 'status of a plan', 'mentoriai-portal' ) }
				</Badge>
			);
		case 'waits':
			return (
				<Badge icon={ Hourglass }>
					{ isMentor
						? __( 'Waiting for the founder', 'mentoriai-portal' )
						: __( 'Waiting for the mentor', 'mentoriai-portal' ) }
				</Badge>
			);
		case 'asked':
			return (
				<Badge tone="sun" icon={ Hourglass }>
					{ __(
						'Waiting for your confirmation',
						'mentoriai-portal'
					) }
				</Badge>
			);
		default:
			return (
				<Badge tone="accent">
					{ _x( 'Active', 'status of a plan', 'mentoriai-portal' ) }
				</Badge>
			);
	}
}
