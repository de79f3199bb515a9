import type { ReactNode } from 'react';
import { classes } from '../../../lib/class-names';
import './auth-note.css';

interface AuthNoteProps {
	/** Leads to another screen of the same weight. */
	strong?: boolean;
	children: ReactNode;
}

/** A line with a link below a form. */
export function AuthNote( { strong, children }: AuthNoteProps ) {
	return (
		<p
			className={ classes(
				'mp-auth-note',
				strong && 'mp-auth-note--strong'
			) }
		>
			{ children }
		</p>
	);
}
