import { __ } from '@wordpress/i18n';
import type { Progress } from '../lib/types';
import { Figures } from './figures';

/** How far the emails have got. */
export function SendProgress( { progress }: { progress: Progress } ) {
	const isBusy = progress.state === 'running' || progress.reminding;
	return (
		<div>
			<Figures { ...progress } />
			<div aria-live="polite">
				{ isBusy && (
					<p>
						<progress
							aria-label={ __( 'Sending', 'mentoriai-portal' ) }
							max={ Math.max(
								progress.total,
								progress.invited,
								1
							) }
							value={ progress.invited }
						/>{ ' ' }
						{ __(
							'Sending continues in the background. You can leave this page.',
							'mentoriai-portal'
						) }
					</p>
				) }
				{ ! isBusy && progress.sent < progress.invited && (
					<p>
						{ __(
							'Emails not sent yet are waiting in the queue, or their recipients have unsubscribed.',
							'mentoriai-portal'
						) }
					</p>
				) }
			</div>
		</div>
	);
}
