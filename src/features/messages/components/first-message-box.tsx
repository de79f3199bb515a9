import { __, sprintf } from '@wordpress/i18n';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PlainText } from '../../../components/plain-text';
import { focusInside } from '../../../lib/focus';
import type { FirstMessage } from '../api';

interface FirstMessageBoxProps {
	kept: FirstMessage;
	/** In place of the text while it is edited. */
	renderForm: ( onClose: () => void ) => ReactNode;
	/** What can be done with it. */
	renderActions: ( onEdit: () => void ) => ReactNode;
	/** What becomes of it. */
	children: ReactNode;
}

/** Whom the message is for, its text or the form with it, and what can be done. */
export function FirstMessageBox( {
	kept,
	renderForm,
	renderActions,
	children,
}: FirstMessageBoxProps ) {
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
					renderForm( () => show( false ) )
				) : (
					<div className="mp-first-message__actions">
						{ renderActions( () => show( true ) ) }
					</div>
				) }
			</div>
		</section>
	);
}
