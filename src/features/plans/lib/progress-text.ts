import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/numbers';

/** "2 steps of 5 done" */
export function progressText( {
	done,
	total,
}: {
	done: number;
	total: number;
} ): string {
	return sprintf(
		/* translators: 1: number of steps done. 2: number of all steps. */
		_n(
			'%1$s step of %2$s done',
			'%1$s steps of %2$s done',
			done,
			'mentoriai-portal'
		),
		formatNumber( done ),
		formatNumber( total )
	);
}
