import { __ } from '@wordpress/i18n';
import { LogOut } from 'lucide-react';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { screenPath } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { LanguageSwitch } from './language-switch';
import { useLogOut } from '../../hooks/use-log-out';

interface DrawerFootProps {
	onLeave: () => void;
}

export function DrawerFoot( { onLeave }: DrawerFootProps ) {
	const user = useSession( ( state ) => state.user );
	const logOut = useLogOut();
	return (
		<div className="mp-drawer__foot">
			{ user ? (
				<Button
					variant="secondary"
					icon={ LogOut }
					onClick={ () => {
						onLeave();
						logOut();
					} }
				>
					{ __( 'Log out', 'mentoriai-portal' ) }
				</Button>
			) : (
				<>
					<ButtonLink to={ screenPath( 'Register' ) }>
						{ __( 'Register', 'mentoriai-portal' ) }
					</ButtonLink>
					<ButtonLink
						to={ screenPath( 'Login' ) }
						variant="secondary"
					>
						{ __( 'Log in', 'mentoriai-portal' ) }
					</ButtonLink>
				</>
			) }
			<LanguageSwitch />
		</div>
	);
}
