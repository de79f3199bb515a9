/**
 * Makes src/api/generated from the PHP schemas.
 *
 *   node tools/generate-types.mjs [--check] [--stdin]
 *
 * Reads what tools/export-schemas.php prints: routes by name with their methods, path, access, input and output (JSON
 * Schema), and the screens. --check writes nothing and fails when the committed files differ.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import prettier from 'prettier';
import { exported } from './screens.mjs';

const FOLDER = 'src/api/generated';
const HEADER =
	'// Generated from the PHP schemas by `npm run types:generate`. Do not edit.\n';

const check = process.argv.includes( '--check' );
const source = process.argv.includes( '--stdin' )
	? readFileSync( 0, 'utf8' )
	: exported();

const { routes, screens } = JSON.parse( source );
const names = Object.keys( routes ).sort();

/** One schema as a TypeScript type, without a name of its own. */
async function type( schema ) {
	const text = await compile( describe( schema ), 'Root', {
		bannerComment: '',
		declareExternallyReferenced: true,
		additionalProperties: false,
		format: false,
		unknownAny: true,
		strictIndexSignatures: true,
		ignoreMinAndMaxItems: true,
		inlineAllOf: true,
	} );
	const alias = /^export type Root = ([\s\S]*?);?\s*$/.exec( text.trim() );
	if ( alias ) {
		return alias[ 1 ].trim();
	}
	const body = /^export interface Root (\{[\s\S]*\})\s*$/.exec( text.trim() );
	if ( ! body ) {
		throw new Error( `Cannot read the type made of ${ text }` );
	}
	return body[ 1 ];
}

/** Empty lists of PHP are `[]` where JSON Schema wants `{}`; titles would become names of their own. */
function describe( schema ) {
	if ( Array.isArray( schema ) ) {
		return schema.length === 0 ? {} : schema.map( describe );
	}
	if ( typeof schema !== 'object' || schema === null ) {
		return schema;
	}
	const out = {};
	for ( const [ key, value ] of Object.entries( schema ) ) {
		if ( key === 'title' || key === '$id' || key === 'description' ) {
			if ( typeof value === 'string' ) {
				continue;
			}
		}
		out[ key ] =
			key === 'required' || key === 'enum' || key === 'const'
				? value
				: describe( value );
	}
	return out;
}

async function routesFile() {
	const types = [];
	const table = [];
	for ( const name of names ) {
		const { methods, path, access, input, output } = routes[ name ];
		// Many routes answer both; the app uses POST there, so that texts stay out of addresses.
		const method = methods.includes( 'POST' ) ? 'POST' : 'GET';
		types.push(
			`/** ${ methods.join(
				', '
			) } ${ path }; access: ${ access } */\n'${ name }': {` +
				`input: ${ await type( input ) };\noutput: ${ await type(
					output
				) };\n};`
		);
		table.push(
			`'${ name }': { method: '${ method }', path: '${ path }' },`
		);
	}
	return (
		`${ HEADER }\n/** What each route of data/v1 takes and answers. */\n` +
		`export interface Routes {\n${ types.join( '\n' ) }\n}\n\n` +
		`/** How each is called; \`{name}\` in a path is filled from the input. */\n` +
		`export const ROUTES: { readonly [ Name in keyof Routes ]: { readonly method: 'GET' | 'POST'; readonly path: string } } = {\n${ table.join(
			'\n'
		) }\n};\n`
	);
}

const LIMIT_KEYS = [
	'minLength',
	'maxLength',
	'minimum',
	'maximum',
	'minItems',
	'maxItems',
	'enum',
];

/** Limits of a field, of the fields below it, or of its items. */
function limits( schema ) {
	const own = {};
	for ( const key of LIMIT_KEYS ) {
		if ( schema[ key ] !== undefined ) {
			own[ key ] = schema[ key ];
		}
	}
	if ( schema.items && ! Array.isArray( schema.items ) ) {
		const items = limits( schema.items );
		if ( Object.keys( items ).length > 0 ) {
			own.items = items;
		}
	}
	Object.assign( own, fieldsOf( schema ) );
	return own;
}

function fieldsOf( schema ) {
	const fields = {};
	for ( const [ name, field ] of Object.entries( schema.properties ?? {} ) ) {
		const found = limits( field );
		if ( schema.required?.includes?.( name ) ) {
			found.required = true;
		}
		if ( Object.keys( found ).length > 0 ) {
			fields[ name ] = found;
		}
	}
	return fields;
}

/** One constant a route, so that a form's script holds its own limits only. */
function limitsFile() {
	const all = [
		HEADER,
		'/* Limits of the fields that each route takes: import * as LIMITS. */',
	];
	for ( const name of names ) {
		const fields = fieldsOf( routes[ name ].input );
		if ( Object.keys( fields ).length > 0 ) {
			const id = name.replace( '/', '__' ).replace( /\W/g, '_' );
			all.push(
				`export const ${ id } = ${ JSON.stringify( fields ) } as const;`
			);
		}
	}
	return all.join( '\n\n' );
}

/** What the app itself needs of the screens; the tools ask PHP for the rest. */
function screensFile() {
	const all = Object.entries( screens ).map(
		( [ name, { chunk, feature, ...facts } ] ) => [ name, facts ]
	);
	return (
		`${ HEADER }\n/** Every screen of the app (Core\\Spa\\Screen, Shell\\PageKind). */\n` +
		`export const SCREENS = ${ JSON.stringify(
			Object.fromEntries( all ),
			null,
			'\t'
		) } as const;\n`
	);
}

/** Screens whose chunk has another name in PHP, which preloads it, than the app's import. */
function misnamed() {
	const app = readFileSync( 'src/app/routes.ts', 'utf8' );
	return Object.entries( screens ).flatMap( ( [ name, { chunk } ] ) => {
		const [ , load = '' ] =
			new RegExp( `\\t${ name }: ([^;]*?)(?=,\\n\\t\\w+:|,\\n\\})` ).exec(
				app
			) ?? [];
		const imported =
			load === 'content'
				? load
				: /webpackChunkName: "([\w-]+)"/.exec( load )?.[ 1 ];
		return imported === chunk ? [] : [ name ];
	} );
}

const style = {
	...( await prettier.resolveConfig( `${ FOLDER }/routes.ts` ) ),
	parser: 'typescript',
};
const files = {
	'routes.ts': await prettier.format( await routesFile(), style ),
	'limits.ts': await prettier.format( limitsFile(), style ),
	'screens.ts': await prettier.format( screensFile(), style ),
};
let stale = misnamed().length > 0;
for ( const name of misnamed() ) {
	console.error(
		`The chunk of ${ name } is not what src/app/routes.ts imports.`
	);
}
mkdirSync( FOLDER, { recursive: true } );
for ( const [ name, text ] of Object.entries( files ) ) {
	const path = join( FOLDER, name );
	const before = existsSync( path ) ? readFileSync( path, 'utf8' ) : '';
	if ( before === text ) {
		continue;
	}
	if ( check ) {
		console.error( `${ path } is out of date: npm run types:generate.` );
		stale = true;
	} else {
		writeFileSync( path, text );
		console.log( `${ path } written.` );
	}
}
process.exit( stale ? 1 : 0 );
