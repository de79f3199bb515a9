import type { ComponentType } from 'react';
import { useLazyCode } from '../hooks/use-lazy-code';
import { lazyCode } from '../lib/lazy-code';

interface QuietPart< Props > {
	Part: ComponentType< Props >;
	/** Fetches it before it is drawn; resolves when it is there, or cannot be. */
	prepare: () => Promise< void >;
	isLoaded: () => boolean;
}

/**
 * A part in its own chunk that the page works without: nothing is shown instead while it loads, or when it cannot be
 * loaded.
 *
 * @param load
 */
export function quietPart< Props extends object >(
	load: () => Promise< ComponentType< Props > >
): QuietPart< Props > {
	const lazy = lazyCode( load );

	function Part( props: Props ) {
		const { code: Loaded } = useLazyCode( lazy );
		return Loaded && <Loaded { ...props } />;
	}

	return {
		Part,
		prepare: () =>
			lazy.load().then(
				() => undefined,
				() => undefined
			),
		isLoaded: () => lazy.loaded !== null,
	};
}
