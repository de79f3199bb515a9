import type { LucideIcon } from 'lucide-react';

/** What a menu offers. */
export interface MenuItem {
	key: string;
	label: string;
	icon?: LucideIcon | undefined;
	/** One of: a path in the app, an address, something to do. */
	to?: string | undefined;
	href?: string | undefined;
	onSelect?: ( () => void ) | undefined;
	/** File name, for an address that is a file. */
	download?: string | undefined;
	/** For an address of another site. */
	newTab?: boolean | undefined;
}
