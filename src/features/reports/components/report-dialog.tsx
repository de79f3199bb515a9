import { type ReactNode, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Dialog } from '../../../components/dialog';
import { LoginNeeded } from '../../../components/login-needed';
import { dropDraft, GUEST } from '../../../lib/drafts';
import { useSession } from '../../../lib/session';
import type { Reported } from '../api';
import { reportTitle } from '../lib/words';
import { ReportForm } from './report-form';
import { ReportSent, type SentReport } from './report-sent';
import './report-dialog.css';

interface ReportDialogProps {
	reported: Reported;
	onClose: () => void;
	/** The two can no longer write to each other: what shows it is old. */
	onBlocked: () => void;
	/** The log-in form, for whose session ends meanwhile. */
	renderLogin: ( returnTo: string ) => ReactNode;
}

/** The window to report what somebody wrote, or who they are: members at once, guests with their address. */
export function ReportDialog( {
	reported,
	onClose,
	onBlocked,
	renderLogin,
}: ReportDialogProps ) {
	const { what, kind = '', id } = reported;
	const user = useSession( ( session ) => session.user );
	const phase = useSession( ( session ) => session.phase );
	const [ wasMember ] = useState( user !== null );
	const [ isDirty, setDirty ] = useState( false );
	const [ sent, setSent ] = useState< SentReport | null >( null );
	const draft = {
		person: user?.id ?? GUEST,
		form: `report.${ what }.${ kind }${ id }`,
	};
	const step = sent ? 'sent' : nextStep( phase, wasMember );
	return (
		<Dialog
			onClose={ onClose }
			title={
				sent
					? __( 'Thank you for the report', 'mentoriai-portal' )
					: reportTitle( what )
			}
			isDirty={ isDirty }
			onDiscard={ () => dropDraft( draft ) }
			focusKey={ step }
		>
			{ step === 'login' && (
				<LoginNeeded renderLogin={ renderLogin } registers={ false }>
					{ __(
						'What you have written will still be here.',
						'mentoriai-portal'
					) }
				</LoginNeeded>
			) }
			{ step === 'write' && (
				<ReportForm
					key={ draft.person }
					reported={ reported }
					draft={ draft }
					// Who has not chosen a role yet is asked for the same as a guest.
					isGuest={ ! user || user.role === 'neapsisprendes' }
					onClose={ onClose }
					onDirty={ setDirty }
					onSent={ ( report ) => {
						setDirty( false );
						setSent( report );
						if ( report.blocks ) {
							onBlocked();
						}
					} }
				/>
			) }
			{ sent && <ReportSent report={ sent } onClose={ onClose } /> }
		</Dialog>
	);
}

function nextStep(
	phase: 'unknown' | 'guest' | 'member',
	wasMember: boolean
): 'wait' | 'login' | 'write' {
	if ( phase === 'unknown' ) {
		return 'wait';
	}
	return phase === 'guest' && wasMember ? 'login' : 'write';
}
