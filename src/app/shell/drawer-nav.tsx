import { __ } from '@wordpress/i18n';
import { ChevronRight } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/icon';
import { LinkTarget } from '../../components/link-target';
import { linkTo } from '../../lib/paths';
import { currentItem, menuItems } from './menu-items';

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
			<ul>
				{ items.map( ( item ) => (
					<li key={ item.id }>
						<LinkTarget
							{ ...linkTo( item.url ) }
							aria-current={ currentItem( item, pathname ) }
						>
							{ item.title }
							<Icon icon={ ChevronRight } />
						</LinkTarget>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
