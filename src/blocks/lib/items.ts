import type { BlockEditProps } from '@wordpress/blocks';
import { type Item, itemsOf } from './attributes';
import { type ListActions, listActions } from './list';

export interface Items extends ListActions< Item > {
	/** Changes some of what an item holds. */
	change: ( index: number, part: Item ) => void;
}

/** The entries of a block's list attribute, and what its buttons and fields do to them. */
export function itemsIn(
	{ attributes, setAttributes }: BlockEditProps,
	name: string
): Items {
	return itemsFrom( itemsOf( attributes, name ), ( changed ) =>
		setAttributes( { [ name ]: changed } )
	);
}

export function itemsFrom(
	entries: readonly Item[],
	onChange: ( changed: readonly Item[] ) => void
): Items {
	const list = listActions( entries, onChange );
	return {
		...list,
		change: ( index, part ) =>
			list.set( index, { ...list.entries[ index ], ...part } ),
	};
}
