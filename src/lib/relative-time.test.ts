import { relativeTime } from './relative-time';

const NOW = new Date( '2026-11-21T10:00:00Z' );

beforeEach( () => {
	document.documentElement.lang = 'en-GB';
} );

test.each( [
	[ '2026-11-21T09:59:40Z', 'dabar', 'now' ],
	[ '2026-11-21T09:15:00Z', 'prieš 45 minutes', '45 minutes ago' ],
	[ '2026-11-21T07:00:00Z', 'prieš 3 valandas', '3 hours ago' ],
	// Eleven in the evening in Vilnius, and midnight there.
	[ '2026-11-20T21:59:00Z', 'vakar', 'yesterday' ],
	[ '2026-11-20T22:00:00Z', 'prieš 12 valandų', '12 hours ago' ],
	[ '2026-11-17T10:00:00Z', 'prieš 4 dienas', '4 days ago' ],
	[ '2026-11-08T10:00:00Z', 'prieš 1 savaitę', '1 week ago' ],
	[ '2026-09-14T15:37:00Z', 'prieš 2 mėnesius', '2 months ago' ],
	[ '2024-11-01T10:00:00Z', 'prieš 2 metus', '2 years ago' ],
	[ '2026-11-22T10:00:00Z', 'rytoj', 'tomorrow' ],
] )( '%s is %s, %s', ( value, lithuanian, english ) => {
	expect( relativeTime( value, NOW ) ).toBe( english );
	document.documentElement.lang = 'lt-LT';
	expect( relativeTime( value, NOW ) ).toBe( lithuanian );
} );
