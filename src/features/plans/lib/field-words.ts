import { __ } from '@wordpress/i18n';

/** What the fields of plans and steps say in place of the common words, by message key. */
export const fieldWords = () => ( {
	mentor: { required: __( 'Choose a mentor', 'mentoriai-portal' ) },
	goal: { required: __( 'Enter the main goal', 'mentoriai-portal' ) },
	action: { required: __( 'Enter the action', 'mentoriai-portal' ) },
	result: {
		required: __( 'Enter the intended result', 'mentoriai-portal' ),
	},
	deadline: {
		required: __( 'Choose a deadline', 'mentoriai-portal' ),
		invalid: __( 'Write the date as yyyy-mm-dd', 'mentoriai-portal' ),
	},
} );
