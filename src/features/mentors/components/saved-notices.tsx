import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../components/link';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { formatNumber } from '../../../lib/numbers';
import { returnState, screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { join } from '../hooks/use-joined-list';
import { useBrowserList } from '../lib/browser-list';

interface SavedNoticesProps {
	place: 'account' | 'browser';
	/** The newest of a guest's mentors could not be read. */
	isOld: boolean;
}

/** What one should know of where the list is kept. */
export function SavedNotices( { place, isOld }: SavedNoticesProps ) {
	const back = returnState( useLocation() );
	const isKept = useBrowserList( ( browser ) => browser.isKept );
	const isEmpty = useBrowserList( ( { shown } ) => shown.length === 0 );
	/** Logged in, and neither founder nor mentor yet. */
	const isUndecided = useSession( ( { phase } ) => phase === 'member' );
	if ( place === 'account' ) {
		return <LeftOver />;
	}
	if ( isEmpty ) {
		return null;
	}
	return (
		<div className="mp-saved-notice">
			<Notice
				live={ false }
				tone={ isKept ? 'info' : 'warning' }
				title={
					isKept
						? __( 'Saved in this browser', 'mentoriai-portal' )
						: __(
								'Saved only until you close or reload the page',
								'mentoriai-portal'
						  )
				}
				actions={
					isUndecided ? (
						<Link to={ screenPath( 'Profile' ) }>
							{ __( 'Choose', 'mentoriai-portal' ) }
						</Link>
					) : (
						<>
							<Link to={ screenPath( 'Login' ) } state={ back }>
								{ __( 'Log in', 'mentoriai-portal' ) }
							</Link>
							<Link
								to={ screenPath( 'RegisterGauk' ) }
								state={ back }
							>
								{ __(
									'Create an account',
									'mentoriai-portal'
								) }
							</Link>
						</>
					)
				}
			>
				{ isUndecided
					? __(
							'Choose to be a founder, and the list goes along with you.',
							'mentoriai-portal'
					  )
					: __(
							'Once you log in as a founder, the list goes along with you.',
							'mentoriai-portal'
					  ) }
				{ isOld &&
					` ${ __(
						'What is new could not be loaded: the mentors are shown as you saved them.',
						'mentoriai-portal'
					) }` }
			</Notice>
		</div>
	);
}

/** There was no room for all that was saved as a guest: it goes along once there is. */
function LeftOver() {
	const queries = useQueryClient();
	const me = useSession( ( { user } ) => user?.id ?? 0 );
	const left = useBrowserList(
		( { list } ) => list.filter( ( one ) => one.of === me ).length
	);
	const again = useMutation( { mutationFn: () => join( queries, me ) } );
	return left > 0 ? (
		<div className="mp-saved-notice">
			<Notice
				live={ false }
				tone="warning"
				title={ sprintf(
					/* translators: %s: number of mentors. */
					_n(
						'%s mentor saved in this browser did not fit: an account keeps 100.',
						'%s mentors saved in this browser did not fit: an account keeps 100.',
						left,
						'mentoriai-portal'
					),
					formatNumber( left )
				) }
				actions={
					<Button
						variant="secondary"
						size="sm"
						loading={ again.isPending }
						onClick={ () => again.mutate() }
					>
						{ __( 'Add them now', 'mentoriai-portal' ) }
					</Button>
				}
			>
				{ __(
					'Remove mentors you no longer need, then add the rest.',
					'mentoriai-portal'
				) }
			</Notice>
		</div>
	) : null;
}
