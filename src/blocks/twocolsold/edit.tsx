import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { TileArt } from '../../components/tile-art';
import { AddItem } from '../components/add-item';
import { EditButton } from '../components/edit-button';
import { ImageControl } from '../components/image-control';
import { ItemPanels } from '../components/item-panels';
import { ItemTexts } from '../components/item-texts';
import { ItemTools } from '../components/item-tools';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { idOf, plainText, textOf } from '../lib/attributes';
import { word } from '../lib/boot';
import { buttonOf } from '../lib/button';
import { itemsIn } from '../lib/items';

export function TwoColumnsOldEdit( props: BlockEditProps ) {
	const items = itemsIn( props, 'list' );
	return (
		<Section>
			<ItemPanels items={ items }>
				{ ( item, change ) => (
					<ImageControl
						label={ __( 'Picture', 'mentoriai-portal' ) }
						help={ __(
							'Without one, a pattern is shown there.',
							'mentoriai-portal'
						) }
						value={ idOf( item, 'img' ) }
						onChange={ ( img ) => change( { img } ) }
					/>
				) }
			</ItemPanels>
			<section className="mp-section mp-section--mist">
				<div className="mp-wrap mp-two">
					{ items.entries.map( ( item, index ) => (
						<article key={ index } className="mp-old-card">
							<div className="mp-old-card__art">
								<Picture id={ idOf( item, 'img' ) }>
									<TileArt
										seed={ plainText(
											textOf( item, 'title' )
										) }
										columns={ 6 }
										rows={ 3 }
									/>
								</Picture>
							</div>
							<div className="mp-old-card__body">
								<ItemTexts items={ items } index={ index } />
								<EditButton
									variant="secondary"
									word={ word( 'more' ) }
									{ ...buttonOf( item, ( part ) =>
										items.change( index, part )
									) }
									optional
								/>
								<ItemTools
									list={ items }
									index={ index }
									horizontal
								/>
							</div>
						</article>
					) ) }
				</div>
				<AddItem
					label={ __( 'Add a card', 'mentoriai-portal' ) }
					onClick={ () => items.add( {} ) }
				/>
			</section>
		</Section>
	);
}
