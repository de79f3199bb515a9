import { LogOutQuestion } from './log-out-question';
import { SessionEnd } from './session-end';

/** What members are asked about their session. */
export function SessionWindows() {
	return (
		<>
			<SessionEnd />
			<LogOutQuestion />
		</>
	);
}
