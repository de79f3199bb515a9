import { act, renderHook } from '@testing-library/react';
import { useKeywordField } from './use-keyword-field';

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => void jest.useRealTimers() );

test( 'what is typed while its own search is on the way stays; a search by somebody else is followed', () => {
	const onSearch = jest.fn();
	const { result, rerender } = renderHook(
		( keyword: string ) => useKeywordField( keyword, onSearch ),
		{ initialProps: '' }
	);
	const type = ( text: string ) => act( () => result.current[ 1 ]( text ) );
	type( 'mark' );
	act( () => void jest.advanceTimersByTime( 500 ) );
	expect( onSearch ).toHaveBeenLastCalledWith( 'mark' );
	type( 'market' );
	rerender( 'mark' );
	expect( result.current[ 0 ] ).toBe( 'market' );
	act( () => void jest.advanceTimersByTime( 500 ) );
	expect( onSearch ).toHaveBeenLastCalledWith( 'market' );
	rerender( 'market' );
	rerender( 'export' );
	expect( result.current[ 0 ] ).toBe( 'export' );
} );
