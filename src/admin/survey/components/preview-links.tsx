import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../lib/api';
import type { Words } from '../lib/types';

interface Props {
	/** What is not saved is not in the preview. */
	dirty: boolean;
	open: () => Promise< Words >;
	onFail: ( message: string ) => void;
}

/** Links that show the survey to this member of staff for an hour and spend nothing. */
export function PreviewLinks( { dirty, open, onFail }: Props ) {
	const [ links, setLinks ] = useState< Words | null >( null );
	const first = useRef< HTMLAnchorElement >( null );
	// The button that was pressed is gone.
	useEffect( () => first.current?.focus(), [ links ] );
	const show = () =>
		open().then( setLinks, ( thrown ) =>
			onFail( failureOf( thrown ).message )
		);
	if ( links === null || dirty ) {
		return (
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ dirty }
				accessibleWhenDisabled
				description={
					dirty
						? __( 'Save the survey first.', 'mentoriai-portal' )
						: ''
				}
				onClick={ () => void show() }
			>
				{ __( 'Preview', 'mentoriai-portal' ) }
			</Button>
		);
	}
	return (
		<span className="mp-survey-previews">
			<a ref={ first } href={ links.lt } target="_blank" rel="noopener">
				{ __( 'Preview in Lithuanian', 'mentoriai-portal' ) }
			</a>{ ' ' }
			<a href={ links.en } target="_blank" rel="noopener">
				{ __( 'Preview in English', 'mentoriai-portal' ) }
			</a>
		</span>
	);
}
