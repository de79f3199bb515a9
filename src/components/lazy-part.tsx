import { __ } from '@wordpress/i18n';
import type { ComponentType, ReactNode } from 'react';
import { useLazyCode } from '../hooks/use-lazy-code';
import { lazyCode } from '../lib/lazy-code';
import { LoadFailure } from './load-failure';
import { Modal } from './modal';

interface LazyPart< Props > {
	Part: ComponentType< Props >;
	/** Fetches it before it is needed; a failure waits until it is. Resolves when it is there, or cannot be. */
	prepare: () => Promise< unknown >;
}

/**
 * A part of a screen in its own chunk, drawn once it is there. One that cannot be loaded says so in its place, or for a
 * window (with `onClose`) in a window, and can be tried again.
 *
 * @param load
 * @param fallback Shown instead meanwhile.
 */
export function lazyPart< Props extends object >(
	load: () => Promise< ComponentType< Props > >,
	fallback: ReactNode = null
): LazyPart< Props > {
	const lazy = lazyCode( load );

	function Part( props: Props ) {
		const { code: Loaded, problem, retry } = useLazyCode( lazy );
		if ( Loaded ) {
			return <Loaded { ...props } />;
		}
		if ( ! problem ) {
			return <>{ fallback }</>;
		}
		const failure = <LoadFailure problem={ problem } onRetry={ retry } />;
		return 'onClose' in props && typeof props.onClose === 'function' ? (
			<Modal
				title={ __( 'This could not be loaded', 'mentoriai-portal' ) }
				onDismiss={ props.onClose as () => void }
			>
				{ failure }
			</Modal>
		) : (
			failure
		);
	}

	return {
		Part,
		prepare: () => lazy.load().catch( () => undefined ),
	};
}
