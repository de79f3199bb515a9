import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { focusInside } from '../../../lib/focus';

interface ReviewSentProps {
	/** Whether staff look at it before it is shown. */
	waits: boolean;
	onClose: () => void;
}

export function ReviewSent( { waits, onClose }: ReviewSentProps ) {
	const box = useRef< HTMLDivElement >( null );
	useEffect( () => {
		// The form that had the focus is gone.
		if ( box.current ) {
			focusInside( box.current );
		}
	}, [] );
	return (
		<div ref={ box }>
			<Notice
				tone="success"
				title={ __( 'Review sent successfully', 'mentoriai-portal' ) }
				actions={
					<Button size="sm" onClick={ onClose }>
						{ __( 'Close', 'mentoriai-portal' ) }
					</Button>
				}
			>
				{ waits
					? __(
							'It will appear on the mentor’s page once the agency has approved it.',
							'mentoriai-portal'
					  )
					: __(
							'It is on the mentor’s page now. You can change it at any time.',
							'mentoriai-portal'
					  ) }
			</Notice>
		</div>
	);
}
