import './prose.css';

interface PlainTextProps {
	text: string;
}

/** What a member typed, as typed: line breaks kept, nothing else interpreted. */
export function PlainText( { text }: PlainTextProps ) {
	return <span className="mp-plain-text">{ text }</span>;
}
