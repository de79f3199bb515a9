import { useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog';
import { LoginNeeded } from '../../../components/login-needed';
import { useFounderStep } from '../../../hooks/use-founder-step';
import { dropDraft } from '../../../lib/drafts';
import { useSession } from '../../../lib/session';
import { type OwnReview as Written, reviewsQuery } from '../api';
import { NotAllowed } from './not-allowed';
import { OwnReview } from './own-review';
import { ReviewSent } from './review-sent';

interface ReviewDialogProps {
	mentorId: number;
	onClose: () => void;
	/** Opens the popup to write the mentor instead. */
	onWrite: () => void;
	/** The mentor's rating may be another now. */
	onSaved: () => void;
	/** The log-in form; after it the popup stays and shows what the person may do. */
	renderLogin: ( returnTo: string ) => ReactNode;
}

/** The popup to review a mentor: log in first, or why not, or the form. */
export function ReviewDialog( {
	mentorId,
	onClose,
	onWrite,
	onSaved,
	renderLogin,
}: ReviewDialogProps ) {
	const queries = useQueryClient();
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	const draft = { person, form: `review.${ mentorId }` };
	const [ isDirty, setDirty ] = useState( false );
	const [ sent, setSent ] = useState< Written | null >( null );
	const mayWrite = useFounderStep();
	const step = sent ? 'sent' : mayWrite;

	const handleSent = ( review: Written ) => {
		setDirty( false );
		setSent( review );
		void queries.invalidateQueries( {
			queryKey: reviewsQuery( mentorId ).queryKey,
		} );
		onSaved();
	};
	return (
		<Dialog
			onClose={ onClose }
			title={ __( 'Your review', 'mentoriai-portal' ) }
			isDirty={ isDirty }
			onDiscard={ () => dropDraft( draft ) }
			focusKey={ step }
		>
			{ step === 'login' && (
				<LoginNeeded renderLogin={ renderLogin }>
					{ __(
						'Reviews are written by founders who have been in contact with the mentor.',
						'mentoriai-portal'
					) }
				</LoginNeeded>
			) }
			{ ( step === 'draft' || step === 'role' ) && (
				<NotAllowed why={ step } />
			) }
			{ step === 'write' && (
				<OwnReview
					key={ draft.person }
					mentorId={ mentorId }
					draft={ draft }
					onClose={ onClose }
					onWrite={ onWrite }
					onDirty={ setDirty }
					onSent={ handleSent }
				/>
			) }
			{ sent && (
				<ReviewSent
					waits={ sent.state !== 'published' }
					onClose={ onClose }
				/>
			) }
		</Dialog>
	);
}
