import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { StandingPerson } from '../../components/standing-person';
import { AddItem } from '../components/add-item';
import { FakeButton } from '../components/fake-button';
import { ImageControl } from '../components/image-control';
import { ItemPanel } from '../components/item-panel';
import { ItemTools } from '../components/item-tools';
import { LinkControl } from '../components/link-control';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { Text } from '../components/text';
import { idOf, itemsOf, textOf } from '../lib/attributes';
import { listActions } from '../lib/list';

export function YellowBandEdit( {
	attributes,
	setAttributes,
}: BlockEditProps ) {
	const list = listActions( itemsOf( attributes, 'list' ), ( changed ) =>
		setAttributes( { list: changed } )
	);
	return (
		<Section>
			<InspectorControls>
				{ list.entries.map( ( item, index ) => (
					<ItemPanel
						key={ index }
						index={ index }
						title={ textOf( item, 'title' ) }
					>
						<SelectControl
							label={ __( 'Whom it is for', 'mentoriai-portal' ) }
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
							onChange={ ( type: string ) =>
								list.set( index, { ...item, type } )
							}
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
								list.set( index, { ...item, action } )
							}
							__next40pxDefaultSize
							__nextHasNoMarginBottom
						/>
						<LinkControl
							value={ textOf( item, 'url' ) }
							onChange={ ( url ) =>
								list.set( index, { ...item, url } )
							}
							help={ __(
								'Empty for the registration page of that type.',
								'mentoriai-portal'
							) }
						/>
						<ImageControl
							label={ __(
								'Picture in the corner',
								'mentoriai-portal'
							) }
							help={ __(
								'Without one, a drawing of a person stands there.',
								'mentoriai-portal'
							) }
							value={ idOf( item, 'img' ) }
							onChange={ ( img ) =>
								list.set( index, { ...item, img } )
							}
						/>
					</ItemPanel>
				) ) }
			</InspectorControls>
			<section className="mp-sun-band">
				<div className="mp-wrap mp-sun-band__grid">
					{ list.entries.map( ( item, index ) => (
						<div key={ index } className="mp-sun-band__column">
							<ItemTools
								list={ list }
								index={ index }
								horizontal
							/>
							<Text
								tagName="h2"
								label={ __( 'Title', 'mentoriai-portal' ) }
								value={ textOf( item, 'title' ) }
								onChange={ ( title ) =>
									list.set( index, { ...item, title } )
								}
							/>
							<Text
								tagName="p"
								label={ __( 'Text', 'mentoriai-portal' ) }
								value={ textOf( item, 'text' ) }
								onChange={ ( text ) =>
									list.set( index, { ...item, text } )
								}
							/>
							<FakeButton variant="ink" large>
								{ __( 'Register', 'mentoriai-portal' ) }
							</FakeButton>
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
				{ list.entries.length < 2 && (
					<AddItem
						label={ __( 'Add a column', 'mentoriai-portal' ) }
						onClick={ () =>
							list.add( {
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
