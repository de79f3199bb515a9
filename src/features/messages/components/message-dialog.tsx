import { __ } from '@wordpress/i18n';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog';
import { LoginNeeded } from '../../../components/login-needed';
import { PersonArt } from '../../../components/person-art';
import type { PortalImage } from '../../../lib/image';
import { useSession } from '../../../lib/session';
import { MessageDraftNotice } from './message-draft-notice';
import { MessageForm } from './message-form';
import { OnlyFounders } from './only-founders';
import './message-dialog.css';

interface MessageDialogProps {
	mentor: {
		id: number;
		title: string;
		/** Position and company. */
		text?: string | undefined;
		img?: PortalImage | null | undefined;
	};
	onClose: () => void;
	/** The log-in form; after it the popup stays and shows what the person may do. */
	renderLogin: ( onDone: () => void ) => ReactNode;
}

/** The popup to write a mentor: log in first, or why not, or the form (specification 2, section 2). */
export function MessageDialog( {
	mentor,
	onClose,
	renderLogin,
}: MessageDialogProps ) {
	const phase = useSession( ( session ) => session.phase );
	const role = useSession( ( { user } ) => user?.role );
	const status = useSession( ( { user } ) => user?.status );
	const [ isDirty, setDirty ] = useState( false );
	const step = stepOf( phase, role, status );
	return (
		<Dialog
			open
			onClose={ onClose }
			title={ __( 'Message to a mentor', 'mentoriai-portal' ) }
			isDirty={ isDirty }
			focusKey={ step }
		>
			{ step === 'login' && (
				<LoginNeeded renderLogin={ renderLogin }>
					{ __(
						'Then the mentor knows whom to answer.',
						'mentoriai-portal'
					) }
				</LoginNeeded>
			) }
			{ step === 'draft' && <MessageDraftNotice /> }
			{ step === 'other' && (
				<OnlyFounders undecided={ role === 'neapsisprendes' } />
			) }
			{ step === 'write' && (
				<>
					<div className="mp-message-to">
						<PersonArt
							name={ mentor.title }
							image={ mentor.img }
							variant="avatar"
							size={ 48 }
						/>
						<p>
							<b>{ mentor.title }</b>
							{ mentor.text && (
								<span className="mp-sm mp-muted">
									{ mentor.text }
								</span>
							) }
						</p>
					</div>
					<MessageForm
						mentorId={ mentor.id }
						onClose={ onClose }
						onDirty={ setDirty }
					/>
				</>
			) }
		</Dialog>
	);
}

function stepOf(
	phase: 'unknown' | 'guest' | 'member',
	role: string | undefined,
	status: string | undefined
): 'login' | 'draft' | 'other' | 'write' | 'wait' {
	if ( phase !== 'member' ) {
		return phase === 'guest' ? 'login' : 'wait';
	}
	if ( role !== 'frontuser' ) {
		return 'other';
	}
	return status === 'public' ? 'write' : 'draft';
}
