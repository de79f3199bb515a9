// A mail server for the fault tests. Usage: node smtp.mjs PORT FOLDER MAILS
//
// FOLDER/mode says how it behaves: accept (the default; mails become files in MAILS), later (451), never (550),
// silent (takes connections and says nothing until
// the mode is another one). FOLDER/log gets a line for each connection, mail and refusal.
import {
	appendFileSync,
	readFileSync,
	renameSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

const [ port, folder, mails ] = process.argv.slice( 2 );

function mode() {
	try {
		return readFileSync( join( folder, 'mode' ), 'utf8' ).trim();
	} catch {
		return 'accept';
	}
}

function note( what ) {
	appendFileSync( join( folder, 'log' ), `${ what }\n` );
}

function refusal( responseCode, text, { address } ) {
	note( `refused ${ responseCode } ${ address }` );
	return Object.assign( new Error( text ), { responseCode } );
}

let count = 0;

const server = new SMTPServer( {
	authOptional: true,
	disabledCommands: [ 'STARTTLS', 'AUTH' ],
	disableReverseLookup: true,
	onConnect( session, ready ) {
		note( 'connected' );
		const wait = () =>
			mode() === 'silent' ? setTimeout( wait, 50 ) : ready();
		wait();
	},
	onRcptTo( address, session, ready ) {
		const now = mode();
		if ( now === 'later' ) {
			ready( refusal( 451, 'Try again later', address ) );
		} else if ( now === 'never' ) {
			ready( refusal( 550, 'No such mailbox', address ) );
		} else {
			ready();
		}
	},
	onData( stream, session, ready ) {
		const parts = [];
		stream.on( 'data', ( part ) => parts.push( part ) );
		stream.on( 'end', () => {
			const name = join(
				mails,
				`${ Date.now() }-${ String( ++count ).padStart( 6, '0' ) }`
			);
			writeFileSync( `${ name }.tmp`, Buffer.concat( parts ) );
			renameSync( `${ name }.tmp`, `${ name }.eml` );
			note( 'accepted' );
			ready();
		} );
	},
} );

server.on( 'error', () => {} );
server.listen( Number( port ), '127.0.0.1' );
