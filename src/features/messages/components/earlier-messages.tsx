import { __ } from '@wordpress/i18n';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button';
import { FieldError } from '../../../components/field-error';

/** Loads what was written before. */
export function EarlierMessages( {
	onLoad,
}: {
	onLoad: () => Promise< void >;
} ) {
	const { mutate, isPending, isError } = useMutation( {
		mutationFn: onLoad,
	} );
	return (
		<div className="mp-log__earlier">
			{ isError && (
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
				loading={ isPending }
				loadingLabel={ __( 'Loading…', 'mentoriai-portal' ) }
				onClick={ () => mutate() }
			>
				{ __( 'Earlier messages', 'mentoriai-portal' ) }
			</Button>
		</div>
	);
}
