const { TextDecoder, TextEncoder } = require( 'util' );

// The router wants them, jsdom has them not.
Object.assign( globalThis, { TextDecoder, TextEncoder } );
