import { __ } from '@wordpress/i18n';
import { Plus } from 'lucide-react';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { EmptyState } from '../../../components/empty-state';
import { screenPath } from '../../../lib/paths';

interface NoPlansProps {
	isMentor: boolean;
	/** Something was searched for. */
	searched: boolean;
	/** A founder who has written to no one yet. */
	needsContact: boolean;
	onAdd: ( () => void ) | null;
}

/** Why the list is empty, and what fills it. */
export function NoPlans( {
	isMentor,
	searched,
	needsContact,
	onAdd,
}: NoPlansProps ) {
	if ( searched ) {
		return (
			<EmptyState title={ __( 'No plans found', 'mentoriai-portal' ) }>
				{ __(
					'Try a name, a word from the goal or the exact plan number.',
					'mentoriai-portal'
				) }
			</EmptyState>
		);
	}
	if ( isMentor ) {
		return (
			<EmptyState
				title={ __( 'No plans received yet', 'mentoriai-portal' ) }
			>
				{ __(
					'When a founder sends you an action plan, it will appear here.',
					'mentoriai-portal'
				) }
			</EmptyState>
		);
	}
	if ( needsContact ) {
		return (
			<EmptyState
				title={ __( 'No plans yet', 'mentoriai-portal' ) }
				action={
					<ButtonLink to={ screenPath( 'Finder' ) }>
						{ __( 'Find a mentor', 'mentoriai-portal' ) }
					</ButtonLink>
				}
			>
				{ __(
					'You make a plan with a mentor: write to one first, then you can send them a plan.',
					'mentoriai-portal'
				) }
			</EmptyState>
		);
	}
	return (
		<EmptyState
			title={ __( 'No plans yet', 'mentoriai-portal' ) }
			action={
				onAdd && (
					<Button icon={ Plus } onClick={ onAdd }>
						{ __( 'Make the first plan', 'mentoriai-portal' ) }
					</Button>
				)
			}
		>
			{ __(
				'Name one goal and the steps that lead to it. For example: the goal “Sell 100 candles online by May”, the step “Take photos of 12 products” – the result “Photos ready for the shop”, by 1 March.',
				'mentoriai-portal'
			) }
		</EmptyState>
	);
}
