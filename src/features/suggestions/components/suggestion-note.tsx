import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { PlainText } from '../../../components/plain-text';

/** Letters and lines that are shown whole: four lines on a phone. */
const MOST = 160;
const LINES = 4;
/** Of a longer one. */
const FIRST = 110;

/** The same text where it is short, otherwise the beginning to a whole word. */
function beginning( note: string ): string {
	const lines = note.split( '\n' ).slice( 0, LINES ).join( '\n' );
	return lines.length <= MOST
		? lines
		: lines.slice( 0, FIRST ).replace( /\s+\S*$/, '' );
}

interface SuggestionNoteProps {
	note: string;
}

/** Why staff suggest somebody; a long one begins, and is opened. */
export function SuggestionNote( { note }: SuggestionNoteProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const first = beginning( note );
	if ( first === note ) {
		return (
			<p className="mp-suggestions__note">
				<PlainText text={ note } />
			</p>
		);
	}
	return (
		<p className="mp-suggestions__note">
			<PlainText text={ isOpen ? note : `${ first }…` } />{ ' ' }
			<button
				type="button"
				className="mp-suggestions__more"
				aria-expanded={ isOpen }
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ isOpen
					? __( 'Show less', 'mentoriai-portal' )
					: __( 'Show more', 'mentoriai-portal' ) }
			</button>
		</p>
	);
}
