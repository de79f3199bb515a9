import { __ } from '@wordpress/i18n';
import { textOf } from '../lib/attributes';
import type { Items } from '../lib/items';
import { EditButton } from './edit-button';

interface CardEditButtonProps {
	items: Items;
	index: number;
	word: string;
}

/** The button of a card, which is there where the card leads somewhere. */
export function CardEditButton( { items, index, word }: CardEditButtonProps ) {
	const item = items.entries[ index ] ?? {};
	return (
		<EditButton
			variant="secondary"
			word={ word }
			text={ textOf( item, 'button' ) }
			onText={ ( button ) => items.change( index, { button } ) }
			link={ textOf( item, 'link' ) }
			onLink={ ( link ) => items.change( index, { link } ) }
			help={ __(
				'Type a word to find a page, or paste an address that begins with https://. Without a link, visitors do not see the button.',
				'mentoriai-portal'
			) }
			optional
		/>
	);
}
