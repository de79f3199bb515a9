import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { StandingPerson } from '../../components/standing-person';
import { AddItem } from '../components/add-item';
import { FakeButton } from '../components/fake-button';
import { IconControl } from '../components/icon-control';
import { ImageControl } from '../components/image-control';
import { ItemIcon } from '../components/item-icon';
import { ItemPanel } from '../components/item-panel';
import { ItemTools } from '../components/item-tools';
import { LinkControl } from '../components/link-control';
import { Picture } from '../components/picture';
import { Section } from '../components/section';
import { Text } from '../components/text';
import { idOf, itemsOf, textOf } from '../lib/attributes';
import { listActions } from '../lib/list';

export function TwoColumnsEdit( {
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
						<IconControl
							value={ item.ico }
							onChange={ ( ico ) =>
								list.set( index, { ...item, ico } )
							}
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
							value={ idOf( item, 'decoration' ) }
							onChange={ ( decoration ) =>
								list.set( index, { ...item, decoration } )
							}
						/>
					</ItemPanel>
				) ) }
			</InspectorControls>
			<section className="mp-section">
				<div className="mp-wrap mp-two">
					{ list.entries.map( ( item, index ) => (
						<article key={ index } className="mp-answer">
							<ItemTools
								list={ list }
								index={ index }
								horizontal
							/>
							<ItemIcon
								source={ item.ico }
								className={ `mp-icon-tile mp-icon-tile--${
									index % 2 ? 'sun' : 'tint'
								}` }
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
							{ textOf( item, 'link' ) && (
								<FakeButton variant="secondary">
									{ __(
										'Get the answer',
										'mentoriai-portal'
									) }
								</FakeButton>
							) }
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
					onClick={ () => list.add( { ico: 'lightbulb' } ) }
				/>
			</section>
		</Section>
	);
}
