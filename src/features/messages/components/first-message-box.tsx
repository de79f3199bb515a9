import { __, sprintf } from '@wordpress/i18n';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button';
import { PlainText } from '../../../components/plain-text';
import { focusInside } from '../../../lib/focus';
import { useSession } from '../../../lib/session';
import type { FirstMessage } from '../api';
import { GiveUpMessage } from './give-up-message';
import { KeepForm } from './keep-form';

interface FirstMessageBoxProps {
	kept: FirstMessage;
	/** Takes the message as it was edited. */
	send: ComponentProps< typeof KeepForm >[ 'send' ];
	/** Where that sends it to the mentor: it has left. */
	onSent?: () => void;
	/** Whether another mentor is the better way. */
	isRefused: boolean;
	onDrop: () => Promise< void >;
	/** What can be done with it besides editing and giving up; not where the mentor is gone. */
	action: ReactNode;
	/** What becomes of it. */
	children: ReactNode;
}

/** Whom the message is for, its text or the form with it, and what can be done. */
export function FirstMessageBox( {
	kept,
	send,
	onSent,
	isRefused,
	onDrop,
	action,
	children,
}: FirstMessageBoxProps ) {
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	const [ isOpen, setOpen ] = useState( false );
	const box = useRef< HTMLDivElement >( null );
	const show = ( open: boolean ) => {
		// What was pressed goes away.
		flushSync( () => setOpen( open ) );
		if ( box.current ) {
			focusInside( box.current );
		}
	};
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
			<div ref={ box }>
				{ isOpen ? (
					<KeepForm
						mentorId={ kept.id }
						kept={ kept }
						draft={ { person, form: 'first-message' } }
						send={ send }
						leaves={ onSent !== undefined }
						onSent={ onSent ?? ( () => show( false ) ) }
						onCancel={ () => show( false ) }
					/>
				) : (
					<div className="mp-first-message__actions">
						{ kept.id > 0 && (
							<>
								{ action }
								<Button
									size="sm"
									variant="secondary"
									onClick={ () => show( true ) }
								>
									{ __(
										'Edit the message',
										'mentoriai-portal'
									) }
								</Button>
							</>
						) }
						<GiveUpMessage { ...{ kept, isRefused, onDrop } } />
					</div>
				) }
			</div>
		</section>
	);
}
