import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { TileArt } from '../../components/tile-art';
import { AddItem } from '../components/add-item';
import { FakeButton } from '../components/fake-button';
import { ImageControl } from '../components/image-control';
import { ItemPanel } from '../components/item-panel';
import { ItemTools } from '../components/item-tools';
import { LinkControl } from '../components/link-control';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { Text } from '../components/text';
import { idOf, itemsOf, plainText, textOf } from '../lib/attributes';
import { listActions } from '../lib/list';

export function TwoColumnsOldEdit( {
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
						<LinkControl
							value={ textOf( item, 'link' ) }
							onChange={ ( link ) =>
								list.set( index, { ...item, link } )
							}
						/>
						<ImageControl
							label={ __( 'Picture', 'mentoriai-portal' ) }
							help={ __(
								'Without one, a pattern stands there.',
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
			<section className="mp-section mp-section--mist">
				<div className="mp-wrap mp-two">
					{ list.entries.map( ( item, index ) => (
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
								{ textOf( item, 'link' ) && (
									<FakeButton variant="secondary">
										{ __(
											'Read more',
											'mentoriai-portal'
										) }
									</FakeButton>
								) }
								<ItemTools
									list={ list }
									index={ index }
									horizontal
								/>
							</div>
						</article>
					) ) }
				</div>
				<AddItem
					label={ __( 'Add a card', 'mentoriai-portal' ) }
					onClick={ () => list.add( {} ) }
				/>
			</section>
		</Section>
	);
}
