import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { ROOT } from './sites';

type Json =
	| null
	| boolean
	| number
	| string
	| Json[]
	| { [ key: string ]: Json };

function data( name: string ): Json {
	return JSON.parse(
		readFileSync(
			join( ROOT, 'includes/Demo/data', `${ name }.json` ),
			'utf8'
		)
	) as Json;
}

/** All texts below the keys. */
function textsOf( value: Json, keys: string[], isIn = false ): string[] {
	if ( typeof value === 'string' ) {
		return isIn ? [ value ] : [];
	}
	if ( value === null || typeof value !== 'object' ) {
		return [];
	}
	return Object.entries( value ).flatMap( ( [ key, part ] ) =>
		textsOf(
			part,
			keys,
			isIn
				? Array.isArray( value ) || isNaN( Number( key ) )
				: keys.includes( key )
		)
	);
}

/** A text as it is compared: no tags, one kind of space. */
export function plain( text: string ): string {
	return text
		.replace( /<[^>]*>/g, ' ' )
		.replace( /[\s\u00a0]+/g, ' ' )
		.trim();
}

/** What the demo content invents: people, companies, events, stories, and what it claims of an agency. */
export function inventedWords(): string[] {
	const claims = [ 'pages', 'home' ].flatMap( ( name ) =>
		[
			...JSON.stringify( data( name ) ).matchAll(
				/<!--sample-->(.*?)<!--\/sample-->/g
			),
		].map( ( [ , text = '' ] ) => JSON.parse( `"${ text }"` ) as string )
	);
	const words = [
		...textsOf( data( 'agency' ), [
			'name',
			'address',
			'email',
			'founders_email',
			'data_email',
			'phone',
		] ),
		...textsOf( data( 'menus' ), [
			'slogan',
			'share',
			'logo',
			'credit',
			'copyright',
		] ),
		...textsOf( data( 'mentors' ), [
			'login_email',
			'last_name',
			'linkedin',
			'position',
		] ),
		...textsOf( data( 'founders' ), [ 'email', 'last_name', 'company' ] ),
		...textsOf( data( 'static-mentors' ), [
			'name',
			'address',
			'contact',
		] ),
		...textsOf( data( 'events' ), [ 'title' ] ),
		...textsOf( data( 'stories' ), [ 'title' ] ),
		...claims,
	];
	return [
		...new Set( words.map( plain ).filter( ( word ) => word.length > 5 ) ),
		'[[',
		'<!--sample',
		'example.org',
		'example.com',
		'Pavyzdžio g.',
		'demo.test',
	];
}

/** All that a guest can read of a site: address to text. */
export async function publicTexts(
	request: APIRequestContext,
	url: string
): Promise< Map< string, string > > {
	const texts = new Map< string, string >();
	const read = async ( address: string ) => {
		if ( ! texts.has( address ) ) {
			texts.set( address, await ( await request.get( address ) ).text() );
		}
		return texts.get( address ) ?? '';
	};
	const places = ( xml: string ) =>
		[ ...xml.matchAll( /<loc>([^<]+)/g ) ].map( ( [ , at = '' ] ) => at );
	for ( const part of places( await read( `${ url }/wp-sitemap.xml` ) ) ) {
		for ( const place of places( await read( part ) ) ) {
			await read( place );
		}
	}
	for ( const lang of [ 'lt', 'en' ] ) {
		const router = await read(
			`${ url }/wp-json/data/v1/get_router?lang=${ lang }`
		);
		const { pages } = JSON.parse( router ) as {
			pages: { url: string; pageid: number }[];
		};
		for ( const page of pages ) {
			await read( url + page.url );
			await read(
				`${ url }/wp-json/data/v1/get_default?pageId=${ page.pageid }&lang=${ lang }`
			);
		}
		for ( const route of [
			'get_menu',
			'get_home',
			'get_events',
			'get_success_stories',
			'mentoriai_dynamic',
			'mentoriai_dynamic/tax',
			'mentoriai_static',
			'mentoriai_static/tax',
		] ) {
			await read( `${ url }/wp-json/data/v1/${ route }?lang=${ lang }` );
		}
	}
	for ( const path of [
		'/feed/',
		'/comments/feed/',
		'/robots.txt',
		'/wp-json/',
		'/wp-json/wp/v2/pages?per_page=100',
		'/wp-json/wp/v2/posts',
		'/wp-json/wp/v2/media',
		'/wp-json/wp/v2/users',
		'/?s=mentor',
	] ) {
		await read( url + path );
	}
	return texts;
}
