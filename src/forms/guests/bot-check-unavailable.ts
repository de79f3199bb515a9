import { __ } from '@wordpress/i18n';
import { FailureMessage } from '../failure-text';

/** The robot check cannot run here. */
export class BotCheckUnavailable extends FailureMessage {
	constructor() {
		super(
			__(
				'The robot check could not be loaded. Turn off script or ad blockers for this page, or try again in a minute.',
				'mentoriai-portal'
			)
		);
	}
}
