import { __ } from '@wordpress/i18n';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog';
import { LoginNeeded } from '../../../components/login-needed';
import { PersonArt } from '../../../components/person-art';
import type { PortalImage } from '../../../lib/image';
import { useFounderStep } from '../../../hooks/use-founder-step';
import { dropDraft } from '../../../lib/drafts';
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
	renderLogin: ( returnTo: string ) => ReactNode;
}

/** The popup to write a mentor: log in first, or why not, or the form. */
export function MessageDialog( {
	mentor,
	onClose,
	renderLogin,
}: MessageDialogProps ) {
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	const role = useSession( ( { user } ) => user?.role );
	const [ isDirty, setDirty ] = useState( false );
	const draft = { person, form: `message.${ mentor.id }` };
	const step = useFounderStep();
	return (
		<Dialog
			open
			onClose={ onClose }
			title={ __( 'Message to a mentor', 'mentoriai-portal' ) }
			isDirty={ isDirty }
			onDiscard={ () => dropDraft( draft ) }
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
			{ step === 'role' && (
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
						draft={ draft }
						onClose={ onClose }
						onDirty={ setDirty }
					/>
				</>
			) }
		</Dialog>
	);
}
