import { __ } from '@wordpress/i18n';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../api/errors';
import { noAnswerText } from '../lib/no-answer-text';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface ErrorStateProps {
	/** What was thrown: an ApiError says in its own words what happened. */
	error?: unknown;
	title?: ReactNode;
	children?: ReactNode;
	onRetry?: ( () => void ) | undefined;
	headingLevel?: 1 | 2 | 3 | undefined;
}

/** In the place of what could not be loaded: what to do now. */
export function ErrorState( {
	error,
	title,
	children,
	onRetry,
	headingLevel,
}: ErrorStateProps ) {
	const failed = error instanceof ApiError ? error : null;
	const isOffline = failed?.isConnection && ! failed.foreignStatus;
	const advice = isOffline
		? __(
				'Check your internet connection and try again.',
				'mentoriai-portal'
		  )
		: ( failed?.isConnection
				? noAnswerText( failed.foreignStatus )
				: failed?.message ) ||
		  __( 'Wait a little and try again.', 'mentoriai-portal' );
	return (
		<div role="alert">
			<EmptyState
				headingLevel={ headingLevel }
				title={
					title ??
					( isOffline
						? noAnswerText( 0 )
						: __( 'This could not be loaded', 'mentoriai-portal' ) )
				}
				action={
					onRetry && (
						<Button
							variant="secondary"
							icon={ RotateCw }
							onClick={ onRetry }
						>
							{ __( 'Try again', 'mentoriai-portal' ) }
						</Button>
					)
				}
			>
				{ children ?? advice }
			</EmptyState>
		</div>
	);
}
