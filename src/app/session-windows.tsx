import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useJoinedList } from '../features/mentors/hooks/use-joined-list';
import { useUnreadRefresh } from '../features/messages/hooks/use-unread-refresh';
import { useSession } from '../lib/session';
import { markTitle } from '../lib/title';
import { LogOutQuestion } from './log-out-question';
import { SessionEnd } from './session-end';

/** What members are asked about their session; keeps what the menu and the tab say of them fresh. */
export function SessionWindows() {
	const { pathname } = useLocation();
	useUnreadRefresh( pathname );
	useJoinedList( pathname );
	const unread = useSession(
		( { user } ) =>
			user !== null && ( user.unreadmessages || user.unreadplans > 0 )
	);
	useEffect( () => {
		markTitle( unread );
		return () => markTitle( false );
	}, [ unread ] );
	return (
		<>
			<SessionEnd />
			<LogOutQuestion />
		</>
	);
}
