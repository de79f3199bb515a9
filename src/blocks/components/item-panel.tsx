import { PanelBody } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { plainText } from '../lib/attributes';

interface ItemPanelProps {
	index: number;
	/** Of the item, as typed. */
	title: string;
	children: ReactNode;
}

/** What an item of a list has beside its texts, in the sidebar. */
export function ItemPanel( { index, title, children }: ItemPanelProps ) {
	const name = plainText( title );
	return (
		<PanelBody
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
			{ children }
		</PanelBody>
	);
}
