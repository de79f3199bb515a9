import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PARTS } from '../../../tools/i18n/parts.cjs';

/** Texts of all screens. */
const messages = Object.assign(
	{},
	...PARTS.map( ( part ) => {
		const script = readFileSync(
			resolve(
				__dirname,
				`../../../languages/mentoriai-portal-lt_LT-mentoriai-${ part }.js`
			),
			'utf8'
		);
		return JSON.parse(
			script.slice( script.indexOf( '{' ), script.lastIndexOf( '}' ) + 1 )
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
