import { useEffect, useState } from 'react';
import { lazyPart } from '../components/lazy-part';
import { onLogOutQuestion } from '../hooks/use-log-out';

const { Part: Dialog } = lazyPart( () =>
	import(
		/* webpackChunkName: "log-out-dialog" */ '../features/session-end/components/log-out-dialog'
	).then( ( file ) => file.LogOutDialog )
);

/** Asks who would lose a text by logging out; above every screen, because the menus that log out close. */
export function LogOutQuestion() {
	/** What is done once the person agrees; null while no one is asked. */
	const [ goOn, setGoOn ] = useState< ( () => void ) | null >( null );
	useEffect( () => onLogOutQuestion( ( act ) => setGoOn( () => act ) ), [] );
	const close = () => setGoOn( null );
	return goOn ? (
		<Dialog
			onClose={ close }
			onConfirm={ () => {
				close();
				goOn();
			} }
		/>
	) : null;
}
