import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demoSite } from './site';

export interface Mail {
	to: string;
	subject: string;
	/** The plain text part, or the whole body where there is one part only. */
	text: string;
	html: string;
	/** The file as it is. */
	raw: string;
}

function splitHead( part: string ): { head: string; body: string } {
	const end = part.search( /\r?\n\r?\n/ );
	return end < 0
		? { head: part, body: '' }
		: {
				head: part.slice( 0, end ).replace( /\r?\n[ \t]+/g, ' ' ),
				body: part.slice( end ).replace( /^\r?\n\r?\n/, '' ),
		  };
}

function header( head: string, name: string ): string {
	return (
		new RegExp( `^${ name }:\\s*(.*)$`, 'im' )
			.exec( head )?.[ 1 ]
			?.trim() ?? ''
	);
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` of a header line. */
function decodeWords( line: string ): string {
	return line
		.replace( /\?=\s+=\?/g, '?==?' )
		.replace(
			/=\?utf-8\?([bq])\?([^?]*)\?=/gi,
			( _all: string, kind: string, text: string ) =>
				kind.toLowerCase() === 'b'
					? Buffer.from( text, 'base64' ).toString( 'utf8' )
					: decodeQuoted( text.replace( /_/g, ' ' ) )
		);
}

function decodeQuoted( text: string ): string {
	const bytes = text
		.replace( /=\r?\n/g, '' )
		.replace( /=([0-9A-F]{2})/gi, ( _all: string, hex: string ) =>
			String.fromCharCode( parseInt( hex, 16 ) )
		);
	return /[^\x00-\xff]/.test( bytes )
		? bytes
		: Buffer.from( bytes, 'latin1' ).toString( 'utf8' );
}

function decodeBody( head: string, body: string ): string {
	switch ( header( head, 'Content-Transfer-Encoding' ).toLowerCase() ) {
		case 'base64':
			return Buffer.from( body, 'base64' ).toString( 'utf8' );
		case 'quoted-printable':
			return decodeQuoted( body );
		default:
			return body;
	}
}

function partOf( mail: string, type: string ): string | null {
	const { head, body } = splitHead( mail );
	const boundary = /boundary="?([^";]+)"?/i.exec(
		header( head, 'Content-Type' )
	)?.[ 1 ];
	if ( boundary !== undefined ) {
		const parts = body.split( `--${ boundary }` ).slice( 1, -1 );
		for ( const part of parts ) {
			const found = partOf( part.replace( /^\r?\n/, '' ), type );
			if ( found !== null ) {
				return found;
			}
		}
		return null;
	}
	const own = header( head, 'Content-Type' ).toLowerCase() || 'text/plain';
	return own.startsWith( type ) ? decodeBody( head, body ) : null;
}

export function parseMail( raw: string ): Mail {
	const { head } = splitHead( raw );
	const html = partOf( raw, 'text/html' ) ?? '';
	return {
		to: decodeWords( header( head, 'To' ) ),
		subject: decodeWords( header( head, 'Subject' ) ),
		text: partOf( raw, 'text/plain' ) ?? html,
		html,
		raw,
	};
}

/** All mails to an address that were written since then, newest first. */
export function mailsTo( address: string, since: Date | number = 0 ): Mail[] {
	const dir = demoSite().mail_dir;
	return readdirSync( dir )
		.filter( ( name ) => name.endsWith( '.eml' ) )
		.map( ( name ) => ( {
			name,
			time: statSync( join( dir, name ) ).mtimeMs,
		} ) )
		.filter( ( { time } ) => time >= Number( since ) )
		.sort( ( a, b ) => b.time - a.time || b.name.localeCompare( a.name ) )
		.map( ( { name } ) =>
			parseMail( readFileSync( join( dir, name ), 'utf8' ) )
		)
		.filter( ( mail ) =>
			mail.to.toLowerCase().includes( address.toLowerCase() )
		);
}

/** The newest mail to an address, waited for. Mails leave within 5 seconds. */
export async function newestMail(
	address: string,
	since: Date | number = 0,
	timeout = 15_000
): Promise< Mail > {
	const end = Date.now() + timeout;
	for (;;) {
		const [ mail ] = mailsTo( address, since );
		if ( mail ) {
			return mail;
		}
		if ( Date.now() > end ) {
			throw new Error( `no mail to ${ address } within ${ timeout } ms` );
		}
		await new Promise( ( done ) => setTimeout( done, 200 ) );
	}
}

/** The first link of a mail whose address matches. */
export function linkIn( mail: Mail, pattern: RegExp ): string {
	const links = mail.text.match( /https?:\/\/[^\s<>"]+/g ) ?? [];
	const found = links.find( ( link ) => pattern.test( link ) );
	if ( found === undefined ) {
		throw new Error( `no link like ${ pattern } in:\n${ mail.text }` );
	}
	return found;
}
