import { __ } from '@wordpress/i18n';
import {
	ChevronDown,
	CircleUser,
	Heart,
	UsersRound,
	LogOut,
} from 'lucide-react';
import { Icon } from '../../components/icon';
import { MenuButton } from '../../components/menu-button';
import { screenPath } from '../../lib/paths';
import type { User } from '../../lib/session';
import { MemberFace } from './member-face';
import { isActive } from './is-active';
import { nameOf, roleOf } from './name-of';
import { useLogOut } from '../../hooks/use-log-out';
import './profile-menu.css';

interface ProfileMenuProps {
	user: User;
}

export function ProfileMenu( { user }: ProfileMenuProps ) {
	const logOut = useLogOut();
	return (
		<MenuButton
			className="mp-user-button"
			align="end"
			label={ nameOf( user ) }
			header={
				<p className="mp-user-button__who">
					<b>{ nameOf( user ) }</b>
					<br />
					<span className="mp-sm mp-muted">{ roleOf( user ) }</span>
				</p>
			}
			items={ [
				{
					key: 'profile',
					label: __( 'Profile', 'mentoriai-portal' ),
					icon: CircleUser,
					to: screenPath( 'Profile' ),
				},
				...( isActive( user )
					? [
							{
								key: 'mentorships',
								label: __( 'Mentorships', 'mentoriai-portal' ),
								icon: UsersRound,
								to: screenPath( 'Mentorships' ),
							},
					  ]
					: [] ),
				...( user.role === 'frontuser'
					? [
							{
								key: 'saved',
								label: __(
									'Saved mentors',
									'mentoriai-portal'
								),
								icon: Heart,
								to: screenPath( 'Saved' ),
							},
					  ]
					: [] ),
				{
					key: 'logout',
					label: __( 'Log out', 'mentoriai-portal' ),
					icon: LogOut,
					onSelect: logOut,
				},
			] }
		>
			<MemberFace user={ user } size={ 38 } />
			<Icon icon={ ChevronDown } />
		</MenuButton>
	);
}
