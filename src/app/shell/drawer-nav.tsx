import { __ } from '@wordpress/i18n';
import { ChevronRight } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/icon';
import { LinkTarget } from '../../components/link-target';
import { linkTo } from '../../lib/paths';
import { isCurrent, menuItems } from './menu-items';

export function DrawerNav() {
	const { pathname } = useLocation();
	const items = menuItems().flatMap( ( item ) => [
		item,
		...( item.children ?? [] ),
	] );
	return (
		<nav
			className="mp-drawer__nav"
			aria-label={ __( 'Main menu', 'mentoriai-portal' ) }
		>
			{ items.map( ( item ) => (
				<LinkTarget
					key={ item.id }
					{ ...linkTo( item.url ) }
					aria-current={
						isCurrent( item, pathname ) ? 'page' : undefined
					}
				>
					{ item.title }
					<Icon icon={ ChevronRight } />
				</LinkTarget>
			) ) }
		</nav>
	);
}
