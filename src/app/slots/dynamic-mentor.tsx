import { MentorScreen } from '../../features/mentors/screens/mentor-screen';
import { MessageDialog } from '../../features/messages/components/message-dialog';
import { LoginForm } from '../../features/session/components/login-form';

/** A mentor of the network; the popup to write one is Messages', the log-in form in it Session's. */
export function DynamicMentor() {
	return (
		<MentorScreen
			kind="dynamic"
			renderMessageDialog={ ( mentor, onClose ) => (
				<MessageDialog
					mentor={ mentor }
					onClose={ onClose }
					renderLogin={ ( onDone ) => (
						<LoginForm onDone={ onDone } />
					) }
				/>
			) }
		/>
	);
}
