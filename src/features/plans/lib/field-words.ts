import { __, sprintf } from '@wordpress/i18n';

/** What the fields of plans and steps say in place of the common words, by message key. */
export const fieldWords = () => ( {
	mentor: {
		required: __( 'Choose a mentor', 'mentoriai-portal' ),
		blocked: __(
			'You and this mentor can no longer arrange anything new. Choose another mentor.',
			'mentoriai-portal'
		),
	},
	goal: { required: __( 'Enter the main goal', 'mentoriai-portal' ) },
	action: { required: __( 'Enter the action', 'mentoriai-portal' ) },
	result: {
		required: __( 'Enter the intended result', 'mentoriai-portal' ),
	},
	deadline: {
		required: __( 'Choose a deadline', 'mentoriai-portal' ),
		invalid: sprintf(
			/* translators: %s: a date. */
			__( 'Enter the date like this: %s', 'mentoriai-portal' ),
			'2026-12-31'
		),
	},
} );
