import { Component, type ReactNode } from 'react';
import { PageError } from '../components/page-error';

interface ErrorBoundaryProps {
	children: ReactNode;
}

interface ErrorBoundaryState {
	error: unknown;
}

/** A screen that fails leaves the rest of the page working, and can be tried again. */
export class ErrorBoundary extends Component<
	ErrorBoundaryProps,
	ErrorBoundaryState
> {
	override state: ErrorBoundaryState = { error: null };

	static getDerivedStateFromError( error: unknown ): ErrorBoundaryState {
		return { error: error ?? new Error( 'unknown' ) };
	}

	/** What watches a site for errors hears of it, as of one that no one caught. */
	override componentDidCatch( error: unknown ): void {
		window.reportError?.( error );
	}

	override render(): ReactNode {
		if ( this.state.error === null ) {
			return this.props.children;
		}
		return <PageError onRetry={ () => this.setState( { error: null } ) } />;
	}
}
