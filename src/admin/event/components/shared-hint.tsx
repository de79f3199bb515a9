import { __ } from '@wordpress/i18n';

/** What an editor of two languages must know before changing a date. */
export function SharedHint() {
	return (
		<p className="mp-event-shared">
			<span
				className="dashicons dashicons-translation"
				aria-hidden="true"
			/>
			{ __(
				'Date, time, city, status and links are shared with the translation: a change here changes both.',
				'mentoriai-portal'
			) }
		</p>
	);
}
