import { useLocation } from 'react-router-dom';
import { useUnreadRefresh } from '../features/messages/hooks/use-unread-refresh';
import { LogOutQuestion } from './log-out-question';
import { SessionEnd } from './session-end';

/** What members are asked about their session; keeps what the menu says of them fresh. */
export function SessionWindows() {
	useUnreadRefresh( useLocation().pathname );
	return (
		<>
			<SessionEnd />
			<LogOutQuestion />
		</>
	);
}
