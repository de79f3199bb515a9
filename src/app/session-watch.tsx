import { useLazyCode } from '../hooks/use-lazy-code';
import { lazyCode } from '../lib/lazy-code';
import { useSession } from '../lib/session';

const windows = lazyCode( () =>
	import(
		/* webpackChunkName: "session-windows" */ './session-windows'
	).then( ( file ) => file.SessionWindows )
);

/** Looks after the session of members; guests load nothing for it. */
export function SessionWatch() {
	const isMember = useSession( ( { phase } ) => phase === 'member' );
	return isMember ? <Watch /> : null;
}

function Watch() {
	const { code: SessionWindows } = useLazyCode( windows );
	return SessionWindows && <SessionWindows />;
}
