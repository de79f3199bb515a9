import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { useFocusInside } from '../../../hooks/use-focus-inside';

interface ReviewSentProps {
	/** Whether staff look at it before it is shown. */
	waits: boolean;
	onClose: () => void;
}

export function ReviewSent( { waits, onClose }: ReviewSentProps ) {
	const box = useFocusInside();
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
