import type { Item } from './attributes';

interface BlocksBoot {
	/** Language of the page that is edited. */
	lang: string;
	/** Names of the blocks that may be inserted. */
	offered: readonly string[];
	/** Address of the site, without a slash at its end. */
	home: string;
	/** Name to address of the portal's icons. */
	icons: Readonly< Record< string, string > >;
	/** The portal's pages in the page's language. */
	pages: ReadonlyArray< { title: string; path: string } >;
	/** What the site says where an editor writes nothing else, in the page's language (HomeWords.php). */
	words: Readonly< Record< string, string > >;
	/** What the inserter shows of a block, in the page's language; a block that fills itself is absent. */
	examples: Readonly<
		Record<
			string,
			{
				attributes: Item;
				innerBlocks?: ReadonlyArray< {
					name: string;
					attributes: Item;
				} >;
			}
		>
	>;
	/** Cards of a section that fills itself, while an editor says nothing else. */
	counts: Readonly< Record< string, number > >;
	/** Numbers that count themselves, as they are now; one that is 0 is absent. */
	numbers: Readonly< Record< string, { value: string; label: string } > >;
}

/** Printed by includes/Content/Admin/BlockEditor.php; other screens of wp-admin have keys of their own beside it. */
interface Printed {
	mentoriaiAdmin?: { blocks?: BlocksBoot };
}

export function blocksBoot(): BlocksBoot {
	return (
		( window as unknown as Printed ).mentoriaiAdmin?.blocks ?? {
			lang: 'lt',
			offered: [],
			home: '',
			icons: {},
			pages: [],
			words: {},
			examples: {},
			counts: {},
			numbers: {},
		}
	);
}

/** A word of the page, in its language. */
export function word( name: string ): string {
	return blocksBoot().words[ name ] ?? '';
}
