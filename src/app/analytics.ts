import { lazyCode } from '../lib/lazy-code';
import { quietPart } from './quiet-part';

/** Counting of visits, where the site has it; it begins after the first paint. */
export const { Part: Analytics } = quietPart( () =>
	import(
		/* webpackChunkName: "analytics" */ '../features/analytics/components/analytics'
	).then( ( file ) => file.Analytics )
);

const consent = lazyCode(
	() =>
		import(
			/* webpackChunkName: "analytics" */ '../features/analytics/lib/consent'
		)
);

/** Asks again whether visits may be counted. */
export function reopenConsent(): void {
	consent.load().then(
		( file ) => file.reopenConsent(),
		() => undefined
	);
}
