import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { logoWidth } from '../../lib/logo-width';
import { AddItem } from '../components/add-item';
import { ImageControl } from '../components/image-control';
import { ItemPanels } from '../components/item-panels';
import { ItemTools } from '../components/item-tools';
import { LinkControl } from '../components/link-control';
import { Section } from '../components/section';
import { SectionTitle } from '../components/section-title';
import { idOf, type Item, textOf } from '../lib/attributes';
import { word } from '../lib/boot';
import { itemsIn } from '../lib/items';
import { useMedia } from '../lib/use-media';

export function PartnersEdit( props: BlockEditProps ) {
	const items = itemsIn( props, 'list' );
	return (
		<Section>
			<ItemPanels items={ items }>
				{ ( item, change ) => (
					<>
						<ImageControl
							label={ __( 'Logo', 'mentoriai-portal' ) }
							value={ idOf( item, 'img' ) }
							onChange={ ( img ) => change( { img } ) }
						/>
						<TextControl
							label={ __(
								'Name of the partner',
								'mentoriai-portal'
							) }
							help={ __(
								'For those who do not see the logo, and where there is none.',
								'mentoriai-portal'
							) }
							value={ textOf( item, 'title' ) }
							onChange={ ( title: string ) =>
								change( { title } )
							}
							__next40pxDefaultSize
							__nextHasNoMarginBottom
						/>
						<LinkControl
							external
							value={ textOf( item, 'url' ) }
							onChange={ ( url ) => change( { url } ) }
							help={ __(
								'Their site, beginning with https://. May be empty.',
								'mentoriai-portal'
							) }
						/>
					</>
				) }
			</ItemPanels>
			<section className="mp-section">
				<div className="mp-wrap">
					<SectionTitle { ...props } word={ word( 'partners' ) } />
					<ul className="mp-partners">
						{ items.entries.map( ( item, index ) => (
							<li key={ index }>
								<Logo item={ item } />
								<ItemTools
									list={ items }
									index={ index }
									horizontal
								/>
							</li>
						) ) }
					</ul>
					<AddItem
						label={ __( 'Add a partner', 'mentoriai-portal' ) }
						onClick={ () => items.add( {} ) }
					/>
				</div>
			</section>
		</Section>
	);
}

function Logo( { item }: { item: Item } ) {
	const media = useMedia( idOf( item, 'img' ) );
	const name = textOf( item, 'title' );
	if ( ! media ) {
		return name || __( 'Logo', 'mentoriai-portal' );
	}
	const { width: w = 1, height: h = 1 } = media.media_details;
	return (
		<img
			src={ media.source_url }
			alt={ name || media.alt_text }
			style={ { width: logoWidth( { w, h } ) } }
		/>
	);
}
