import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve( __dirname, '../../../languages' );

/** Texts of all screens of the app. */
const messages = Object.assign(
	{},
	...readdirSync( FOLDER )
		.filter( ( name ) => /-mentoriai-(?!admin)[\w-]+\.js$/.test( name ) )
		.map( ( name ) => {
			const script = readFileSync( join( FOLDER, name ), 'utf8' );
			return JSON.parse(
				script.slice(
					script.indexOf( '{' ),
					script.lastIndexOf( '}' ) + 1
				)
			) as Record< string, unknown >;
		} )
) as Record< string, unknown >;

/** The Lithuanian of a text of the app, as the site delivers it; a text without one fails the test that asks. */
export function lt( english: string ): string {
	const found = messages[ english ];
	const first: unknown = Array.isArray( found ) ? found[ 0 ] : undefined;
	if ( typeof first !== 'string' || first === '' ) {
		throw new Error( `“${ english }” is not translated.` );
	}
	return first;
}

/** The same as a pattern: `%s`, `%1$s` and the like stand for anything. */
export function ltLike( english: string ): RegExp {
	return new RegExp(
		lt( english )
			.split( /%(?:\d\$)?[sd]/ )
			.map( ( part ) => part.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) )
			.join( '.+' )
	);
}

/** A text of the app in the language of a journey, with the context that translators have. */
export type Say = ( english: string, context?: string ) => string;

export const SAY: Record< 'lt' | 'en', Say > = {
	lt: ( english, context ) =>
		lt( context ? `${ context }\u0004${ english }` : english ),
	en: ( english ) => english,
};
