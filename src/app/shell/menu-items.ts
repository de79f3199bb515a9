import { bootData } from '../../lib/boot';
import { innerPath, langPrefix, sectionOf } from '../../lib/paths';

type TopItem = ReturnType< typeof menuItems >[ number ];
export type SubItem = Omit< TopItem, 'children' >;

/** The menu that editors made, for the language of the page. */
export function menuItems() {
	return bootData().menu.menu;
}

/**
 * For aria-current of what leads to a path: `page` on that page, `true` on those of its section.
 *
 * @param to       Path of the link; null for what is not in the app.
 * @param pathname Of the screen that is shown.
 */
export function currentAt(
	to: string | null,
	pathname: string
): 'page' | 'true' | undefined {
	const path = to?.replace( /\/$/, '' );
	if ( ! path || path === langPrefix() ) {
		return undefined;
	}
	if ( pathname.replace( /\/$/, '' ) === path ) {
		return 'page';
	}
	return `${ sectionOf( pathname ) }/`.startsWith( `${ path }/` )
		? 'true'
		: undefined;
}

/** The same for an item of the menu. */
export const currentItem = ( item: { url: string }, pathname: string ) =>
	currentAt( innerPath( item.url ), pathname );
