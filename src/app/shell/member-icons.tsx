import { __ } from '@wordpress/i18n';
import { ChartNoAxesColumn, ClipboardList, MessageSquare } from 'lucide-react';
import { IconButtonLink } from '../../components/icon-button-link';
import { screenIsOn, screenPath } from '../../lib/paths';
import type { User } from '../../lib/session';

interface MemberIconsProps {
	user: User;
}

/** Plans and messages for public accounts, results for mentors. */
export function MemberIcons( { user }: MemberIconsProps ) {
	const active = user.status === 'public' && user.role !== 'neapsisprendes';
	const unread = __( 'something is unread', 'mentoriai-portal' );
	return (
		<>
			{ active && screenIsOn( 'VeiksmuPlanas' ) && (
				<IconButtonLink
					to={ screenPath( 'VeiksmuPlanas' ) }
					icon={ ClipboardList }
					label={ __( 'Action plans', 'mentoriai-portal' ) }
					dot={ user.unreadplans > 0 && unread }
				/>
			) }
			{ user.role === 'mentorius' && screenIsOn( 'Results' ) && (
				<IconButtonLink
					to={ screenPath( 'Results' ) }
					icon={ ChartNoAxesColumn }
					label={ __( 'Results', 'mentoriai-portal' ) }
				/>
			) }
			{ active && screenIsOn( 'Messages' ) && (
				<IconButtonLink
					to={ screenPath( 'Messages' ) }
					icon={ MessageSquare }
					label={ __( 'Messages', 'mentoriai-portal' ) }
					lit={ user.unreadmessages }
					dot={ user.unreadmessages && unread }
				/>
			) }
		</>
	);
}
