import { __ } from '@wordpress/i18n';
import { Dialog } from '../../../components/dialog';
import { ReviewList, type ReviewListProps } from './review-list';

interface ReviewListDialogProps extends ReviewListProps {
	onClose: () => void;
}

/** The popup with what founders say of a mentor. */
export function ReviewListDialog( {
	onClose,
	...list
}: ReviewListDialogProps ) {
	return (
		<Dialog
			onClose={ onClose }
			title={ __( 'Reviews', 'mentoriai-portal' ) }
		>
			<ReviewList { ...list } />
		</Dialog>
	);
}
