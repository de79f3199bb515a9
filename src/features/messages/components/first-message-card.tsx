import { __, sprintf } from '@wordpress/i18n';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button';
import { ButtonLink } from '../../../components/button-link';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormError } from '../../../components/form-error';
import { Notice } from '../../../components/notice';
import { PlainText } from '../../../components/plain-text';
import { failureText } from '../../../forms/failure-text';
import { newClientId } from '../../../lib/client-id';
import { dropDraft } from '../../../lib/drafts';
import {
	adoptGuest,
	draftTo,
	forgetMentor,
	rememberedMentor,
	writtenTo,
} from '../../../lib/first-message';
import { focusInside } from '../../../lib/focus';
import { mentorPath, screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { type FirstMessage, startConversation } from '../api';
import { useFirstMessage } from '../hooks/use-first-message';
import { KeepForm } from './keep-message';
import './first-message-card.css';

/**
 * In a founder's profile: the message that was written before there was an account, until it has left, or else the mentor
 * whom the person came for.
 */
export function FirstMessageCard() {
	return (
		<div className="mp-first-message-place">
			<Place />
		</div>
	);
}

function Place() {
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	const isPublic = useSession( ( { user } ) => user?.status === 'public' );
	const { kept, refetch, put, keep, drop } = useFirstMessage();
	const [ mentor, setMentor ] = useState( () => {
		adoptGuest( person );
		return rememberedMentor( person );
	} );
	const forget = () => {
		forgetMentor( person );
		setMentor( null );
	};

	// Who came by a provider has brought the text along in this tab.
	const tried = useRef( false );
	useEffect( () => {
		if ( kept === undefined || tried.current ) {
			return;
		}
		tried.current = true;
		if ( kept ) {
			dropDraft( draftTo( kept.id, person ) );
			return;
		}
		const text = mentor && writtenTo( mentor.id, person );
		if ( text && ! isPublic ) {
			keep( text ).then(
				() => dropDraft( draftTo( text.id, person ) ),
				// It stays in the form of the mentor's page.
				() => undefined
			);
		}
	}, [ kept, keep, isPublic, mentor, person ] );

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
					setLeft( kept );
					forgetMentor( person );
				}
			} );
		}
	}, [ isPublic, kept, refetch, person ] );

	if ( left ) {
		return <Sent name={ left.person.name } />;
	}
	if ( kept ) {
		return isPublic ? (
			<ToSend
				kept={ kept }
				onSent={ () => {
					put( null );
					setLeft( kept );
					forget();
				} }
			/>
		) : (
			<Waiting
				kept={ kept }
				onKeep={ keep }
				onDrop={ () => drop().then( forget ) }
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
						onClick={ forget }
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
				<ButtonLink to={ screenPath( 'Messages' ) }>
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

interface WaitingProps {
	kept: FirstMessage;
	onKeep: ReturnType< typeof useFirstMessage >[ 'keep' ];
	onDrop: () => Promise< void >;
}

/** It leaves by itself, or once its author has looked at it: until then it can be changed and given up. */
function Waiting( { kept, onKeep, onDrop }: WaitingProps ) {
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	const [ view, setView ] = useState< 'read' | 'edit' | 'drop' >( 'read' );
	const [ failure, setFailure ] = useState< unknown >( null );
	const box = useRef< HTMLDivElement >( null );
	const show = ( next: typeof view ) => {
		// What was pressed goes away.
		flushSync( () => setView( next ) );
		if ( next !== 'drop' && box.current ) {
			focusInside( box.current );
		}
	};
	const act = ( work: Promise< unknown > ) => {
		setFailure( null );
		work.then(
			() => show( 'read' ),
			( error ) => {
				show( 'read' );
				setFailure( error );
			}
		);
	};
	return (
		<Message kept={ kept } isOpen={ view === 'edit' }>
			<p className="mp-sm mp-muted">
				{ kept.sends_itself
					? __(
							'We’ll send it as soon as your profile is ready.',
							'mentoriai-portal'
					  )
					: __(
							'You confirmed your email in another browser, so please check that you wrote this message.',
							'mentoriai-portal'
					  ) }
			</p>
			{ failure !== null && (
				<FormError title={ failureText( failure ) } />
			) }
			<div ref={ box }>
				{ view === 'edit' ? (
					<KeepForm
						mentorId={ kept.id }
						kept={ kept }
						draft={ { person, form: 'first-message' } }
						onKeep={ onKeep }
						onKept={ () => show( 'read' ) }
						onCancel={ () => show( 'read' ) }
					/>
				) : (
					<div className="mp-first-message__actions">
						{ ! kept.sends_itself && (
							<Button
								size="sm"
								onClick={ () =>
									act(
										onKeep( {
											id: kept.id,
											subject: kept.subject,
											message: kept.message,
											client_id: newClientId(),
										} )
									)
								}
							>
								{ __(
									'Send it when my profile is ready',
									'mentoriai-portal'
								) }
							</Button>
						) }
						<Button
							size="sm"
							variant="secondary"
							onClick={ () => show( 'edit' ) }
						>
							{ __( 'Edit the message', 'mentoriai-portal' ) }
						</Button>
						<Button
							size="sm"
							variant="ghost"
							onClick={ () => show( 'drop' ) }
						>
							{ __( 'Discard', 'mentoriai-portal' ) }
						</Button>
					</div>
				) }
			</div>
			<ConfirmDialog
				open={ view === 'drop' }
				title={ __( 'Discard this message?', 'mentoriai-portal' ) }
				confirmLabel={ __( 'Discard', 'mentoriai-portal' ) }
				cancelLabel={ __( 'Keep it', 'mentoriai-portal' ) }
				danger
				onCancel={ () => show( 'read' ) }
				onConfirm={ () => act( onDrop() ) }
			/>
		</Message>
	);
}

/** The founder may write to mentors, so this is an ordinary message by now. */
function ToSend( {
	kept,
	onSent,
}: {
	kept: FirstMessage;
	onSent: () => void;
} ) {
	const [ clientId ] = useState( newClientId );
	const [ sending, setSending ] = useState( false );
	const [ failure, setFailure ] = useState< unknown >( null );
	const send = () => {
		const { id, subject, message } = kept;
		setSending( true );
		setFailure( null );
		startConversation( { id, subject, message, client_id: clientId } )
			.then( onSent, setFailure )
			.finally( () => setSending( false ) );
	};
	return (
		<Message kept={ kept }>
			{ failure !== null ? (
				<FormError
					title={ __(
						'The message was not sent',
						'mentoriai-portal'
					) }
				>
					<p>{ failureText( failure ) }</p>
				</FormError>
			) : (
				<p className="mp-sm mp-muted">
					{ kept.refused ||
						__(
							'You can write to mentors now: check the message and send it.',
							'mentoriai-portal'
						) }
				</p>
			) }
			<div className="mp-first-message__actions">
				<Button
					size="sm"
					loading={ sending }
					loadingLabel={ __( 'Sending…', 'mentoriai-portal' ) }
					onClick={ send }
				>
					{ __( 'Send message', 'mentoriai-portal' ) }
				</Button>
			</div>
			<p className="mp-sm mp-muted">
				{ __(
					'A message that is not sent is deleted after 30 days.',
					'mentoriai-portal'
				) }
			</p>
		</Message>
	);
}

interface MessageProps {
	kept: FirstMessage;
	/** Whether its text is in a form below. */
	isOpen?: boolean;
	children: ReactNode;
}

function Message( { kept, isOpen = false, children }: MessageProps ) {
	const title = sprintf(
		/* translators: %s: name of a mentor. */
		__( 'Your message to: %s', 'mentoriai-portal' ),
		kept.person.name
	);
	return (
		<section className="mp-card mp-first-message" aria-label={ title }>
			<h2 className="mp-h3">{ title }</h2>
			{ ! isOpen && (
				<div className="mp-first-message__text">
					<b>{ kept.subject }</b>
					<PlainText text={ kept.message } />
				</div>
			) }
			{ children }
		</section>
	);
}
