import { MentorScreen } from '../../features/mentors/screens/mentor-screen';
import { MessageDialog } from '../../features/messages/components/message-dialog';
import { ReviewDialog } from '../../features/reviews/components/review-dialog';
import { ReviewListDialog } from '../../features/reviews/components/review-list-dialog';
import { LoginForm } from '../../features/session/components/login-form';

/**
 * A mentor of the network; the popup to write one is Messages', those to review one and to read reviews are Reviews', the
 * log-in form in them Session's.
 */
export function DynamicMentor() {
	const renderLogin = ( onDone: () => void ) => (
		<LoginForm onDone={ onDone } />
	);
	return (
		<MentorScreen
			kind="dynamic"
			renderMessageDialog={ ( mentor, onClose ) => (
				<MessageDialog
					mentor={ mentor }
					onClose={ onClose }
					renderLogin={ renderLogin }
				/>
			) }
			renderReviewDialog={ ( { id }, actions ) => (
				<ReviewDialog
					mentorId={ id }
					renderLogin={ renderLogin }
					{ ...actions }
				/>
			) }
			renderReviewList={ ( { id }, onClose ) => (
				<ReviewListDialog mentorId={ id } onClose={ onClose } />
			) }
		/>
	);
}
