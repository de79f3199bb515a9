import { __ } from '@wordpress/i18n';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog';
import { DraftNotice } from '../../../components/draft-notice';
import { LoginNeeded } from '../../../components/login-needed';
import { useFounderStep } from '../../../hooks/use-founder-step';
import { useSessionEnd } from '../../../hooks/use-session-end';
import { dropDraft } from '../../../lib/drafts';
import {
	draftTo,
	rememberMentor,
	takeLooseText,
} from '../../../lib/first-message';
import { useSession } from '../../../lib/session';
import { GuestMessage } from './guest-message';
import { KeepMessage } from './keep-message';
import { MessageForm } from './message-form';
import { MessageTo, type MessageMentor } from './message-to';
import { OnlyFounders } from './only-founders';
import './message-dialog.css';

interface MessageDialogProps {
	mentor: MessageMentor;
	onClose: () => void;
	/** The log-in form; after it the popup stays and shows what the person may do. */
	renderLogin: ( returnTo: string, onLeave?: () => void ) => ReactNode;
	/**
	 * What the mentor will see of the founder.
	 *
	 * @param onMend The person goes to the profile; what is typed is there again afterwards.
	 */
	renderCard?: ( onMend?: () => void ) => ReactNode;
}

/** The popup to write a mentor: at once, also for guests; or why not. */
export function MessageDialog( {
	mentor,
	onClose,
	renderLogin,
	renderCard,
}: MessageDialogProps ) {
	const user = useSession( ( session ) => session.user );
	const [ isDirty, setDirty ] = useState( false );
	const step = useFounderStep();
	const end = useSessionEnd();
	const draft = draftTo( mentor.id, user?.id ?? 0 );
	const remember = () =>
		rememberMentor( { ...mentor, name: mentor.title }, draft.person );
	return (
		<Dialog
			onClose={ onClose }
			title={ __( 'Message to a mentor', 'mentoriai-portal' ) }
			isDirty={ isDirty }
			onDiscard={ () => dropDraft( draft ) }
			focusKey={ step }
			size={ step === 'write' ? 'lg' : 'md' }
		>
			{ step === 'login' && end && (
				// What was typed is kept for this person, who is asked back.
				<LoginNeeded renderLogin={ renderLogin }>
					{ __(
						'Your message will still be here.',
						'mentoriai-portal'
					) }
				</LoginNeeded>
			) }
			{ step === 'login' && ! end && (
				<GuestMessage mentor={ mentor } renderLogin={ renderLogin } />
			) }
			{ step === 'role' && (
				<OnlyFounders undecided={ user?.role === 'neapsisprendes' } />
			) }
			{ step === 'draft' && (
				<OwnDraft mentor={ mentor.id } person={ draft.person }>
					<div className="mp-stack mp-stack--lg">
						<DraftNotice />
						{ user?.review.state !== 'paused' && (
							<>
								<MessageTo mentor={ mentor } />
								{ renderCard?.() }
								<KeepMessage
									mentor={ mentor }
									draft={ draft }
								/>
							</>
						) }
					</div>
				</OwnDraft>
			) }
			{ step === 'write' && (
				<OwnDraft mentor={ mentor.id } person={ draft.person }>
					<MessageTo mentor={ mentor } />
					<MessageForm
						mentorId={ mentor.id }
						draft={ draft }
						onClose={ onClose }
						onDirty={ setDirty }
						beside={ renderCard?.( remember ) }
					/>
				</OwnDraft>
			) }
		</Dialog>
	);
}

interface OwnDraftProps {
	mentor: number;
	person: number;
	children: ReactNode;
}

/** Before a form reads what it begins with. */
function OwnDraft( { mentor, person, children }: OwnDraftProps ) {
	useState( () => takeLooseText( mentor, person ) );
	return <>{ children }</>;
}
