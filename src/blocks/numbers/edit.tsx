import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { AddItem } from '../components/add-item';
import { NumberItems } from '../components/number-items';
import { NumberPanels } from '../components/number-panels';
import { Section } from '../components/section';
import { SectionTitle } from '../components/section-title';
import { itemsIn } from '../lib/items';

export function NumbersEdit( props: BlockEditProps ) {
	const items = itemsIn( props, 'list' );
	return (
		<Section>
			<NumberPanels items={ items } />
			<section className="mp-section">
				<div className="mp-wrap">
					<SectionTitle { ...props } />
					<ul className="mp-numbers">
						<NumberItems items={ items } />
					</ul>
					<AddItem
						label={ __( 'Add a number', 'mentoriai-portal' ) }
						onClick={ () => items.add( { value: '', label: '' } ) }
					/>
				</div>
			</section>
		</Section>
	);
}
