import { useState } from 'react';
import { lazyPart } from '../components/lazy-part';
import { useSessionExtension } from '../features/session-end/hooks/use-session-extension';
import { useSession } from '../lib/session';

const { Part: Dialog } = lazyPart( () =>
	import(
		/* webpackChunkName: "session-end-dialog" */ '../features/session-end/components/session-end-dialog'
	).then( ( file ) => file.SessionEndDialog )
);

/** Keeps the session of an active person going, and asks others before it ends. */
export function SessionEnd() {
	const { isEnding, mayExtend, extend } = useSessionExtension();
	const token = useSession( ( state ) => state.token );
	/** The token whose end is known. */
	const [ closed, setClosed ] = useState< string | null >( null );
	return isEnding && closed !== token ? (
		<Dialog
			mayExtend={ mayExtend }
			onExtend={ extend }
			onClose={ () => setClosed( token ) }
		/>
	) : null;
}
