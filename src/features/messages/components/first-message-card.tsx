import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '../../../components/button-link';
import { ErrorState } from '../../../components/error-state';
import { Notice } from '../../../components/notice';
import { forgetMentor, rememberedMentor } from '../../../lib/first-message';
import { mentorPath, screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import type { FirstMessage } from '../api';
import { useBroughtMessage } from '../hooks/use-brought-message';
import { useFirstMessage } from '../hooks/use-first-message';
import { FirstMessageToSend } from './first-message-to-send';
import { FirstMessageWaiting } from './first-message-waiting';
import './first-message-card.css';

/**
 * In a founder's profile: the message that was written before there was an account, until it has left, or else the mentor
 * whom the person came for.
 */
export function FirstMessageCard() {
	const place = useRef< HTMLDivElement >( null );
	return (
		<div ref={ place } className="mp-first-message-place">
			<Place
				onLeft={ () =>
					place.current?.scrollIntoView?.( { block: 'nearest' } )
				}
			/>
		</div>
	);
}

/** @param props.onLeft Called when the message has left with the profile, which was saved further down. */
function Place( { onLeft }: { onLeft: () => void } ) {
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	const isPublic = useSession( ( { user } ) => user?.status === 'public' );
	const first = useFirstMessage();
	const { kept, error, refetch, put, keep, drop } = first;
	useBroughtMessage( first );
	const mentor = rememberedMentor( person );
	const forget = () => forgetMentor( person );
	const giveUp = async () => {
		forget();
		await drop();
	};

	// With the account the message leaves; what is still here then, a person has to send.
	const [ left, setLeft ] = useState< FirstMessage | null >( null );
	const wasPublic = useRef( isPublic );
	useEffect( () => {
		if ( wasPublic.current === isPublic ) {
			return;
		}
		wasPublic.current = isPublic;
		if ( isPublic && kept ) {
			void refetch().then( ( { data } ) => {
				if ( data === null ) {
					flushSync( () => setLeft( kept ) );
					onLeft();
					forgetMentor( person );
				}
			} );
		}
	}, [ isPublic, kept, refetch, person, onLeft ] );

	if ( left ) {
		return <Sent name={ left.person.name } />;
	}
	if ( kept && isPublic ) {
		return (
			<FirstMessageToSend
				kept={ kept }
				onSent={ () => {
					forget();
					put( null );
					setLeft( kept );
				} }
				onDrop={ giveUp }
			/>
		);
	}
	if ( kept ) {
		return (
			<FirstMessageWaiting
				kept={ kept }
				onKeep={ keep }
				onDrop={ giveUp }
			/>
		);
	}
	if ( kept === undefined && error ) {
		return (
			<ErrorState
				error={ error }
				title={ __(
					'Your message to a mentor could not be loaded',
					'mentoriai-portal'
				) }
				onRetry={ () => void refetch() }
				headingLevel={ 2 }
			/>
		);
	}
	if ( kept === null && mentor && isPublic ) {
		return (
			<Notice
				tone="success"
				live={ false }
				title={ __( 'Your profile is ready', 'mentoriai-portal' ) }
				actions={
					<ButtonLink
						to={ mentorPath( mentor.slug ) }
						// With a text, the form opens there by itself and forgets.
						onClick={ mentor.brings ? undefined : forget }
					>
						{ sprintf(
							/* translators: %s: name of a mentor. */
							__( 'Write to: %s', 'mentoriai-portal' ),
							mentor.name
						) }
					</ButtonLink>
				}
			/>
		);
	}
	return null;
}

function Sent( { name }: { name: string } ) {
	return (
		<Notice
			tone="success"
			title={ sprintf(
				/* translators: %s: name of a mentor. */
				__( 'Your message has been sent: %s', 'mentoriai-portal' ),
				name
			) }
			actions={
				<ButtonLink to={ screenPath( 'Messages' ) } data-focus-next="">
					{ __( 'Open messages', 'mentoriai-portal' ) }
				</ButtonLink>
			}
		>
			{ __(
				'The answer will be in your messages. We’ll also let you know by email.',
				'mentoriai-portal'
			) }
		</Notice>
	);
}
