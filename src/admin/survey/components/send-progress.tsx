import { __ } from '@wordpress/i18n';
import type { Progress } from '../lib/types';
import { Figures } from './figures';

/** How far the mails have got. */
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
							'Sending goes on by itself: you may leave this page.',
							'mentoriai-portal'
						) }
					</p>
				) }
				{ ! isBusy && progress.sent < progress.invited && (
					<p>
						{ __(
							'Mails that are not sent yet wait in the queue, or their readers want no such mails.',
							'mentoriai-portal'
						) }
					</p>
				) }
			</div>
		</div>
	);
}
