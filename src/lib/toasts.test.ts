import { dismissToast, showToast, useToasts } from './toasts';

const texts = () => useToasts.getState().toasts.map( ( { text } ) => text );

afterEach( () => useToasts.setState( { toasts: [] } ) );

describe( 'toasts', () => {
	it( 'says the same thing once, and no more than three things', () => {
		[ 'a', 'b', 'a', 'c', 'd' ].forEach( ( text ) => showToast( text ) );
		expect( texts() ).toEqual( [ 'a', 'c', 'd' ] );
	} );

	it( 'takes one away', () => {
		const id = showToast( 'saved' );
		showToast( 'sent' );
		dismissToast( id );
		expect( texts() ).toEqual( [ 'sent' ] );
	} );
} );
