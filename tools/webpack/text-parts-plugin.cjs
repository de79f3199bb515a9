const { readFileSync } = require( 'fs' );
const { relative, sep } = require( 'path' );
const { RuntimeGlobals, RuntimeModule } = require( 'webpack' );
const { partOf, partsToLoad } = require( '../i18n/parts.cjs' );

/** Whether a source has texts; others need no translations. */
const speaks = ( file ) =>
	readFileSync( file, 'utf8' ).includes( "'@wordpress/i18n'" );

/** The parts of translations, besides `app`, that the sources of a chunk need. */
function partsOfChunk( { chunkGraph }, chunk, root ) {
	const files = [ ...chunkGraph.getChunkModules( chunk ) ]
		// Some are joined into one.
		.flatMap( ( module ) => module.modules ?? module )
		.map( ( { resource = '' } ) => resource.split( '?' )[ 0 ] )
		.filter( ( file ) => /\.tsx?$/.test( file ) );
	return partsToLoad(
		files
			.filter( speaks )
			.map( ( file ) =>
				partOf( relative( root, file ).split( sep ).join( '/' ) )
			)
	);
}

/** Tells webpack's loading of chunks which translations come along (src/lib/texts.ts loads them). */
class TextsRuntime extends RuntimeModule {
	constructor( root ) {
		super( 'texts of chunks', RuntimeModule.STAGE_ATTACH );
		this.root = root;
	}

	generate() {
		const parts = {};
		for ( const chunk of this.chunk.getAllAsyncChunks() ) {
			const needed = partsOfChunk( this.compilation, chunk, this.root );
			if ( needed.length > 0 ) {
				parts[ chunk.id ] = needed.join( ' ' );
			}
		}
		return `
			var parts = ${ JSON.stringify( parts ) };
			${ RuntimeGlobals.ensureChunkHandlers }.texts = function( id, promises ) {
				if ( parts[ id ] ) promises.push( ${
					RuntimeGlobals.require
				}.texts( parts[ id ] ) );
			};`;
	}
}

/**
 * Lets the translations of a chunk come with it, whoever imports it. Fails where the entry of the app shows texts that
 * are not in `app`.
 */
module.exports = class TextPartsPlugin {
	apply( compiler ) {
		const root = compiler.context;
		compiler.hooks.thisCompilation.tap( 'TextParts', ( compilation ) => {
			compilation.hooks.runtimeRequirementInTree
				.for( RuntimeGlobals.ensureChunkHandlers )
				.tap( 'TextParts', ( chunk ) => {
					if ( chunk.name === 'app' ) {
						compilation.addRuntimeModule(
							chunk,
							new TextsRuntime( root )
						);
					}
				} );
			compilation.hooks.afterSeal.tap( 'TextParts', () => {
				const app = compilation.namedChunks.get( 'app' );
				const parts = app ? partsOfChunk( compilation, app, root ) : [];
				if ( parts.length > 0 ) {
					compilation.errors.push(
						new Error(
							`The entry shows texts of ${ parts } (tools/i18n/parts.cjs), which not every page has.`
						)
					);
				}
			} );
		} );
	}
};
module.exports.partsOfGroup = ( compilation, group, root ) => [
	...new Set(
		group.chunks.flatMap( ( chunk ) =>
			partsOfChunk( compilation, chunk, root )
		)
	),
];
