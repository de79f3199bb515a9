import { useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { type ReactNode, useRef, useState } from 'react';
import { Dialog } from '../../../components/dialog';
import { LoginNeeded } from '../../../components/login-needed';
import { useSession } from '../../../lib/session';
import { type OwnReview as Written, reviewsQuery } from '../api';
import type { ReviewFields } from '../hooks/use-review-form';
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
	renderLogin: ( onDone: () => void ) => ReactNode;
}

/** The popup to review a mentor: log in first, or why not, or the form (specification 2, section 2). */
export function ReviewDialog( {
	mentorId,
	onClose,
	onWrite,
	onSaved,
	renderLogin,
}: ReviewDialogProps ) {
	const queries = useQueryClient();
	const phase = useSession( ( session ) => session.phase );
	const userId = useSession( ( { user } ) => user?.id ) ?? 0;
	const role = useSession( ( { user } ) => user?.role );
	const status = useSession( ( { user } ) => user?.status );
	const draft = useRef< ReviewFields | null >( null );
	const [ isDirty, setDirty ] = useState( false );
	const [ sent, setSent ] = useState< Written | null >( null );
	const step = sent ? 'sent' : stepOf( phase, role, status );

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
			open
			onClose={ onClose }
			title={ __( 'Your review', 'mentoriai-portal' ) }
			isDirty={ isDirty }
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
					mentorId={ mentorId }
					userId={ userId }
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

function stepOf(
	phase: 'unknown' | 'guest' | 'member',
	role: string | undefined,
	status: string | undefined
): 'login' | 'draft' | 'role' | 'write' | 'wait' {
	if ( phase !== 'member' ) {
		return phase === 'guest' ? 'login' : 'wait';
	}
	if ( role !== 'frontuser' ) {
		return 'role';
	}
	return status === 'public' ? 'write' : 'draft';
}
