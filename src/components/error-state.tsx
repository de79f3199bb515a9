import { __ } from '@wordpress/i18n';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../api/errors';
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
	return (
		<div role="alert">
			<EmptyState
				headingLevel={ headingLevel }
				title={ title ?? titleOf( error ) }
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
				{ children ?? adviceOn( error ) }
			</EmptyState>
		</div>
	);
}

function titleOf( error: unknown ): string {
	return error instanceof ApiError && error.isConnection
		? __( 'Connection error', 'mentoriai-portal' )
		: __( 'This could not be loaded', 'mentoriai-portal' );
}

function adviceOn( error: unknown ): string {
	if ( error instanceof ApiError && error.isConnection ) {
		return __(
			'Check your internet connection and try again.',
			'mentoriai-portal'
		);
	}
	return (
		( error instanceof ApiError && error.message ) ||
		__( 'Wait a little and try again.', 'mentoriai-portal' )
	);
}
