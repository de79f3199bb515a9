import { __ } from '@wordpress/i18n';
import { RotateCw } from 'lucide-react';
import type { LoadProblem } from '../hooks/use-lazy-code';
import { Button } from './button';
import { Notice } from './notice';

interface LoadFailureProps {
	problem: LoadProblem;
	onRetry: () => void;
}

/** In the place of a part that could not be loaded. */
export function LoadFailure( { problem, onRetry }: LoadFailureProps ) {
	return (
		<Notice
			tone="error"
			title={ loadProblemText( problem ) }
			actions={
				<Button
					variant="secondary"
					size="sm"
					icon={ RotateCw }
					onClick={ onRetry }
				>
					{ __( 'Try again', 'mentoriai-portal' ) }
				</Button>
			}
		/>
	);
}

export function loadProblemText( problem: LoadProblem ): string {
	return problem === 'outdated'
		? __(
				'The portal has been updated. Trying again reloads the page.',
				'mentoriai-portal'
		  )
		: __(
				'This part could not be loaded. Check your connection and try again.',
				'mentoriai-portal'
		  );
}
