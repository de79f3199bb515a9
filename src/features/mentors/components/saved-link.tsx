import { __, sprintf } from '@wordpress/i18n';
import { ArrowLink } from '../../../components/arrow-link';
import { formatNumber } from '../../../lib/numbers';
import { screenPath } from '../../../lib/paths';
import { useSaved } from '../hooks/use-saved';

/** The way to what the person saved, once there is something. */
export function SavedLink() {
	const { found = 0 } = useSaved( ( { length } ) => length );
	return found > 0 ? (
		<ArrowLink to={ screenPath( 'Saved' ) }>
			{ sprintf(
				/* translators: %s: number of saved mentors. */
				__( 'Saved mentors (%s)', 'mentoriai-portal' ),
				formatNumber( found )
			) }
		</ArrowLink>
	) : null;
}
