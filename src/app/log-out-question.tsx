import { useStore } from 'zustand';
import { lazyPart } from '../components/lazy-part';
import { logOutQuestion } from '../hooks/use-log-out';
import { withMemberTexts } from '../lib/member-texts';
import { useSession } from '../lib/session';

const { Part: Dialog } = lazyPart( () =>
	withMemberTexts(
		import(
			/* webpackChunkName: "log-out-dialog" */ '../features/session-end/components/log-out-dialog'
		)
	).then( ( file ) => file.LogOutDialog )
);

/** Asks who would lose a text by logging out; above every screen, because the menus that log out close. */
export function LogOutQuestion() {
	const goOn = useStore( logOutQuestion, ( state ) => state.goOn );
	const isMember = useSession( ( { user } ) => user !== null );
	const close = () => logOutQuestion.setState( { goOn: null } );
	return goOn && isMember ? (
		<Dialog
			onClose={ close }
			onConfirm={ () => {
				close();
				goOn();
			} }
		/>
	) : null;
}
