import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { FieldError } from '../../../components/field-error';

/** Loads what was written before. */
export function EarlierMessages( {
	onLoad,
}: {
	onLoad: () => Promise< void >;
} ) {
	const [ state, setState ] = useState< 'idle' | 'loading' | 'failed' >(
		'idle'
	);
	const load = () => {
		setState( 'loading' );
		onLoad().then(
			() => setState( 'idle' ),
			() => setState( 'failed' )
		);
	};
	return (
		<div className="mp-log__earlier">
			{ state === 'failed' && (
				<FieldError>
					{ __(
						'Earlier messages could not be loaded. Try again.',
						'mentoriai-portal'
					) }
				</FieldError>
			) }
			<Button
				variant="secondary"
				size="sm"
				loading={ state === 'loading' }
				loadingLabel={ __( 'Loading…', 'mentoriai-portal' ) }
				onClick={ load }
			>
				{ __( 'Earlier messages', 'mentoriai-portal' ) }
			</Button>
		</div>
	);
}
