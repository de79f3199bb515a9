const ITEM = /^\s*[-–—•*·]\s+(?=\S)/u;

/**
 * The server gives a member's text as paragraphs and line breaks. Lines that begin with a dash, two or more below each
 * other, become a list. The same as Shell\Html\MemberText of the server.
 */
export function withLists( html: string ): string {
	return html.replace( /<p>(.*?)<\/p>/gsu, ( paragraph, text: string ) => {
		const blocks: { items: boolean; lines: string[] }[] = [];
		for ( const line of text.split( '<br>' ) ) {
			const items = ITEM.test( line );
			const last = blocks.at( -1 );
			if ( last?.items === items ) {
				last.lines.push( line );
			} else {
				blocks.push( { items, lines: [ line ] } );
			}
		}
		if (
			! blocks.some( ( { items, lines } ) => items && lines.length > 1 )
		) {
			return paragraph;
		}
		return blocks
			.map( ( { items, lines } ) =>
				items
					? `<ul>${ lines
							.map(
								( line ) =>
									`<li>${ line.replace( ITEM, '' ) }</li>`
							)
							.join( '' ) }</ul>`
					: `<p>${ lines.join( '<br>' ) }</p>`
			)
			.join( '' );
	} );
}
