import type { Output } from '../../api/client';

type Block = Output< 'get_default' >[ 'data' ][ 'blocks' ][ number ];

export type PageBlock = Block;
export type BlockOf< Type extends Block[ 'type' ] > = Extract<
	Block,
	{ type: Type }
>;

/** A section of home on a page, which the app brings. */
export interface SectionProps {
	block: BlockOf< 'section' >;
	/** Id for its heading. */
	id: string;
}

/** What stands in the page's column, or one section, which reaches from edge to edge. */
export type PagePart =
	| { section: BlockOf< 'section' > }
	| { blocks: readonly Exclude< Block, { type: 'section' } >[] };

/** The blocks of a page as it is laid out; the first part is always a column. */
export function pageParts( blocks: readonly Block[] ): PagePart[] {
	let column: Exclude< Block, { type: 'section' } >[] = [];
	const parts: PagePart[] = [ { blocks: column } ];
	for ( const block of blocks ) {
		if ( block.type === 'section' ) {
			column = [];
			parts.push( { section: block }, { blocks: column } );
		} else {
			column.push( block );
		}
	}
	return parts.filter(
		( part, index ) =>
			index === 0 || 'section' in part || part.blocks.length > 0
	);
}
