import { bootDataFor } from '../testing/boot-data';
import { setBootData } from './boot';
import { siteKey } from './site-key';
import { readStored, writeStored } from './storage';

function openSite( basePath: string ): void {
	document.body.innerHTML =
		'<script type="application/json" id="mentoriai-boot"></script>';
	setBootData( bootDataFor( { basePath } ) );
}

afterEach( () => {
	document.body.innerHTML = '';
	setBootData( null );
	localStorage.clear();
} );

it( 'names the same thing differently for sites in different folders', () => {
	openSite( '' );
	expect( siteKey( 'x' ) ).toBe( 'x' );
	openSite( '/antra' );
	expect( siteKey( 'x' ) ).toBe( 'x/antra' );
} );

it( 'keeps what one site stored from another one', () => {
	openSite( '/antra' );
	writeStored( 'draft', 'labas' );
	openSite( '/trecia' );
	expect( readStored( 'draft' ) ).toBeNull();
	openSite( '/antra' );
	expect( readStored( 'draft' ) ).toBe( 'labas' );
} );
