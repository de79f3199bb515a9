import { ErrorState } from '../components/error-state';
import { loadProblemText } from '../components/load-failure';
import { useLazyCode } from '../hooks/use-lazy-code';
import type { AppRoute } from './routes';
import { ScreenSkeleton } from './screen-skeleton';

interface ScreenViewProps {
	route: AppRoute;
	draft: boolean;
}

/** A screen of its own chunk: at once when it is loaded, otherwise its skeleton meanwhile. */
export function ScreenView( { route, draft }: ScreenViewProps ) {
	const { screen, pageId, skeleton } = route;
	const { code: Screen, problem, retry } = useLazyCode( screen );
	if ( Screen ) {
		return <Screen pageId={ pageId } draft={ draft } />;
	}
	return problem ? (
		<div className="mp-wrap mp-page">
			<ErrorState headingLevel={ 1 } onRetry={ retry }>
				{ loadProblemText( problem ) }
			</ErrorState>
		</div>
	) : (
		<ScreenSkeleton kind={ skeleton } />
	);
}
