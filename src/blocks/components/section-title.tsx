import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { textOf } from '../lib/attributes';
import { Text } from './text';

interface SectionTitleProps extends BlockEditProps {
	/** What the site says while nothing else is written; '' for no title. */
	word?: string;
}

/** The title of a section, edited where it is. */
export function SectionTitle( {
	attributes,
	setAttributes,
	word,
}: SectionTitleProps ) {
	return (
		<div className="mp-section__head">
			<Text
				tagName="h2"
				label={ __( 'Title', 'mentoriai-portal' ) }
				{ ...( word && { placeholder: word } ) }
				value={ textOf( attributes, 'title' ) }
				onChange={ ( title ) => setAttributes( { title } ) }
			/>
		</div>
	);
}
