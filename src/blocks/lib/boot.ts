interface BlocksBoot {
	/** Language of the page that is edited. */
	lang: string;
	/** Names of the blocks that may be inserted. */
	offered: readonly string[];
	/** Name to address of the portal's icons. */
	icons: Readonly< Record< string, string > >;
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
			icons: {},
		}
	);
}
