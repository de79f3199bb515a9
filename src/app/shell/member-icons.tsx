import { __ } from '@wordpress/i18n';
import { ChartNoAxesColumn, ClipboardList, MessageSquare } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { IconButtonLink } from '../../components/icon-button-link';
import { screenIsOn, screenPath, type ScreenType } from '../../lib/paths';
import type { User } from '../../lib/session';
import { isActive } from './is-active';
import { currentAt } from './menu-items';

interface MemberIconsProps {
	user: User;
}

/** Plans and messages for public accounts, results for mentors. */
export function MemberIcons( { user }: MemberIconsProps ) {
	const active = isActive( user );
	const { pathname } = useLocation();
	const link = ( name: ScreenType, label: string ) => ( {
		to: screenPath( name ),
		label,
		tip: true,
		'aria-current': currentAt( screenPath( name ), pathname ),
	} );
	return (
		<>
			{ active && screenIsOn( 'VeiksmuPlanas' ) && (
				<IconButtonLink
					{ ...link(
						'VeiksmuPlanas',
						__( 'Action plans', 'mentoriai-portal' )
					) }
					icon={ ClipboardList }
					dot={
						user.unreadplans > 0 &&
						__( 'something is unread', 'mentoriai-portal' )
					}
				/>
			) }
			{ user.role === 'mentorius' && screenIsOn( 'Results' ) && (
				<IconButtonLink
					{ ...link(
						'Results',
						__( 'Results', 'mentoriai-portal' )
					) }
					icon={ ChartNoAxesColumn }
				/>
			) }
			{ active && screenIsOn( 'Messages' ) && (
				<IconButtonLink
					{ ...link(
						'Messages',
						__( 'Messages', 'mentoriai-portal' )
					) }
					icon={ MessageSquare }
					lit={ user.unreadmessages }
					dot={
						user.unreadmessages &&
						__( 'some are unread', 'mentoriai-portal' )
					}
				/>
			) }
		</>
	);
}
