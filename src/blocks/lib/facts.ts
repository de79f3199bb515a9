/**
 * The facts under the intro are stored as one HTML list; null where an editor's HTML is something else. The space after
 * the number, which is on a line of its own, is left out while it is edited.
 */
export function factsOf( html: string ): readonly string[] | null {
	if ( html.trim() === '' ) {
		return [];
	}
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	const [ list, ...others ] = Array.from( body.children );
	if (
		others.length > 0 ||
		list?.tagName !== 'UL' ||
		body.textContent?.trim() !== list.textContent?.trim()
	) {
		return null;
	}
	return Array.from( list.children, ( item ) =>
		item.innerHTML.trim().replace( /<\/strong>\s+/g, '</strong>' )
	);
}

export function factsHtml( facts: readonly string[] ): string {
	return facts.length === 0
		? ''
		: `<ul>${ facts
				.map(
					( fact ) =>
						`<li>${ fact.replace(
							/<\/strong>(?=\S)/g,
							'</strong> '
						) }</li>`
				)
				.join( '' ) }</ul>`;
}
