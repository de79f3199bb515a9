import { __ } from '@wordpress/i18n';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/icon';
import { LinkTarget } from '../../components/link-target';
import { MenuButton } from '../../components/menu-button';
import { linkTo } from '../../lib/paths';
import { currentItem, menuItems, type SubItem } from './menu-items';
import { useFitting } from './use-fitting';
import './main-menu.css';

function asChoices( items: readonly SubItem[] ) {
	return items.map( ( item ) => ( {
		key: String( item.id ),
		label: item.title,
		...linkTo( item.url ),
	} ) );
}

/** The full menu of wide screens. What does not fit on the line goes under "More". */
export function MainMenu() {
	const { pathname } = useLocation();
	const nav = useRef< HTMLElement >( null );
	const items = menuItems();
	const fitting = useFitting( nav, items.length );
	const rest = items.slice( fitting );

	return (
		<nav
			ref={ nav }
			className="mp-nav"
			aria-label={ __( 'Main menu', 'mentoriai-portal' ) }
		>
			<ul>
				{ items.slice( 0, fitting ).map( ( item ) => (
					<li key={ item.id }>
						{ item.children?.length ? (
							<MenuButton
								className="mp-nav__more"
								label={ item.title }
								items={ asChoices( [
									item,
									...item.children,
								] ) }
							>
								{ item.title }
								<Icon icon={ ChevronDown } />
							</MenuButton>
						) : (
							<LinkTarget
								{ ...linkTo( item.url ) }
								aria-current={ currentItem( item, pathname ) }
							>
								{ item.title }
							</LinkTarget>
						) }
					</li>
				) ) }
				{ rest.length > 0 && (
					<li>
						<MenuButton
							className="mp-nav__more"
							label={ __( 'More', 'mentoriai-portal' ) }
							items={ asChoices(
								rest.flatMap( ( item ) => [
									item,
									...( item.children ?? [] ),
								] )
							) }
						>
							{ __( 'More', 'mentoriai-portal' ) }
							<Icon icon={ ChevronDown } />
						</MenuButton>
					</li>
				) }
			</ul>
		</nav>
	);
}
