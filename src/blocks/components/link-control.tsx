import { URLInput } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

interface LinkControlProps {
	label?: string;
	value: string;
	onChange: ( url: string ) => void;
	help?: string;
}

/** An address, with the site's pages as suggestions. */
export function LinkControl( {
	label,
	value,
	onChange,
	help,
}: LinkControlProps ) {
	return (
		<div className="mp-control mp-link-control">
			<URLInput
				label={ label ?? __( 'Link', 'mentoriai-portal' ) }
				value={ value }
				onChange={ onChange }
				__nextHasNoMarginBottom
				__next40pxDefaultSize
			/>
			<p className="mp-control__help">
				{ help ??
					__(
						'Type a word to find a page, or paste an address.',
						'mentoriai-portal'
					) }
			</p>
		</div>
	);
}
