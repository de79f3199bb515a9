import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { FieldError } from '../../../components/field-error';
import { say } from '../../../lib/voice';

/** Loads what was written before. */
export function EarlierMessages( {
	onLoad,
}: {
	onLoad: () => Promise< void >;
} ) {
	const [ state, setState ] = useState< 'idle' | 'loading' | 'failed' >(
		'idle'
	);
	const failure = __(
		'Earlier messages could not be loaded. Try again.',
		'mentoriai-portal'
	);
	const load = () => {
		setState( 'loading' );
		onLoad().then(
			() => {
				setState( 'idle' );
				say( __( 'Earlier messages loaded', 'mentoriai-portal' ) );
			},
			() => {
				setState( 'failed' );
				say( failure, 'assertive' );
			}
		);
	};
	return (
		<div className="mp-log__earlier">
			{ state === 'failed' && <FieldError>{ failure }</FieldError> }
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
