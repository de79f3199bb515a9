import { __ } from '@wordpress/i18n';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IconButton } from '../../components/icon-button';
import { Logo } from '../../components/logo';
import { useScrolled } from '../../hooks/use-scrolled';
import { bootData } from '../../lib/boot';
import { screenPath } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { classes } from '../../lib/class-names';
import { Drawer } from './drawer';
import { GuestButtons } from './guest-buttons';
import { LanguageSwitch } from './language-switch';
import { MainMenu } from './main-menu';
import { MemberIcons } from './member-icons';
import { ProfileMenu } from './profile-menu';
import './header.css';

/** Utility bar and top menu; compact once the page is scrolled. */
export function Header() {
	const compact = useScrolled();
	const user = useSession( ( state ) => state.user );
	const { key } = useLocation();
	/** The menu is open on one entry of the history: it goes with it, before the next screen takes the focus. */
	const [ openAt, setOpenAt ] = useState< string | null >( null );
	const open = openAt === key;

	return (
		<>
			<aside
				className="mp-util"
				aria-label={ __( 'About the site', 'mentoriai-portal' ) }
			>
				<div className="mp-wrap mp-util__bar">
					<span>{ bootData().menu.footer.slogan }</span>
					<LanguageSwitch />
				</div>
			</aside>
			<header
				className={ classes( 'mp-top', compact && 'mp-top--compact' ) }
			>
				<div className="mp-wrap mp-top__bar">
					<Link className="mp-top__logo" to={ screenPath( 'Home' ) }>
						<Logo />
					</Link>
					<MainMenu />
					<div className="mp-top__acts">
						{ user ? (
							<>
								<MemberIcons user={ user } />
								<ProfileMenu user={ user } />
							</>
						) : (
							<GuestButtons className="mp-top__guest" />
						) }
						<IconButton
							className="mp-top__burger"
							icon={ Menu }
							label={ __( 'Menu', 'mentoriai-portal' ) }
							outlined
							aria-expanded={ open }
							aria-haspopup="dialog"
							onClick={ () => setOpenAt( key ) }
						/>
					</div>
				</div>
			</header>
			{ open && <Drawer onClose={ () => setOpenAt( null ) } /> }
		</>
	);
}
