import { __ } from '@wordpress/i18n';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
	NavigationType,
	useLocation,
	useNavigationType,
} from 'react-router-dom';
import { Link } from '../../components/link';
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
	const [ open, setOpen ] = useMenuOpen();
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
							onClick={ () => setOpen( true ) }
						/>
					</div>
				</div>
			</header>
			{ open && menus && (
				<menus.Drawer onClose={ () => setOpen( false ) } />
			) }
			{ open && problem && (
				<LoadFailure problem={ problem } onRetry={ retry } />
			) }
		</>
	);
}

/** The menu goes with the page it was opened on, before the next one takes the focus. */
function useMenuOpen() {
	const location = useLocation();
	const how = useNavigationType();
	const [ open, setOpen ] = useState( false );
	const [ seen, setSeen ] = useState( location );
	if ( seen !== location ) {
		setSeen( location );
		// What was typed into a search comes into the address later; a link to where one is replaces all with the same.
		const isNoted =
			how === NavigationType.Replace &&
			seen.pathname === location.pathname &&
			seen.search + seen.hash !== location.search + location.hash;
		if ( ! isNoted ) {
			setOpen( false );
		}
	}
	return [ open, setOpen ] as const;
}
