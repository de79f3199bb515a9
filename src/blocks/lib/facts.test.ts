import { factsOf } from './facts';

const HTML =
	'<ul><li><strong>35</strong> mentoriai</li><li><strong>0 €</strong> kainuoja</li><li>Nemokamai</li></ul>';

test( 'a list is read as numbers and their words', () => {
	expect( factsOf( HTML ) ).toEqual( [
		{ value: '35', label: 'mentoriai' },
		{ value: '0 €', label: 'kainuoja' },
		{ value: '', label: 'Nemokamai' },
	] );
	expect( factsOf( '' ) ).toEqual( [] );
} );

test.each( [
	'<p>Tekstas</p>',
	`${ HTML }<p>Daugiau</p>`,
	`Prieš ${ HTML }`,
	'<ul><li><strong>35</strong> <a href="/a">mentoriai</a></li></ul>',
	'<ul><li>Iš <strong>35</strong></li></ul>',
] )( 'other HTML is left to the editor who wrote it: %s', ( html ) => {
	expect( factsOf( html ) ).toBeNull();
} );
