import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { PlainText } from '../../../components/plain-text';

/** Some three lines on a phone. */
const LETTERS = 130;
const LINES = 3;

/** Its first lines, to the last whole word; the same text where that is all. */
function beginning( note: string ): string {
	const lines = note.split( '\n' ).slice( 0, LINES ).join( '\n' );
	return lines.length <= LETTERS
		? lines
		: lines.slice( 0, LETTERS ).replace( /\s+\S*$/, '' );
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
