import { __ } from '@wordpress/i18n';
import { type ComponentType, useEffect, useState } from 'react';
import { showToast } from '../lib/toasts';

interface LazyPart< Props > {
	Part: ComponentType< Props >;
	/** Fetches it before it is needed; a failure waits until it is. */
	prepare: () => void;
}

/**
 * A part of a screen in its own chunk, drawn once it is there. A window that cannot be loaded says so and closes, and
 * opening it again tries again.
 */
export function lazyPart< Props extends object >(
	load: () => Promise< ComponentType< Props > >
): LazyPart< Props > {
	let Loaded: ComponentType< Props > | null = null;
	const fetchPart = async () => {
		Loaded ??= await load();
	};

	function Part( props: Props ) {
		const [ , setReady ] = useState( Loaded !== null );
		const close =
			'onClose' in props && typeof props.onClose === 'function'
				? props.onClose
				: undefined;
		useEffect( () => {
			let gone = false;
			void fetchPart().then(
				() => ! gone && setReady( true ),
				() => {
					if ( ! gone ) {
						showToast(
							__(
								'This part could not be loaded. Check your connection and try again.',
								'mentoriai-portal'
							),
							'error'
						);
						close?.();
					}
				}
			);
			return () => {
				gone = true;
			};
			// It is fetched once; what to close does not change meanwhile.
			// eslint-disable-next-line react-hooks/exhaustive-deps
		}, [] );
		return Loaded && <Loaded { ...props } />;
	}

	return {
		Part,
		prepare: () => void fetchPart().catch( () => undefined ),
	};
}
