import { classes } from '../lib/class-names';
import './prose.css';

interface PlainTextProps {
	text: string;
	className?: string | undefined;
}

/** What a member typed, as typed: line breaks kept, nothing else interpreted. */
export function PlainText( { text, className }: PlainTextProps ) {
	return (
		<span className={ classes( 'mp-plain-text', className ) }>
			{ text }
		</span>
	);
}
