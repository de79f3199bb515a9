import { lazyCode } from '../../lib/lazy-code';

/** What the header opens, or has for members only: it comes after the first paint. */
export const laterMenus = lazyCode( async () => {
	const [ { Drawer }, { MemberMenus } ] = await Promise.all( [
		import( /* webpackChunkName: "menus" */ './drawer' ),
		import( /* webpackChunkName: "menus" */ './member-menus' ),
	] );
	return { Drawer, MemberMenus };
} );
