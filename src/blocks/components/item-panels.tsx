import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { type Item, plainText, textOf } from '../lib/attributes';
import type { Items } from '../lib/items';

interface ItemPanelsProps {
	items: Items;
	/** The text that tells the items apart. */
	titleName?: string;
	/** The fields of an item. */
	children: ( item: Item, change: ( part: Item ) => void ) => ReactNode;
}

/** What the items of a list have beside their texts: a panel each, in the sidebar. */
export function ItemPanels( {
	items,
	titleName = 'title',
	children,
}: ItemPanelsProps ) {
	return (
		<InspectorControls>
			{ items.entries.map( ( item, index ) => {
				const name = plainText( textOf( item, titleName ) );
				return (
					<PanelBody
						key={ index }
						title={
							name
								? `${ index + 1 }. ${ name }`
								: sprintf(
										/* translators: %d: place in a list. */
										__( 'Item %d', 'mentoriai-portal' ),
										index + 1
								  )
						}
						initialOpen={ index === 0 }
					>
						{ children( item, ( part ) =>
							items.change( index, part )
						) }
					</PanelBody>
				);
			} ) }
		</InspectorControls>
	);
}
