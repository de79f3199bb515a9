import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { queryOf } from '../../../api/queries';
import { ErrorState } from '../../../components/error-state';
import { lazyPart } from '../../../components/lazy-part';
import { SkeletonRegion } from '../../../components/skeleton-region';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { useSession } from '../../../lib/session';
import { beginResults, ratingQuery } from '../api';
import { KpiTiles } from '../components/kpi-tiles';
import { NoResults } from '../components/no-results';
import { PeriodSwitch } from '../components/period-switch';
import { ChartSkeleton, ResultsSkeleton } from '../components/results-skeleton';
import { useCertificateYear } from '../hooks/use-certificate-year';
import { usePeriod } from '../hooks/use-period';
import { isEmpty } from '../lib/figures';
import type { Period } from '../lib/period';

/** Below the numbers, so its code does not delay them. */
const charts = lazyPart(
	() =>
		import(
			/* webpackChunkName: "results-charts" */ '../components/results-charts'
		).then( ( file ) => file.ResultsCharts ),
	<SkeletonRegion>
		<ChartSkeleton />
	</SkeletonRegion>
);

const certificate = lazyPart(
	() =>
		import(
			/* webpackChunkName: "results-charts" */ '../components/certificate-view'
		).then( ( file ) => file.CertificateView ),
	<ResultsSkeleton />
);

interface ResultsScreenProps {
	/** A mentor whose account is not public yet. */
	draft: boolean;
}

/** A mentor's statistics, and the certificate of a year's hours when the address asks for it. */
export function ResultsScreen( { draft }: ResultsScreenProps ) {
	const [ year ] = useCertificateYear();
	if ( year === null ) {
		return <Overview draft={ draft } />;
	}
	return (
		<div className="mp-page mp-page--mist mp-page--certificate">
			<div className="mp-wrap">
				<certificate.Part />
			</div>
		</div>
	);
}

function Overview( { draft }: ResultsScreenProps ) {
	const intro = usePageIntro( 'Results' );
	const title = intro.title || __( 'Results', 'mentoriai-portal' );
	const [ period, choose ] = usePeriod();
	usePageTitle( title );
	return (
		<div className="mp-page mp-page--mist">
			<div className="mp-wrap mp-results">
				<div className="mp-section__head">
					<div>
						<h1 className="mp-h1">{ title }</h1>
						<p className="mp-lead">
							{ intro.text ||
								__(
									'How founders are interested in you and your fields.',
									'mentoriai-portal'
								) }
						</p>
					</div>
					<PeriodSwitch period={ period } onChoose={ choose } />
				</div>
				<Numbers draft={ draft } period={ period } />
			</div>
		</div>
	);
}

ResultsScreen.begin = () => Promise.all( [ beginResults(), charts.prepare() ] );

function Numbers( { draft, period }: { draft: boolean; period: Period } ) {
	const me = useSession( ( { user } ) => user?.id ?? 0 );
	const query = useQuery( queryOf( 'user-results', {} ) );
	const rating = useQuery( ratingQuery( me, ! draft ) );
	if ( query.data ) {
		const { results } = query.data;
		return (
			<>
				<KpiTiles
					results={ results }
					period={ period }
					rating={ rating.data }
				/>
				{ isEmpty( results ) ? (
					<NoResults draft={ draft } />
				) : (
					<charts.Part results={ results } period={ period } />
				) }
			</>
		);
	}
	if ( query.isError ) {
		return (
			<ErrorState
				error={ query.error }
				onRetry={ () => void query.refetch() }
			/>
		);
	}
	return <ResultsSkeleton />;
}
