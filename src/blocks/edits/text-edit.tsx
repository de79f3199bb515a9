import { useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { EditButton } from '../components/edit-button';
import { Section } from '../components/section';
import { SectionTitle } from '../components/section-title';
import { textOf } from '../lib/attributes';
import { word } from '../lib/boot';

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
							text={ textOf( attributes, 'button' ) }
							onText={ ( button ) => setAttributes( { button } ) }
							link={ textOf( attributes, 'link' ) }
							onLink={ ( link ) => setAttributes( { link } ) }
							help={ __(
								'Type a word to find a page, or paste an address that begins with https://. Without a link, visitors do not see the button.',
								'mentoriai-portal'
							) }
							optional
						/>
					</div>
				</div>
			</section>
		</Section>
	);
}
