import { useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { EditButton } from '../components/edit-button';
import { Section } from '../components/section';
import { SectionTitle } from '../components/section-title';
import { word } from '../lib/boot';
import { buttonOf } from '../lib/button';

const ALLOWED = [
	'core/paragraph',
	'core/heading',
	'core/list',
	'core/list-item',
	'core/quote',
	'core/image',
	'core/separator',
];

export function TextEdit( props: BlockEditProps ) {
	const { attributes, setAttributes } = props;
	const inner = useInnerBlocksProps(
		{ className: 'mp-prose mp-home-text' },
		{ allowedBlocks: ALLOWED, template: [ [ 'core/paragraph' ] ] }
	);
	return (
		<Section>
			<section className="mp-section">
				<div className="mp-wrap">
					<SectionTitle { ...props } />
					<div { ...inner } />
					<div className="mp-home-text__act">
						<EditButton
							variant="secondary"
							word={ word( 'more' ) }
							{ ...buttonOf( attributes, setAttributes ) }
							optional
						/>
					</div>
				</div>
			</section>
		</Section>
	);
}
