import { useSession } from '../lib/session';
import { quietPart } from './quiet-part';

const { Part: SessionWindows } = quietPart( () =>
	import(
		/* webpackChunkName: "session-windows" */ './session-windows'
	).then( ( file ) => file.SessionWindows )
);

/** Looks after the session of members; guests load nothing for it. */
export function SessionWatch() {
	const isMember = useSession( ( { phase } ) => phase === 'member' );
	return isMember ? <SessionWindows /> : null;
}
