import { __ } from '@wordpress/i18n';
import {
	ChartNoAxesColumn,
	CircleUser,
	ClipboardList,
	Heart,
	UsersRound,
	MessageSquare,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/link';
import { Count } from '../../components/count';
import { Icon } from '../../components/icon';
import { screenIsOn, screenPath, type ScreenType } from '../../lib/paths';
import type { User } from '../../lib/session';
import { MemberFace } from './member-face';
import { currentAt } from './menu-items';
import { isActive } from './is-active';
import { nameOf, roleOf } from './name-of';

interface DrawerMemberProps {
	user: User;
}

/** Who is signed in, and their own screens. */
export function DrawerMember( { user }: DrawerMemberProps ) {
	const { pathname } = useLocation();
	const link = ( name: ScreenType ) => ( {
		to: screenPath( name ),
		'aria-current': currentAt( screenPath( name ), pathname ),
	} );
	const active = isActive( user );
	return (
		<div className="mp-drawer__me">
			<div>
				<MemberFace user={ user } size={ 44 } />
				<p>
					<b>{ nameOf( user ) }</b>
					<br />
					<span className="mp-sm mp-muted">{ roleOf( user ) }</span>
				</p>
			</div>
			<Link { ...link( 'Profile' ) }>
				<Icon icon={ CircleUser } />
				{ __( 'Profile', 'mentoriai-portal' ) }
			</Link>
			{ active && (
				<Link { ...link( 'Mentorships' ) }>
					<Icon icon={ UsersRound } />
					{ __( 'Mentorships', 'mentoriai-portal' ) }
				</Link>
			) }
			{ user.role === 'frontuser' && (
				<Link { ...link( 'Saved' ) }>
					<Icon icon={ Heart } />
					{ __( 'Saved mentors', 'mentoriai-portal' ) }
				</Link>
			) }
			{ active && screenIsOn( 'VeiksmuPlanas' ) && (
				<Link { ...link( 'VeiksmuPlanas' ) }>
					<Icon icon={ ClipboardList } />
					{ __( 'Action plans', 'mentoriai-portal' ) }
					{ user.unreadplans > 0 && (
						<Count
							value={ user.unreadplans }
							label={ __( 'unread', 'mentoriai-portal' ) }
						/>
					) }
				</Link>
			) }
			{ user.role === 'mentorius' && screenIsOn( 'Results' ) && (
				<Link { ...link( 'Results' ) }>
					<Icon icon={ ChartNoAxesColumn } />
					{ __( 'Results', 'mentoriai-portal' ) }
				</Link>
			) }
			{ active && screenIsOn( 'Messages' ) && (
				<Link { ...link( 'Messages' ) }>
					<Icon icon={ MessageSquare } />
					{ __( 'Messages', 'mentoriai-portal' ) }
					{ user.unreadmessages && (
						<span className="mp-drawer__dot">
							<span className="mp-visually-hidden">
								{ __( 'unread', 'mentoriai-portal' ) }
							</span>
						</span>
					) }
				</Link>
			) }
		</div>
	);
}
