declare module '*.css';

/** Set by src/lib/public-path.ts; read by webpack when it loads a chunk. */
// eslint-disable-next-line no-var -- webpack's own name.
declare var __webpack_public_path__: string;

interface ImportMeta {
	/** webpack: imports all files of a folder that match. */
	webpackContext: (
		folder: string,
		options: { recursive: boolean; regExp: RegExp }
	) => unknown;
}
