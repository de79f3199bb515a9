import { __ } from '@wordpress/i18n';
import { textOf } from '../lib/attributes';
import { blocksBoot } from '../lib/boot';
import type { Items } from '../lib/items';
import { ItemTools } from './item-tools';
import { Text } from './text';

/** Numbers and their words, edited where they are; one that counts itself shows what it is now. */
export function NumberItems( { items }: { items: Items } ) {
	return items.entries.map( ( item, index ) => {
		const count = textOf( item, 'count' );
		const counted = blocksBoot().numbers[ count ];
		return (
			<li key={ index }>
				<strong>
					{ count ? (
						counted?.value ?? '0'
					) : (
						<Text
							tagName="span"
							label={ __( 'Number', 'mentoriai-portal' ) }
							value={ textOf( item, 'value' ) }
							onChange={ ( value ) =>
								items.change( index, { value } )
							}
						/>
					) }
				</strong>
				{ count && `${ counted?.label ?? '' } ` }
				<Text
					tagName="span"
					className={
						count && ! textOf( item, 'label' )
							? 'mp-edit-optional'
							: ''
					}
					label={
						count
							? __( 'Words after it', 'mentoriai-portal' )
							: __( 'Words', 'mentoriai-portal' )
					}
					value={ textOf( item, 'label' ) }
					onChange={ ( label ) => items.change( index, { label } ) }
				/>
				<ItemTools list={ items } index={ index } horizontal />
			</li>
		);
	} );
}
