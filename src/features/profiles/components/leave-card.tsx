import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { lazyPart } from '../../../components/lazy-part';
import { AccountCard } from './account-card';

const { Part: LeavePortalDialog } = lazyPart( () =>
	import(
		/* webpackChunkName: "leave-portal" */ './leave-portal-dialog'
	).then( ( file ) => file.LeavePortalDialog )
);

export function LeaveCard() {
	const [ open, setOpen ] = useState( false );
	return (
		<AccountCard title={ __( 'Leaving the portal', 'mentoriai-portal' ) }>
			<p>
				{ __(
					'Your account is closed and nobody finds your profile any more. You will not be able to log in.',
					'mentoriai-portal'
				) }
			</p>
			<Button variant="danger" onClick={ () => setOpen( true ) }>
				{ __( 'Leave the portal', 'mentoriai-portal' ) }
			</Button>
			{ open && <LeavePortalDialog onClose={ () => setOpen( false ) } /> }
		</AccountCard>
	);
}
