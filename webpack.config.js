const { existsSync, readdirSync } = require( 'fs' );
const { basename, join, sep } = require( 'path' );
const { DeterministicModuleIdsPlugin } = require( 'webpack' ).ids;
const defaults = require( '@wordpress/scripts/config/webpack.config' );
const TextPartsPlugin = require( './tools/webpack/text-parts-plugin.cjs' );

/** The style sheets of a folder, by name. */
function stylesIn( folder ) {
	return readdirSync( folder, { recursive: true } )
		.filter( ( file ) => file.endsWith( '.css' ) )
		.sort()
		.map( ( file ) => `./${ folder }/${ file }` );
}

/** The app, the editor's blocks, and one script a screen of wp-admin: src/admin/<name>/index.tsx is admin-<name>. */
function entries() {
	// The look of all shared components is in the entry's style sheet: their order never depends on which screen came first.
	const found = {
		app: [
			'./src/styles/app.css',
			...stylesIn( 'src/components' ),
			'./src/index.tsx',
		],
	};
	// The look of editors' text alone, for the editor's canvas (Content\\Admin\\CanvasStyle).
	found.canvas = [
		'./src/components/button.css',
		'./src/components/prose.css',
	];
	if ( existsSync( 'src/blocks/index.tsx' ) ) {
		found.blocks = './src/blocks/index.tsx';
	}
	for ( const name of existsSync( 'src/admin' )
		? readdirSync( 'src/admin' )
		: [] ) {
		if ( existsSync( `src/admin/${ name }/index.tsx` ) ) {
			found[ `admin-${ name }` ] = `./src/admin/${ name }/index.tsx`;
		}
	}
	return found;
}

const isFontRule = ( rule ) =>
	rule.type === 'asset/resource' && rule.test.test( '.woff2' );

const plugins = defaults.plugins
	// No language of the portal is written from right to left.
	.filter( ( plugin ) => plugin.constructor.name !== 'RtlCssPlugin' )
	.map( ( plugin ) => {
		if ( plugin.constructor.name === 'MiniCssExtractPlugin' ) {
			plugin.options.filename = '[name].min.css';
			plugin.options.chunkFilename =
				'chunks/[id].[contenthash:6].min.css';
			// Each component styles only its own classes: the order of files does not matter.
			plugin.options.ignoreOrder = true;
		}
		if ( plugin.constructor.name === 'DependencyExtractionWebpackPlugin' ) {
			plugin.options.outputFilename = '[name].asset.php';
		}
		return plugin;
	} );

/** Writes chunks.json: the files and the parts of translations that each lazy import needs besides the entry's. */
class ChunkListPlugin {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'ChunkList', ( compilation ) => {
			compilation.hooks.processAssets.tap(
				{
					name: 'ChunkList',
					stage: compiler.webpack.Compilation
						.PROCESS_ASSETS_STAGE_REPORT,
				},
				() => {
					const lists = {};
					for ( const group of compilation.chunkGroups ) {
						if ( ! group.isInitial() ) {
							const { request } = group.origins[ 0 ] ?? {};
							const name =
								group.name ?? basename( request ?? 'chunk' );
							lists[ name ] = {
								files: group
									.getFiles()
									.filter( ( file ) =>
										/\.(js|css)$/.test( file )
									)
									.sort(),
								texts: TextPartsPlugin.partsOfGroup(
									compilation,
									group,
									compiler.context
								),
							};
						}
					}
					compilation.emitAsset(
						'chunks.json',
						new compiler.webpack.sources.RawSource(
							JSON.stringify( lists, null, '\t' )
						)
					);
				}
			);
		} );
	}
}

/** Writes packages.json: whose code is in the scripts; bin/package puts their licences into the zip. */
class PackageListPlugin {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'PackageList', ( compilation ) => {
			compilation.hooks.processAssets.tap(
				{
					name: 'PackageList',
					stage: compiler.webpack.Compilation
						.PROCESS_ASSETS_STAGE_REPORT,
				},
				() => {
					const names = new Set();
					const modules = [ ...compilation.modules ].flatMap(
						// Some are joined into one.
						( module ) => module.modules ?? module
					);
					for ( const { resource = '' } of modules ) {
						const parts = resource.split( sep );
						const at = parts.lastIndexOf( 'node_modules' ) + 1;
						if ( at > 0 ) {
							const length = parts[ at ].startsWith( '@' )
								? 2
								: 1;
							names.add(
								parts.slice( at, at + length ).join( '/' )
							);
						}
					}
					compilation.emitAsset(
						'packages.json',
						new compiler.webpack.sources.RawSource(
							JSON.stringify( [ ...names ].sort(), null, '\t' )
						)
					);
				}
			);
		} );
	}
}

/** Leaves out the script of an entry that has only style sheets: it is empty. */
class NoEmptyScriptsPlugin {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap(
			'NoEmptyScripts',
			( compilation ) => {
				compilation.hooks.processAssets.tap(
					{
						name: 'NoEmptyScripts',
						stage: compiler.webpack.Compilation
							.PROCESS_ASSETS_STAGE_REPORT,
					},
					( assets ) => {
						for ( const name of Object.keys( assets ) ) {
							if (
								name.endsWith( '.min.js' ) &&
								assets[ name ].size() === 0
							) {
								compilation.deleteAsset( name );
								compilation.deleteAsset(
									name.replace( '.min.js', '.asset.php' )
								);
							}
						}
					}
				);
			}
		);
	}
}

