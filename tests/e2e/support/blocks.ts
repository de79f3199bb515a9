import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The portal's own blocks as src/blocks/<name>/block.json has them: a new attribute cannot be forgotten. */

const FOLDER = join( __dirname, '../../../src/blocks' );

interface Attribute {
	type: string | readonly string[];
	enum?: readonly string[];
	items?: Attribute;
	properties?: Readonly< Record< string, Attribute > >;
}

interface OwnBlock {
	name: string;
	/** Sections have one: only pages have room for them. */
	parent?: readonly string[];
	attributes: Readonly< Record< string, Attribute > >;
}

export const OWN_BLOCKS: readonly OwnBlock[] = readdirSync( FOLDER )
	.map( ( folder ) => join( FOLDER, folder, 'block.json' ) )
	.filter( ( file ) => existsSync( file ) )
	.map( ( file ) => JSON.parse( readFileSync( file, 'utf8' ) ) as OwnBlock );

/** Attributes that hold HTML, by path. Every other text, a new one too, is read as it is typed. */
export const HTML_FIELDS: readonly string[] = [
	'mentoriai/faq items atsakymas',
	'mentoriai/intro html',
];

/** What stands in an attribute; undefined for nothing. Its path has the names above it: `list title`. */
type Value = ( path: string, attribute: Attribute ) => unknown;

function fill( attribute: Attribute, path: string, value: Value ): unknown {
	if ( attribute.properties ) {
		return fillAll( attribute.properties, value, `${ path } ` );
	}
	const { items } = attribute;
	return items
		? [ fill( items, path, value ) ].filter( ( one ) => one !== undefined )
		: value( path, attribute );
}

function fillAll(
	attributes: Readonly< Record< string, Attribute > >,
	value: Value,
	above = ''
): Record< string, unknown > {
	return Object.fromEntries(
		Object.entries( attributes ).map( ( [ name, attribute ] ) => [
			name,
			fill( attribute, above + name, value ),
		] )
	);
}

/** Something in every attribute of a block, and in one item of its lists. */
export function filled(
	block: OwnBlock,
	value: Value
): Record< string, unknown > {
	return fillAll( block.attributes, value );
}

/** A block as it is stored. */
export function stored(
	name: string,
	attributes: Readonly< Record< string, unknown > >,
	inner = ''
): string {
	const json = JSON.stringify( attributes )
		.replace( /--/g, '\\u002d\\u002d' )
		.replace( /</g, '\\u003c' )
		.replace( />/g, '\\u003e' )
		.replace( /&/g, '\\u0026' )
		.replace( /\\"/g, '\\u0022' );
	return `<!-- wp:${ name } ${ json } -->${ inner }<!-- /wp:${ name } -->`;
}
