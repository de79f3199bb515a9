import { __ } from '@wordpress/i18n';
import { textOf } from '../lib/attributes';
import type { Items } from '../lib/items';
import { Text } from './text';

interface ItemTextsProps {
	items: Items;
	index: number;
	heading?: 'h2' | 'h3';
}

/** Title and text of an item, edited where they are. */
export function ItemTexts( { items, index, heading = 'h2' }: ItemTextsProps ) {
	const item = items.entries[ index ] ?? {};
	return (
		<>
			<Text
				tagName={ heading }
				label={ __( 'Title', 'mentoriai-portal' ) }
				value={ textOf( item, 'title' ) }
				onChange={ ( title ) => items.change( index, { title } ) }
			/>
			<Text
				tagName="p"
				label={ __( 'Text', 'mentoriai-portal' ) }
				value={ textOf( item, 'text' ) }
				onChange={ ( text ) => items.change( index, { text } ) }
			/>
		</>
	);
}
