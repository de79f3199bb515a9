/**
 * The look of all shared components, in the entry's stylesheet: their order never depends on which screen came first.
 */
import.meta.webpackContext( '../components', {
	recursive: true,
	regExp: /\.css$/,
} );
