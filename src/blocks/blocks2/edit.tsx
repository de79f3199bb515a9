import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { StandingPerson } from '../../components/standing-person';
import { AddItem } from '../components/add-item';
import { EditButton } from '../components/edit-button';
import { ImageControl } from '../components/image-control';
import { ItemPanels } from '../components/item-panels';
import { ItemTexts } from '../components/item-texts';
import { ItemTools } from '../components/item-tools';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { idOf } from '../lib/attributes';
import { word } from '../lib/boot';
import { buttonOf } from '../lib/button';
import { itemsIn } from '../lib/items';

export function YellowBandEdit( props: BlockEditProps ) {
	const items = itemsIn( props, 'list' );
	return (
		<Section>
			<ItemPanels items={ items }>
				{ ( item, change ) => (
					<>
						<SelectControl
							label={ __( 'Who it is for', 'mentoriai-portal' ) }
							value={
								item.type === 'mentorius'
									? 'mentorius'
									: 'frontuser'
							}
							options={ [
								{
									value: 'frontuser',
									label: __( 'Founders', 'mentoriai-portal' ),
								},
								{
									value: 'mentorius',
									label: __( 'Mentors', 'mentoriai-portal' ),
								},
							] }
							onChange={ ( type: string ) => change( { type } ) }
							__next40pxDefaultSize
							__nextHasNoMarginBottom
						/>
						<SelectControl
							label={ __( 'The button', 'mentoriai-portal' ) }
							value={
								item.action === 'select' ? 'select' : 'register'
							}
							options={ [
								{
									value: 'register',
									label: __(
										'Leads to registration',
										'mentoriai-portal'
									),
								},
								{
									value: 'select',
									label: __(
										'Leads to the choice of type in the profile',
										'mentoriai-portal'
									),
								},
							] }
							onChange={ ( action: string ) =>
								change( { action } )
							}
							__next40pxDefaultSize
							__nextHasNoMarginBottom
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
							value={ idOf( item, 'img' ) }
							onChange={ ( img ) => change( { img } ) }
						/>
					</>
				) }
			</ItemPanels>
			<section className="mp-sun-band">
				<div className="mp-wrap mp-sun-band__grid">
					{ items.entries.map( ( item, index ) => (
						<div key={ index } className="mp-sun-band__column">
							<ItemTools
								list={ items }
								index={ index }
								horizontal
							/>
							<ItemTexts items={ items } index={ index } />
							<EditButton
								variant="ink"
								large
								word={ word( 'register' ) }
								{ ...buttonOf(
									item,
									( part ) => items.change( index, part ),
									'button',
									'url'
								) }
								help={ __(
									'Leave empty for the registration page of that type.',
									'mentoriai-portal'
								) }
							/>
							<div
								className="mp-sun-band__art"
								aria-hidden="true"
							>
								<Picture id={ idOf( item, 'img' ) }>
									<StandingPerson
										look={ index % 2 ? 'ink' : 'paper' }
									/>
								</Picture>
							</div>
						</div>
					) ) }
				</div>
				{ items.entries.length < 2 && (
					<AddItem
						label={ __( 'Add a column', 'mentoriai-portal' ) }
						onClick={ () =>
							items.add( {
								action: 'register',
								type: 'frontuser',
							} )
						}
					/>
				) }
			</section>
		</Section>
	);
}
