import { __ } from '@wordpress/i18n';
import {
	ChartNoAxesColumn,
	CircleUser,
	ClipboardList,
	MessageSquare,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { Count } from '../../components/count';
import { Icon } from '../../components/icon';
import { screenIsOn, screenPath } from '../../lib/paths';
import type { User } from '../../lib/session';
import { MemberFace } from './member-face';
import { nameOf, roleOf } from './name-of';

interface DrawerMemberProps {
	user: User;
}

/** Who is signed in, and their own screens. */
export function DrawerMember( { user }: DrawerMemberProps ) {
	const active = user.status === 'public' && user.role !== 'neapsisprendes';
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
			<Link to={ screenPath( 'Profile' ) }>
				<Icon icon={ CircleUser } />
				{ __( 'Profile', 'mentoriai-portal' ) }
			</Link>
			{ active && screenIsOn( 'VeiksmuPlanas' ) && (
				<Link to={ screenPath( 'VeiksmuPlanas' ) }>
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
				<Link to={ screenPath( 'Results' ) }>
					<Icon icon={ ChartNoAxesColumn } />
					{ __( 'Results', 'mentoriai-portal' ) }
				</Link>
			) }
			{ active && screenIsOn( 'Messages' ) && (
				<Link to={ screenPath( 'Messages' ) }>
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
