import { __ } from '@wordpress/i18n';
import { Dialog } from '../../../components/dialog';
import { ReviewList } from './review-list';

interface ReviewListDialogProps {
	mentorId: number;
	onClose: () => void;
}

/** The popup with what founders say of a mentor. */
export function ReviewListDialog( {
	mentorId,
	onClose,
}: ReviewListDialogProps ) {
	return (
		<Dialog
			open
			onClose={ onClose }
			title={ __( 'Reviews', 'mentoriai-portal' ) }
		>
			<ReviewList mentorId={ mentorId } />
		</Dialog>
	);
}
