import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import type { PortalPage } from '../lib/use-pages';
import { FieldHelp } from './field-help';

interface PageLinkRowProps {
	value: string;
	pages: readonly PortalPage[];
	error?: string | undefined;
	onChange: ( link: string ) => void;
}

/** An address; pages of the site are found by their title, as in the blocks of home. */
export function PageLinkRow( {
	value,
	pages,
	error,
	onChange,
}: PageLinkRowProps ) {
	const list = useId();
	const page = pages.find( ( { path } ) => path === value );
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Address', 'mentoriai-portal' ) }
				value={ value }
				inputMode="url"
				autoComplete="off"
				list={ list }
				help={
					<FieldHelp
						error={ error }
						help={
							page
								? sprintf(
										/* translators: %s: title of a page. */
										__( 'Page: %s', 'mentoriai-portal' ),
										page.title
								  )
								: __(
										'Type a word to find a page, or paste an address.',
										'mentoriai-portal'
								  )
						}
					/>
				}
				aria-invalid={ error !== undefined }
				className={ error ? 'mp-settings-wrong' : '' }
				onChange={ onChange }
			/>
			<datalist id={ list }>
				{ pages.map( ( { path, title } ) => (
					<option key={ path } value={ path }>
						{ title }
					</option>
				) ) }
			</datalist>
		</>
	);
}
