import { lazyCode } from '../../lib/lazy-code';

/** What the header opens, or has for members only, and what keeps the focus: it comes after the first paint. */
export const laterMenus = lazyCode( async () => {
	const [ { Drawer }, { MemberMenus }, { keepFocus } ] = await Promise.all( [
		import( /* webpackChunkName: "menus" */ './drawer' ),
		import( /* webpackChunkName: "menus" */ './member-menus' ),
		import( /* webpackChunkName: "menus" */ '../../lib/kept-focus' ),
	] );
	return { Drawer, MemberMenus, keepFocus };
} );
