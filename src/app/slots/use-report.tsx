import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { keyOf } from '../../api/queries';
import { lazyPart } from '../../components/lazy-part';
import type { Reported } from '../../features/reports/api';
import { useMentorshipChanged } from '../../features/mentorships/hooks/use-mentorship';

const { Part: ReportDialog } = lazyPart( () =>
	import(
		/* webpackChunkName: "report-dialog" */ '../../features/reports/components/report-dialog'
	).then( ( file ) => file.ReportDialog )
);
const { Part: LoginForm } = lazyPart( () =>
	import(
		/* webpackChunkName: "login-form" */ '../../features/session/components/login-form'
	).then( ( file ) => file.LoginForm )
);

/** How something on a screen is reported: what opens the window of Reports, and the window. */
export function useReport(): [ ( reported: Reported ) => void, ReactNode ] {
	const queries = useQueryClient();
	const mentorshipChanged = useMentorshipChanged();
	const [ reported, setReported ] = useState< Reported | null >( null );
	return [
		setReported,
		reported && (
			<ReportDialog
				reported={ reported }
				onClose={ () => setReported( null ) }
				onBlocked={ () => {
					mentorshipChanged();
					void queries.invalidateQueries( {
						queryKey: keyOf( 'get_own_review' ),
					} );
				} }
				renderLogin={ ( returnTo ) => (
					<LoginForm returnTo={ returnTo } />
				) }
			/>
		),
	];
}
