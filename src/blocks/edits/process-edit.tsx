import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { AddItem } from '../components/add-item';
import { IconControl } from '../components/icon-control';
import { ItemIcon } from '../components/item-icon';
import { ItemPanel } from '../components/item-panel';
import { ItemTools } from '../components/item-tools';
import { Section } from '../components/section';
import { Text } from '../components/text';
import { itemsOf, textOf } from '../lib/attributes';
import { listActions } from '../lib/list';

export function ProcessEdit( { attributes, setAttributes }: BlockEditProps ) {
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
						<IconControl
							value={ item.ico }
							onChange={ ( ico ) =>
								list.set( index, { ...item, ico } )
							}
						/>
					</ItemPanel>
				) ) }
			</InspectorControls>
			<section className="mp-section">
				<div className="mp-wrap">
					<div className="mp-section__head">
						<div>
							<Text
								tagName="h2"
								label={ __( 'Title', 'mentoriai-portal' ) }
								placeholder={ __(
									'Mentorship process',
									'mentoriai-portal'
								) }
								value={ textOf( attributes, 'title' ) }
								onChange={ ( title ) =>
									setAttributes( { title } )
								}
							/>
							<Text
								tagName="p"
								className="mp-lead"
								label={ __(
									'Text under the title',
									'mentoriai-portal'
								) }
								value={ textOf( attributes, 'text' ) }
								onChange={ ( text ) =>
									setAttributes( { text } )
								}
							/>
						</div>
					</div>
					<ol className="mp-process">
						{ list.entries.map( ( item, index ) => (
							<li key={ index }>
								<ItemIcon
									source={ item.ico }
									className="mp-process__icon"
								/>
								<Text
									tagName="h3"
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
								<ItemTools
									list={ list }
									index={ index }
									horizontal
								/>
							</li>
						) ) }
					</ol>
					<AddItem
						label={ __( 'Add a step', 'mentoriai-portal' ) }
						onClick={ () => list.add( { ico: 'flag' } ) }
					/>
				</div>
			</section>
		</Section>
	);
}
