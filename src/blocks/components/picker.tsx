import { ComboboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { cardName } from '../lib/card-name';
import { listActions } from '../lib/list';
import type { Card, Section } from '../lib/use-cards';
import { useChoices } from '../lib/use-choices';
import { ItemTools } from './item-tools';

interface PickerProps {
	section: Section;
	ids: readonly number[];
	/** Those of the ids that the site shows. */
	cards: readonly Card[];
	onChange: ( ids: readonly number[] ) => void;
}

/** Searches for what a section may show and keeps it in an order. */
export function Picker( { section, ids, cards, onChange }: PickerProps ) {
	const [ search, setSearch ] = useState( '' );
	const choices = useChoices( section, search );
	const list = listActions( ids, onChange );
	const nameOf = ( id: number ) => {
		const card = [ ...cards, ...choices ].find( ( one ) => one.id === id );
		return card
			? cardName( card )
			: __( 'No longer on the site', 'mentoriai-portal' );
	};
	return (
		<div className="mp-picker wp-block">
			<ComboboxControl
				label={ __( 'Find and add', 'mentoriai-portal' ) }
				value={ null }
				options={ choices
					.filter( ( { id } ) => ! ids.includes( id ) )
					.map( ( card ) => ( {
						value: String( card.id ),
						label: cardName( card ),
					} ) ) }
				onFilterValueChange={ setSearch }
				onChange={ ( value: string | null | undefined ) => {
					if ( value ) {
						list.add( Number( value ) );
					}
				} }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			{ ids.length === 0 && (
				<p className="mp-control__help">
					{ __(
						'Nothing is chosen yet: the section fills itself.',
						'mentoriai-portal'
					) }
				</p>
			) }
			<ol className="mp-picker__list">
				{ ids.map( ( id, index ) => (
					<li key={ id }>
						<span>{ nameOf( id ) }</span>
						<ItemTools list={ list } index={ index } />
					</li>
				) ) }
			</ol>
		</div>
	);
}
