import { ErrorState } from './error-state';

interface PageErrorProps {
	/** What was thrown. */
	error?: unknown;
	onRetry: () => void;
}

/** In the place of a screen that could not be shown. */
export function PageError( props: PageErrorProps ) {
	return (
		<div className="mp-wrap mp-page">
			<ErrorState headingLevel={ 1 } { ...props } />
		</div>
	);
}
