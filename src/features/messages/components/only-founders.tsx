import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { Notice } from '../../../components/notice';
import { screenPath } from '../../../lib/paths';

/** Conversations are begun by founders only. */
export function OnlyFounders( { undecided }: { undecided: boolean } ) {
	if ( ! undecided ) {
		return (
			<Notice
				live={ false }
				title={ __(
					'Only founders can start a conversation',
					'mentoriai-portal'
				) }
			>
				{ __(
					'You are logged in as a mentor: answer founders in your messages.',
					'mentoriai-portal'
				) }
			</Notice>
		);
	}
	return (
		<Notice
			live={ false }
			title={ __(
				'First, choose how you take part',
				'mentoriai-portal'
			) }
			actions={
				<ButtonLink to={ screenPath( 'Profile' ) } size="sm">
					{ __( 'Open profile', 'mentoriai-portal' ) }
				</ButtonLink>
			}
		>
			{ __(
				'Messages to mentors are sent by founders.',
				'mentoriai-portal'
			) }
		</Notice>
	);
}
