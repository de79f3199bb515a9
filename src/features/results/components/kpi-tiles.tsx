import { __, _n, sprintf } from '@wordpress/i18n';
import { StarRow } from '../../../components/star-row';
import { formatNumber, formatRating } from '../../../lib/numbers';
import type { Rating, Results } from '../api';
import { sum } from '../lib/figures';
import { monthsOf, type Period, periodNote } from '../lib/period';
import { KpiTile } from './kpi-tile';
import './kpi-tiles.css';

interface KpiTilesProps {
	results: Results;
	period: Period;
	/** Undefined while it is not known. */
	rating: Rating | undefined;
}

/** What matters, at a glance. */
export function KpiTiles( { results, period, rating }: KpiTilesProps ) {
	const { sus_men: me, aktyvumas: did } = results;
	const views =
		period === 1
			? me.last30
			: sum(
					monthsOf( period, me.by_month ).map(
						( { month, total } ) => ( { month, value: total } )
					)
			  );
	return (
		<dl className="mp-kpis">
			<KpiTile
				label={ __( 'Profile views', 'mentoriai-portal' ) }
				value={ formatNumber( views ) }
				note={ periodNote( period ) }
			/>
			<KpiTile
				label={ __( 'Messages received', 'mentoriai-portal' ) }
				value={ formatNumber( did.messages_received ) }
				note={ sprintf(
					/* translators: %s: number of conversations. */
					_n(
						'in %s conversation, all time',
						'in %s conversations, all time',
						did.conversations,
						'mentoriai-portal'
					),
					formatNumber( did.conversations )
				) }
			/>
			<KpiTile
				label={ __( 'Action plans', 'mentoriai-portal' ) }
				value={ formatNumber( did.plans_received ) }
				note={ sprintf(
					/* translators: %s: number of plans. */
					_n(
						'%s finished, all time',
						'%s finished, all time',
						did.plans_completed,
						'mentoriai-portal'
					),
					formatNumber( did.plans_completed )
				) }
			/>
			<KpiTile
				label={ __( 'Average rating', 'mentoriai-portal' ) }
				value={
					rating && rating.count > 0
						? formatRating( rating.average )
						: '–'
				}
				note={
					rating && rating.count > 0
						? undefined
						: __( 'No ratings yet', 'mentoriai-portal' )
				}
			>
				{ rating && rating.count > 0 && (
					<StarRow value={ rating.average } />
				) }
			</KpiTile>
		</dl>
	);
}
