import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { EmptyState } from '../../../components/empty-state';
import { screenPath } from '../../../lib/paths';

interface NoPlansProps {
	isMentor: boolean;
	/** Something was searched for. */
	searched: boolean;
	/** A founder who has written to nobody yet. */
	needsContact: boolean;
}

/** Why the list is empty, and what fills it. */
export function NoPlans( { isMentor, searched, needsContact }: NoPlansProps ) {
	if ( searched ) {
		return (
			<EmptyState title={ __( 'No plans found', 'mentoriai-portal' ) }>
				{ __(
					'Try a name, a word of the goal or the exact number of the plan.',
					'mentoriai-portal'
				) }
			</EmptyState>
		);
	}
	if ( isMentor ) {
		return (
			<EmptyState title={ __( 'No plans received', 'mentoriai-portal' ) }>
				{ __(
					'When a founder sends you an action plan, it appears here.',
					'mentoriai-portal'
				) }
			</EmptyState>
		);
	}
	return (
		<EmptyState
			title={ __( 'No plans', 'mentoriai-portal' ) }
			action={
				needsContact && (
					<ButtonLink to={ screenPath( 'MentoriaiDynamic' ) }>
						{ __( 'Find a mentor', 'mentoriai-portal' ) }
					</ButtonLink>
				)
			}
		>
			{ needsContact
				? __(
						'A plan is made together with a mentor: write to one first, then you can send them a plan.',
						'mentoriai-portal'
				  )
				: __(
						'Plans that you send to mentors appear here.',
						'mentoriai-portal'
				  ) }
		</EmptyState>
	);
}
