import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatest } from '../../../hooks/use-latest';
import { afterPaint } from '../../../lib/after-paint';
import { countVisit, stopCounting } from '../lib/counter';
import type { AnalyticsConfig } from '../lib/providers';

/** One page view a path, after the page is painted; a changed filter is the same page. */
export function usePageViews(
	config: AnalyticsConfig,
	allowed: boolean
): void {
	const { pathname, search } = useLocation();
	const query = useLatest( search );

	useEffect( () => {
		if ( ! allowed ) {
			stopCounting();
			return;
		}
		return afterPaint( () =>
			countVisit( config, pathname, query.current )
		);
	}, [ config, allowed, pathname, query ] );
}
