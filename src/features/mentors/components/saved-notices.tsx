import { __ } from '@wordpress/i18n';
import { Link, useLocation } from 'react-router-dom';
import { Notice } from '../../../components/notice';
import { returnState, screenPath } from '../../../lib/paths';
import { useBrowserList } from '../lib/browser-list';
import type { SavedMentor } from '../lib/saved-mentor';

interface SavedNoticesProps {
	place: 'account' | 'browser';
	list: readonly SavedMentor[];
}

/** What one should know of where the list is kept. */
export function SavedNotices( { place, list }: SavedNoticesProps ) {
	const back = returnState( useLocation() );
	const isKept = useBrowserList( ( browser ) => browser.isKept );
	if ( place === 'account' || list.length === 0 ) {
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
					<>
						<Link to={ screenPath( 'Login' ) } state={ back }>
							{ __( 'Log in', 'mentoriai-portal' ) }
						</Link>
						<Link
							to={ screenPath( 'RegisterGauk' ) }
							state={ back }
						>
							{ __( 'Create an account', 'mentoriai-portal' ) }
						</Link>
					</>
				}
			>
				{ __(
					'Once you log in as a founder, the list goes along with you. Whether a mentor is free is shown as of the day you saved them.',
					'mentoriai-portal'
				) }
			</Notice>
		</div>
	);
}
