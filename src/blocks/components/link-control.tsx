import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { blocksBoot } from '../lib/boot';
import { linkOf } from '../lib/link';

interface LinkControlProps {
	value: string;
	onChange: ( url: string ) => void;
	help?: string;
	/** Whether only other sites make sense here. */
	external?: boolean;
}

/** An address, with the portal's pages of the page's language as suggestions. What is refused stays in the field and is not stored. */
export function LinkControl( {
	value,
	onChange,
	help,
	external = false,
}: LinkControlProps ) {
	const id = useId();
	const { home, pages } = blocksBoot();
	const [ refused, setRefused ] = useState< string | null >( null );
	const page = pages.find( ( { path } ) => path === value );
	const change = ( typed: string ) => {
		const link = linkOf( typed, home );
		setRefused( link === null ? typed : null );
		if ( link !== null ) {
			onChange( link );
		}
	};
	return (
		<div className="mp-control mp-link-control">
			<TextControl
				label={ __( 'Link', 'mentoriai-portal' ) }
				value={ refused ?? value }
				onChange={ change }
				list={ external ? undefined : id }
				spellCheck={ false }
				aria-invalid={ refused !== null }
				aria-describedby={ `${ id }help` }
				__nextHasNoMarginBottom
				__next40pxDefaultSize
			/>
			{ ! external && (
				<datalist id={ id }>
					{ pages.map( ( { path, title } ) => (
						<option key={ path } value={ path }>
							{ title }
						</option>
					) ) }
				</datalist>
			) }
			<p
				id={ `${ id }help` }
				className={
					refused === null
						? 'mp-control__help'
						: 'mp-control__help mp-control__help--error'
				}
				role={ refused === null ? undefined : 'alert' }
			>
				{ refused !== null &&
					( external
						? __(
								'This is not stored: an address begins with https://.',
								'mentoriai-portal'
						  )
						: __(
								'This is not stored: choose a page, or paste an address that begins with https://.',
								'mentoriai-portal'
						  ) ) }
				{ refused === null &&
					( page
						? sprintf(
								/* translators: %s: title of a page. */
								__( 'Page: %s', 'mentoriai-portal' ),
								page.title
						  )
						: help ??
						  __(
								'Type a word to find a page, or paste an address that begins with https://.',
								'mentoriai-portal'
						  ) ) }
			</p>
		</div>
	);
}
