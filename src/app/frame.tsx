import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { SpokenRegion } from '../components/spoken-region';
import { ToastRegion } from '../components/toast-region';
import { bootData } from '../lib/boot';
import { Analytics } from './analytics';
import { screenRoutes } from './current-route';
import { ErrorBoundary } from './error-boundary';
import { NotFoundScreen } from './screens/not-found-screen';
import { SessionWatch } from './session-watch';
import { ConnectionBanner } from './shell/connection-banner';
import { Footer } from './shell/footer';
import { Header } from './shell/header';
import { identifyOthers } from './start-up';
import { useNavigationFocus } from './use-navigation-focus';

/** What every screen stands in. Only guarded screens wait for the answer who is here. */
export function Frame() {
	const location = useLocation();
	const main = useNavigationFocus();
	const { analytics } = bootData().settings;
	const first = location.key === 'default';
	const isMissing = first && bootData().status === 404;
	const screen = useRoutes( screenRoutes() );

	useEffect( identifyOthers, [] );

	return (
		<>
			<a className="mp-skip-link" href="#turinys">
				{ __( 'Skip to content', 'mentoriai-portal' ) }
			</a>
			{ analytics && <Analytics config={ analytics } /> }
			<Header />
			<ConnectionBanner />
			<main className="mp-main" id="turinys" tabIndex={ -1 } ref={ main }>
				<ErrorBoundary key={ location.pathname }>
					{ ( ! isMissing && screen ) || <NotFoundScreen /> }
				</ErrorBoundary>
			</main>
			<Footer />
			<ToastRegion />
			<SpokenRegion />
			<SessionWatch />
		</>
	);
}
