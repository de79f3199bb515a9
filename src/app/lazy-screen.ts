import type { ComponentType } from 'react';
import type { ScreenProps } from './routes';

/** A screen in its own chunk. Once loaded it renders at once; a failed load may be tried again. */
export interface LazyScreen {
	loaded: ComponentType< ScreenProps > | null;
	load: () => Promise< ComponentType< ScreenProps > >;
}

export function lazyScreen(
	load: () => Promise< ComponentType< ScreenProps > >
): LazyScreen {
	const screen: LazyScreen = {
		loaded: null,
		load: async () => {
			screen.loaded ??= await load();
			return screen.loaded;
		},
	};
	return screen;
}
