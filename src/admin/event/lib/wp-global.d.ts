import type { MediaFrame } from './media-library';

declare global {
	interface Window {
		/** What scripts of WordPress leave for others. */
		wp?: {
			media?: ( options: Record< string, unknown > ) => MediaFrame;
			hooks?: {
				addFilter: (
					hook: string,
					namespace: string,
					filter: unknown
				) => void;
			};
		};
	}
}
