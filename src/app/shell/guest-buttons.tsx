import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../components/button-link';
import { screenPath } from '../../lib/paths';

interface GuestButtonsProps {
	className: string;
}

export function GuestButtons( { className }: GuestButtonsProps ) {
	return (
		<span className={ className }>
			<ButtonLink to={ screenPath( 'Login' ) } variant="ghost">
				{ __( 'Log in', 'mentoriai-portal' ) }
			</ButtonLink>
			<ButtonLink to={ screenPath( 'Register' ) }>
				{ __( 'Register', 'mentoriai-portal' ) }
			</ButtonLink>
		</span>
	);
}
