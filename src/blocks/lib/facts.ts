import type { Item } from './attributes';

/**
 * Facts that were stored as one HTML list, as the entries that replace it: a number in bold and words. Null where an
 * editor's HTML is something else.
 */
export function factsOf( html: string ): readonly Item[] | null {
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
	const facts = Array.from( list.children, factOf );
	return facts.every( ( fact ) => fact !== null ) ? facts : null;
}

function factOf( item: Element ): Item | null {
	const number = item.querySelector( ':scope > :is(strong, b):first-child' );
	const value = number?.textContent?.trim() ?? '';
	const all = item.textContent?.trim() ?? '';
	return item.querySelectorAll( '*' ).length === ( number ? 1 : 0 ) &&
		all.startsWith( value )
		? { value, label: all.slice( value.length ).trim() }
		: null;
}
