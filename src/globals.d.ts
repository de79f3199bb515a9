declare module '*.css';

/** Set by src/lib/public-path.ts; read by webpack when it loads a chunk. */
// eslint-disable-next-line no-var -- webpack's own name.
declare var __webpack_public_path__: string;

/** Set by src/lib/public-path.ts; called by tools/webpack/text-parts-plugin.cjs when a chunk is loaded. */
// eslint-disable-next-line no-var -- webpack's own name.
declare var __webpack_require__: {
	texts: ( parts: string ) => Promise< void >;
};

interface ImportMeta {
	/** webpack: imports all files of a folder that match. */
	webpackContext: (
		folder: string,
		options: { recursive: boolean; regExp: RegExp }
	) => unknown;
}
