import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { afterPaint } from '../../../lib/after-paint';
import { usePageViews } from '../hooks/use-page-views';
import { browserRefuses, consentStore, mayCount } from '../lib/consent';
import type { AnalyticsConfig } from '../lib/providers';
import { ConsentNotice } from './consent-notice';

interface AnalyticsProps {
	config: AnalyticsConfig;
}

/** Counts page views as far as the visitor lets us, and asks where they have not said yet. */
export function Analytics( { config }: AnalyticsProps ) {
	const { choice, reopened } = useStore( consentStore );
	const refused = browserRefuses();
	const [ painted, setPainted ] = useState( false );

	useEffect( () => afterPaint( () => setPainted( true ) ), [] );
	usePageViews( config, mayCount( config.mode, choice, refused ) );

	const asks = painted && choice === null && ! refused;
	return asks || reopened ? (
		<ConsentNotice
			mode={ config.mode }
			choice={ choice }
			refused={ refused }
			reopened={ reopened }
		/>
	) : null;
}
