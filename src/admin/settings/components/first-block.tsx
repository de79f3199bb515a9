import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { problemsBelow } from '../lib/problems';
import type { FooterTexts, Problems } from '../lib/types';
import type { PortalPage } from '../lib/use-pages';
import { HtmlField } from './html-field';
import { LinkRows } from './link-rows';
import { TextRow } from './text-row';

interface FirstBlockProps {
	block: FooterTexts[ 'block1' ];
	pages: readonly PortalPage[];
	/** By the path below the language. */
	problems: Problems;
	onChange: ( change: Partial< FooterTexts[ 'block1' ] > ) => void;
}

/** A title, and below it either links or a text; what is not shown is kept. */
export function FirstBlock( {
	block,
	pages,
	problems,
	onChange,
}: FirstBlockProps ) {
	return (
		<>
			<TextRow
				label={ __( 'First column title', 'mentoriai-portal' ) }
				value={ block.title }
				max={ 100 }
				error={ problems[ 'block1.title' ] }
				onChange={ ( title ) => onChange( { title } ) }
			/>
			<RadioControl
				label={ __( 'Below the title', 'mentoriai-portal' ) }
				selected={ block.type }
				options={ [
					{
						value: 'links',
						label: __( 'Links', 'mentoriai-portal' ),
					},
					{ value: 'text', label: __( 'Text', 'mentoriai-portal' ) },
				] }
				onChange={ ( type ) =>
					onChange( { type: type === 'text' ? 'text' : 'links' } )
				}
			/>
			{ block.type === 'links' ? (
				<LinkRows
					links={ block.links }
					pages={ pages }
					problems={ problemsBelow( problems, 'block1.links' ) }
					onChange={ ( links ) => onChange( { links } ) }
				/>
			) : (
				<HtmlField
					label={ __( 'First column text', 'mentoriai-portal' ) }
					value={ block.text }
					error={ problems[ 'block1.text' ] }
					onChange={ ( text ) => onChange( { text } ) }
				/>
			) }
		</>
	);
}