// Translators read the sources: their comments need not be in what people load.
for ( const { options } of defaults.optimization.minimizer ) {
	options.minimizer.options.output.comments = false;
}

module.exports = {
	...defaults,
	entry: entries(),
	output: {
		...defaults.output,
		path: join( __dirname, 'assets/build' ),
		// Plugins that minify leave alone what is named so: some of them break newer syntax.
		filename: '[name].min.js',
		// Without names, which the entry would have to know: chunks.json has them.
		chunkFilename: 'chunks/[id].[contenthash:6].min.js',
		// A page may be served from anywhere: src/lib/public-path.ts sets the address at run time.
		publicPath: 'auto',
		uniqueName: 'mentoriai-portal',
		clean: true,
	},
	resolve: {
		...defaults.resolve,
		alias: {
			...defaults.resolve.alias,
			// Its warnings for developers, which its package gives to every bundler, are a part of the entry otherwise.
			'react-router$': join(
				__dirname,
				'node_modules/react-router/dist/production/index.mjs'
			),
		},
	},
	optimization: {
		...defaults.optimization,
		// By the plugin below.
		moduleIds: false,
		splitChunks: {
			...defaults.optimization.splitChunks,
			cacheGroups: {
				...defaults.optimization.splitChunks.cacheGroups,
				// Two files in place of a dozen: what most screens use, and what every form uses. A screen then needs
				// one round trip for its own file and these, also on a slow phone.
				forms: {
					// What screens without a form need of it is in `common`; what guests' forms need, those bring themselves.
					test: /src[\\/]forms[\\/](?!failure-text|guests)|node_modules[\\/]react-hook-form/,
					chunks: 'async',
					minChunks: 2,
					name: 'forms',
					priority: 10,
				},
				// Names of months and days: screens without them do not load them.
				dates: {
					test: /src[\\/]lib[\\/]date-words|node_modules[\\/]date-fns[\\/]locale/,
					chunks: 'async',
					name: 'dates',
					priority: 8,
				},
				// What only windows and long forms need, which come later.
				windows: {
					test: /src[\\/](components[\\/](dialog|tabs)|hooks[\\/]use-leave-guard)\b/,
					minSize: 0,
					chunks: 'async',
					minChunks: 2,
					name: 'windows',
					priority: 7,
				},
				// What lists and ratings need: screens with a form, the heaviest ones, begin without it.
				lists: {
					test: /src[\\/](components[\\/](town-|star-|tag|load-more|fallback-notice)|hooks[\\/]use-(paged-list|scrolled-past))|lucide-react.*[\\/](calendar-(?!days)|star|map-pin)/,
					minSize: 0,
					chunks: 'async',
					minChunks: 2,
					name: 'lists',
					priority: 6,
				},
				// Drawings in place of pictures, and what editors place in their texts: results, plans and messages have none.
				tiles: {
					test: /src[\\/]components[\\/](standing-person|tile-|video|editor-text|checklist)|lucide-react.*[\\/]play\./,
					minSize: 0,
					chunks: 'async',
					minChunks: 2,
					name: 'tiles',
					priority: 6,
				},
				common: {
					// Filters of lists are in the files of those lists: forms begin without them.
					// Giving out files, the buttons to share, the marks of sign-in providers and the end of a survey are small, and of few screens: each has its own. So have home and its sections
					// on other pages what only they show.
					// Icons that few have come with those.
					test: /src[\\/](components[\\/](?!answers-end|brand-marks|members|share-buttons|slider|hero-art|arrow-link|login-needed|plain-text|report-button)|forms[\\/]failure-text|hooks[\\/](?!use-(address-query|keyword-field|slider|log-out))|i18n|lib[\\/](?!save-file|tabs))|node_modules[\\/]lucide-react(?!.*[\\/](flag|phone|heart|scale|bell|bell-ring|clipboard-list|file-text)\.)/,
					chunks: 'async',
					minChunks: 2,
					name: 'common',
					priority: 5,
				},
			},
		},
	},
	module: {
		...defaults.module,
		rules: [
			...defaults.module.rules.map( ( rule ) =>
				isFontRule( rule )
					? {
							...rule,
							// The server preloads the fonts: they keep their place and name.
							generator: {
								emit: false,
								filename: '../fonts/[name][ext]',
							},
					  }
					: rule
			),
			{
				test: /react-router[\\/]dist[\\/]production/,
				loader: require.resolve( './tools/webpack/pure-loader.cjs' ),
			},
		],
	},
	plugins: [
		...plugins,
		// Numbers of four digits: from 500 modules on webpack would take five, which every chunk pays for.
		new DeterministicModuleIdsPlugin( { maxLength: 4, fixedLength: true } ),
		new TextPartsPlugin(),
		new ChunkListPlugin(),
		new PackageListPlugin(),
		new NoEmptyScriptsPlugin(),
	],
	performance: false,
};
