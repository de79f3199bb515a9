import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button-link';
import { ErrorState } from '../../../components/error-state';
import { Notice } from '../../../components/notice';
import { Skeleton } from '../../../components/skeleton';
import { SkeletonRegion } from '../../../components/skeleton-region';
import type { DraftKey } from '../../../lib/drafts';
import { screenPath } from '../../../lib/paths';
import { useBroughtMessage } from '../hooks/use-brought-message';
import { useFirstMessage } from '../hooks/use-first-message';
import { KeepForm } from './keep-form';
import type { MessageMentor } from './message-to';

interface KeepMessageProps {
	mentor: MessageMentor;
	draft: DraftKey;
}

/** A founder whose account may not write yet: the message waits with it. */
export function KeepMessage( { mentor, draft }: KeepMessageProps ) {
	const first = useFirstMessage();
	const { kept, error, refetch, keep } = first;
	const brought = useBroughtMessage( first, mentor.id );
	const [ isDone, setDone ] = useState( false );
	if ( kept === undefined && error ) {
		return (
			<ErrorState
				error={ error }
				onRetry={ () => void refetch() }
				headingLevel={ 3 }
			/>
		);
	}
	if ( kept === undefined || brought === 'sending' ) {
		return (
			<SkeletonRegion className="mp-form">
				<Skeleton height="3rem" />
				<Skeleton height="9rem" />
			</SkeletonRegion>
		);
	}
	if ( isDone || brought === 'kept' ) {
		return (
			<Notice
				tone="success"
				title={ __( 'Your message is saved', 'mentoriai-portal' ) }
				actions={
					<ButtonLink
						to={ screenPath( 'Profile' ) }
						data-autofocus=""
					>
						{ __( 'Fill in the profile', 'mentoriai-portal' ) }
					</ButtonLink>
				}
			>
				{ __(
					'We’ll send it as soon as your profile is ready.',
					'mentoriai-portal'
				) }
			</Notice>
		);
	}
	return (
		<>
			{ kept && kept.id !== mentor.id && (
				<Notice live={ false }>
					{ sprintf(
						/* translators: %s: name of a mentor. */
						__(
							'This message will replace the one you wrote to %s.',
							'mentoriai-portal'
						),
						kept.person.name
					) }
				</Notice>
			) }
			<KeepForm
				mentorId={ mentor.id }
				kept={ kept?.id === mentor.id ? kept : null }
				draft={ draft }
				send={ keep }
				onSent={ () => setDone( true ) }
			/>
		</>
	);
}
