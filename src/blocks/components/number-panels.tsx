import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type Item, textOf } from '../lib/attributes';
import { blocksBoot } from '../lib/boot';
import type { Items } from '../lib/items';
import { ItemPanels } from './item-panels';

const COUNTED = [ 'mentors', 'fields', 'cities' ] as const;

const kindOf = ( item: Item ) =>
	COUNTED.find( ( name ) => name === textOf( item, 'count' ) ) ?? '';

/** Which numbers count themselves, in the sidebar. */
export function NumberPanels( { items }: { items: Items } ) {
	const { numbers } = blocksBoot();
	return (
		<ItemPanels items={ items } titleName="label">
			{ ( item, change ) => {
				const count = kindOf( item );
				return (
					<SelectControl
						label={ __( 'The number', 'mentoriai-portal' ) }
						value={ count }
						options={ [
							{
								value: '',
								label: __( 'I type it', 'mentoriai-portal' ),
							},
							{
								value: 'mentors',
								label: __(
									'Public mentors, with those at hubs',
									'mentoriai-portal'
								),
							},
							{
								value: 'fields',
								label: __(
									'Fields that mentors have',
									'mentoriai-portal'
								),
							},
							{
								value: 'cities',
								label: __(
									'Cities of hubs with mentors',
									'mentoriai-portal'
								),
							},
						] }
						help={
							count && ! numbers[ count ]
								? __(
										'It is 0 now: visitors do not see it yet.',
										'mentoriai-portal'
								  )
								: undefined
						}
						onChange={ ( changed: string ) =>
							change( { count: changed } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				);
			} }
		</ItemPanels>
	);
}
