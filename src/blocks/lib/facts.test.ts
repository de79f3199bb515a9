import { factsHtml, factsOf } from './facts';

const HTML =
	'<ul><li><strong>35</strong> mentoriai</li><li><strong>0 €</strong> kainuoja</li></ul>';

test( 'a list is read as facts and written back as it was', () => {
	expect( factsOf( HTML ) ).toEqual( [
		'<strong>35</strong>mentoriai',
		'<strong>0 €</strong>kainuoja',
	] );
	expect( factsHtml( factsOf( HTML ) ?? [] ) ).toBe( HTML );
	expect( factsOf( '' ) ).toEqual( [] );
	expect( factsHtml( [] ) ).toBe( '' );
} );

test( 'other HTML is left to the editor who wrote it', () => {
	expect( factsOf( '<p>Tekstas</p>' ) ).toBeNull();
	expect( factsOf( `${ HTML }<p>Daugiau</p>` ) ).toBeNull();
	expect( factsOf( `Prieš ${ HTML }` ) ).toBeNull();
} );
