import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { AddItem } from '../components/add-item';
import { IconControl } from '../components/icon-control';
import { ItemIcon } from '../components/item-icon';
import { ItemPanels } from '../components/item-panels';
import { ItemTexts } from '../components/item-texts';
import { ItemTools } from '../components/item-tools';
import { Section } from '../components/section';
import { Text } from '../components/text';
import { textOf } from '../lib/attributes';
import { word } from '../lib/boot';
import { itemsIn } from '../lib/items';

export function ProcessEdit( props: BlockEditProps ) {
	const { attributes, setAttributes } = props;
	const items = itemsIn( props, 'list' );
	return (
		<Section>
			<ItemPanels items={ items }>
				{ ( item, change ) => (
					<IconControl
						value={ item.ico }
						onChange={ ( ico ) => change( { ico } ) }
					/>
				) }
			</ItemPanels>
			<section className="mp-section">
				<div className="mp-wrap">
					<div className="mp-section__head">
						<div>
							<Text
								tagName="h2"
								label={ __( 'Title', 'mentoriai-portal' ) }
								placeholder={ word( 'process' ) }
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
						{ items.entries.map( ( item, index ) => (
							<li key={ index }>
								<ItemIcon
									source={ item.ico }
									className="mp-process__icon"
								/>
								<ItemTexts
									items={ items }
									index={ index }
									heading="h3"
								/>
								<ItemTools
									list={ items }
									index={ index }
									horizontal
								/>
							</li>
						) ) }
					</ol>
					<AddItem
						label={ __( 'Add a step', 'mentoriai-portal' ) }
						onClick={ () => items.add( { ico: 'flag' } ) }
					/>
				</div>
			</section>
		</Section>
	);
}
