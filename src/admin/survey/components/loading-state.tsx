import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	failed: string;
	onRetry: () => void;
}

/** In the place of what is on its way, or could not be loaded. */
export function LoadingState( { failed, onRetry }: Props ) {
	if ( failed === '' ) {
		return (
			<p role="status">
				<Spinner />
				{ __( 'Loading…', 'mentoriai-portal' ) }
			</p>
		);
	}
	return (
		<Notice status="error" isDismissible={ false }>
			<p>{ failed }</p>
			<Button variant="secondary" onClick={ onRetry }>
				{ __( 'Try again', 'mentoriai-portal' ) }
			</Button>
		</Notice>
	);
}
