import { __, sprintf } from '@wordpress/i18n';
import { dayLabel } from '../../../lib/date-words';
import type { Mentorship } from '../api';
import { isEarlier } from './earlier';
import { reasonLabel, waiting } from './words';

/**
 * Where the pair stands, and what can be done now.
 *
 * @param mentorship
 * @param hasOthers  Whether others are suggested beside it.
 */
export function situation(
	mentorship: Mentorship,
	hasOthers = false
): string[] {
	const { side, reason, answered_at: answered, ended_at: ended } = mentorship;
	const isFounder = side === 'founder';
	switch ( mentorship.state ) {
		case 'requested':
			return [
				waiting( mentorship ),
				isFounder
					? waitOn( hasOthers )
					: __(
							'A short answer is enough to begin. If you cannot help now, say so: the founder can then ask another mentor.',
							'mentoriai-portal'
					  ),
			];
		case 'active':
			return [
				sprintf(
					/* translators: %s: a day, e.g. 24 November 2026. */
					__(
						'You have worked together since %s.',
						'mentoriai-portal'
					),
					dayLabel( answered ?? mentorship.requested_at )
				),
			];
		case 'declined':
			return isFounder
				? [
						__( 'The mentor cannot help now.', 'mentoriai-portal' ),
						reasonLabel( reason ),
				  ]
				: [
						__(
							'You have declined this request.',
							'mentoriai-portal'
						),
						afterAll( mentorship ),
				  ];
		case 'withdrawn':
			return [
				isFounder
					? __(
							'You have withdrawn this request.',
							'mentoriai-portal'
					  )
					: __(
							'The founder has withdrawn this request.',
							'mentoriai-portal'
					  ),
			];
		case 'unanswered':
			return isFounder
				? [
						__(
							'The mentor has not answered, so the request has ended.',
							'mentoriai-portal'
						),
				  ]
				: [
						__(
							'This request has ended without an answer.',
							'mentoriai-portal'
						),
						afterAll( mentorship ),
				  ];
		case 'ended':
			return [
				sprintf(
					/* translators: %s: a day, e.g. 24 November 2026. */
					__( 'The mentorship ended on %s.', 'mentoriai-portal' ),
					dayLabel( ended ?? mentorship.requested_at )
				),
				reason === 'silent'
					? __(
							'There were no messages for a long time. Write, and it goes on.',
							'mentoriai-portal'
					  )
					: reasonLabel( reason ),
			];
	}
}

function waitOn( hasOthers: boolean ): string {
	return hasOthers
		? __(
				'No answer yet. You can go on waiting, or ask one of those below as well.',
				'mentoriai-portal'
		  )
		: __(
				'We remind the mentor if the answer takes long. If none comes, we suggest others.',
				'mentoriai-portal'
		  );
}

/** A late answer counts, unless the founder has asked anew. */
function afterAll( mentorship: Mentorship ): string {
	return isEarlier( mentorship )
		? ''
		: __(
				'If you can help after all, write: the mentorship begins with your answer.',
				'mentoriai-portal'
		  );
}
