import { __ } from '@wordpress/i18n';
import type { Reason, Reported } from '../api';

export function reportTitle( what: Reported[ 'what' ] ): string {
	switch ( what ) {
		case 'message':
			return __( 'Report a message', 'mentoriai-portal' );
		case 'conversation':
			return __( 'Report a conversation', 'mentoriai-portal' );
		case 'mentorship':
			return __( 'Report a text', 'mentoriai-portal' );
		case 'review':
			return __( 'Report a review', 'mentoriai-portal' );
		case 'mentor':
			return __( 'Report a mentor', 'mentoriai-portal' );
	}
}

export function reasonLabel( reason: Reason ): string {
	switch ( reason ) {
		case 'spam':
			return __( 'Advertising or spam', 'mentoriai-portal' );
		case 'rude':
			return __( 'Rude or threatening', 'mentoriai-portal' );
		case 'money':
			return __( 'Asks for money', 'mentoriai-portal' );
		case 'conflict':
			return __( 'Conflict of interest', 'mentoriai-portal' );
		case 'false':
			return __( 'Not true', 'mentoriai-portal' );
		case 'illegal':
			return __( 'Against the law', 'mentoriai-portal' );
		case 'other':
			return __( 'Something else', 'mentoriai-portal' );
	}
}

/** What staff get to see by the report. */
export function whatStaffSee( what: Reported[ 'what' ] ): string {
	switch ( what ) {
		case 'message':
			return __(
				'The agency’s staff will see this message and a few around it.',
				'mentoriai-portal'
			);
		case 'conversation':
			return __(
				'The agency’s staff will see the last messages of this conversation.',
				'mentoriai-portal'
			);
		case 'mentorship':
			return __(
				'The agency’s staff will see this text.',
				'mentoriai-portal'
			);
		case 'review':
			return __(
				'The agency’s staff will look at this review.',
				'mentoriai-portal'
			);
		case 'mentor':
			return __(
				'The agency’s staff will look at this page.',
				'mentoriai-portal'
			);
	}
}
