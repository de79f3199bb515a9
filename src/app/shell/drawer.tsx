import { __ } from '@wordpress/i18n';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from '../../components/link';
import { IconButton } from '../../components/icon-button';
import { Logo } from '../../components/logo';
import { useLatest } from '../../hooks/use-latest';
import { afterPaint } from '../../lib/after-paint';
import { screenPath } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { DrawerFoot } from './drawer-foot';
import { DrawerMember } from './drawer-member';
import { DrawerNav } from './drawer-nav';
import { MemberIcons } from './member-icons';
import './drawer.css';

interface DrawerProps {
	onClose: () => void;
}

/** The menu of narrow screens: a modal that fills them. */
export function Drawer( { onClose }: DrawerProps ) {
	const user = useSession( ( state ) => state.user );
	const dialog = useRef< HTMLDialogElement >( null );
	const close = useLatest( onClose );
	const callOff = useRef( () => {} );

	useLayoutEffect( () => {
		const element = dialog.current as HTMLDialogElement;
		// A modal makes the rest of the page inert, which styles all of it: on a slow phone longer than a tap may take.
		// So the menu is seen first, and gone first.
		element.open = true;
		callOff.current = afterPaint( () => {
			element.open = false;
			element.showModal();
		} );
		return () => {
			callOff.current();
			element.close();
		};
	}, [] );
	const goFirst = () => {
		callOff.current();
		dialog.current?.classList.add( 'is-gone' );
		afterPaint( () => close.current() );
	};

	useEffect( () => {
		// A screen that became wide has the full menu.
		const wide = window.matchMedia( '(min-width: 1200px)' );
		const leave = () => wide.matches && close.current();
		wide.addEventListener( 'change', leave );
		return () => wide.removeEventListener( 'change', leave );
	}, [ close ] );

	return (
		<dialog
			ref={ dialog }
			className="mp-drawer"
			aria-label={ __( 'Menu', 'mentoriai-portal' ) }
			onCancel={ ( event ) => {
				event.preventDefault();
				goFirst();
			} }
		>
			<div className="mp-drawer__inner">
				<div className="mp-wrap mp-top__bar mp-drawer__bar">
					<Link
						className="mp-top__logo"
						to={ screenPath( 'Home' ) }
						onClick={ onClose }
					>
						<Logo />
					</Link>
					<div className="mp-top__acts">
						{ user && <MemberIcons user={ user } /> }
						<IconButton
							icon={ X }
							outlined
							label={ __( 'Close the menu', 'mentoriai-portal' ) }
							onClick={ goFirst }
						/>
					</div>
				</div>
				{ user && <DrawerMember user={ user } /> }
				<DrawerNav />
				<DrawerFoot onLeave={ onClose } />
			</div>
		</dialog>
	);
}
