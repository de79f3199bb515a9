import { bootData } from '../../lib/boot';
import { innerPath } from '../../lib/paths';

export type TopItem = ReturnType< typeof menuItems >[ number ];
export type SubItem = Omit< TopItem, 'children' >;

/** The menu that editors made, for the language of the page. */
export function menuItems() {
	return bootData().menu.menu;
}

/** Whether an item leads to the page that is shown, or to one above it. */
export function isCurrent( item: { url: string }, pathname: string ): boolean {
	const path = innerPath( item.url )?.replace( /\/$/, '' );
	return (
		path !== undefined &&
		path !== '' &&
		( pathname.replace( /\/$/, '' ) === path ||
			pathname.startsWith( `${ path }/` ) )
	);
}
