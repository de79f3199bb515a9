import { call, type Output } from '../../api/client';
import { bootReply } from '../../lib/boot';

export type HomeData = Output< 'get_home' >[ 'data' ];

/** The home page; the page that the server printed brings the first reply along. */
export const homeQuery = {
	queryKey: [ 'get_home' ],
	queryFn: ( { signal }: { signal: AbortSignal } ) =>
		call( 'get_home', {}, { signal } ),
	initialData: () => bootReply( 'get_home', {} ),
};
