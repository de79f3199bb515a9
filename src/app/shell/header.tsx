import { __ } from '@wordpress/i18n';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link';
import { IconButton } from '../../components/icon-button';
import { LoadFailure } from '../../components/load-failure';
import { Logo } from '../../components/logo';
import { useLazyCode } from '../../hooks/use-lazy-code';
import { useScrolled } from '../../hooks/use-scrolled';
import { bootData } from '../../lib/boot';
import { screenPath } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { classes } from '../../lib/class-names';
import { GuestButtons } from './guest-buttons';
import { LanguageSwitch } from './language-switch';
import { laterMenus } from './later-menus';
import { MainMenu } from './main-menu';
import './header.css';

/** Utility bar and top menu; compact once the page is scrolled. */
export function Header() {
	const compact = useScrolled();
	const user = useSession( ( state ) => state.user );
	const { key } = useLocation();
	/** The menu is open on one entry of the history: it goes with it, before the next screen takes the focus. */
	const [ openAt, setOpenAt ] = useState< string | null >( null );
	const open = openAt === key;
	const { code: menus, problem, retry } = useLazyCode( laterMenus );
	useEffect( () => menus?.keepFocus(), [ menus ] );

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
						{ ! user && <GuestButtons className="mp-top__guest" /> }
						{ user && menus && <menus.MemberMenus user={ user } /> }
						{ user && problem && (
							<ButtonLink
								to={ screenPath( 'Profile' ) }
								variant="ghost"
							>
								{ __( 'Profile', 'mentoriai-portal' ) }
							</ButtonLink>
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
			{ open && menus && (
				<menus.Drawer onClose={ () => setOpenAt( null ) } />
			) }
			{ open && problem && (
				<LoadFailure problem={ problem } onRetry={ retry } />
			) }
		</>
	);
}
