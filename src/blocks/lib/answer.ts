/** A stored answer as the text field edits it: paragraphs become line breaks. Null where it holds lists or the like. */
export function answerOf( html: string ): string | null {
	if ( ! /<(p|ul|ol|h[2-4]|table|blockquote|figure)\b/i.test( html ) ) {
		return html;
	}
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	const parts = Array.from( body.children );
	return parts.every( ( part ) => part.tagName === 'P' )
		? parts.map( ( part ) => part.innerHTML.trim() ).join( '<br><br>' )
		: null;
}
