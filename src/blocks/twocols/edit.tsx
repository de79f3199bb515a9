import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { StandingPerson } from '../../components/standing-person';
import { AddItem } from '../components/add-item';
import { EditButton } from '../components/edit-button';
import { IconControl } from '../components/icon-control';
import { ImageControl } from '../components/image-control';
import { ItemIcon } from '../components/item-icon';
import { ItemPanels } from '../components/item-panels';
import { ItemTexts } from '../components/item-texts';
import { ItemTools } from '../components/item-tools';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { idOf } from '../lib/attributes';
import { word } from '../lib/boot';
import { buttonOf } from '../lib/button';
import { itemsIn } from '../lib/items';

export function TwoColumnsEdit( props: BlockEditProps ) {
	const items = itemsIn( props, 'list' );
	return (
		<Section>
			<ItemPanels items={ items }>
				{ ( item, change ) => (
					<>
						<IconControl
							value={ item.ico }
							onChange={ ( ico ) => change( { ico } ) }
						/>
						<ImageControl
							label={ __(
								'Picture in the corner',
								'mentoriai-portal'
							) }
							help={ __(
								'Without one, a drawing of a person is shown there.',
								'mentoriai-portal'
							) }
							value={ idOf( item, 'decoration' ) }
							onChange={ ( decoration ) =>
								change( { decoration } )
							}
						/>
					</>
				) }
			</ItemPanels>
			<section className="mp-section">
				<div className="mp-wrap mp-two">
					{ items.entries.map( ( item, index ) => (
						<article key={ index } className="mp-answer">
							<ItemTools
								list={ items }
								index={ index }
								horizontal
							/>
							<ItemIcon
								source={ item.ico }
								className={ `mp-icon-tile mp-icon-tile--${
									index % 2 ? 'sun' : 'tint'
								}` }
							/>
							<ItemTexts items={ items } index={ index } />
							<EditButton
								variant="secondary"
								word={ word( 'answer' ) }
								{ ...buttonOf( item, ( part ) =>
									items.change( index, part )
								) }
								optional
							/>
							<div className="mp-answer__art" aria-hidden="true">
								<Picture id={ idOf( item, 'decoration' ) }>
									<StandingPerson
										look={ index % 2 ? 'sun' : 'sky' }
									/>
								</Picture>
							</div>
						</article>
					) ) }
				</div>
				<AddItem
					label={ __( 'Add a card', 'mentoriai-portal' ) }
					onClick={ () => items.add( { ico: 'lightbulb' } ) }
				/>
			</section>
		</Section>
	);
}
