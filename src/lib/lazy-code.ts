/** Something in a chunk of its own. Once loaded it is there at once; a load that failed is tried again the next time. */
export interface LazyCode< Code > {
	loaded: Code | null;
	load: () => Promise< Code >;
}

export function lazyCode< Code >(
	load: () => Promise< Code >
): LazyCode< Code > {
	const lazy: LazyCode< Code > = {
		loaded: null,
		load: async () => {
			lazy.loaded ??= await load();
			return lazy.loaded;
		},
	};
	return lazy;
}
