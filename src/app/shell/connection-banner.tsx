import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/button';
import { useOnline } from '../../hooks/use-online';
import { identify, startUpStore } from '../start-up';
import './connection-banner.css';

/** Says that there is no network, or that the server could not be asked who is signed in. */
export function ConnectionBanner() {
	const online = useOnline();
	const unreachable = useStore(
		startUpStore,
		( state ) => state.unreachable
	);

	useEffect( () => {
		if ( online && startUpStore.getState().unreachable ) {
			void identify();
		}
	}, [ online ] );

	return (
		<div role="status" className="mp-connection">
			{ ( ! online || unreachable ) && (
				<div className="mp-wrap mp-connection__bar">
					<span>
						{ online
							? __(
									'Connection error. You are shown as a guest until the server answers.',
									'mentoriai-portal'
							  )
							: __(
									'You are offline. What you see may be out of date.',
									'mentoriai-portal'
							  ) }
					</span>
					{ online && (
						<Button
							size="sm"
							variant="secondary"
							onClick={ () => void identify() }
						>
							{ __( 'Try again', 'mentoriai-portal' ) }
						</Button>
					) }
				</div>
			) }
		</div>
	);
}
