import { __ } from '@wordpress/i18n';
import { Notice } from '../../../components/notice';

/** Stands where people would agree: no one can agree to a text that is not there. */
export function TextsMissing() {
	return (
		<Notice
			live={ false }
			title={ __(
				'You cannot register yet: the privacy policy and the membership rules have not been published.',
				'mentoriai-portal'
			) }
		>
			{ __(
				'Come back later or write to the people who run this site.',
				'mentoriai-portal'
			) }
		</Notice>
	);
}
