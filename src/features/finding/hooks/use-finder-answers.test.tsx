import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useFinderAnswers } from './use-finder-answers';

test( 'a change that was on the way when a step was taken does not undo the step', () => {
	const { result } = renderHook(
		() => ( { finder: useFinderAnswers(), hash: useLocation().hash } ),
		{
			wrapper: ( { children } ) => (
				<MemoryRouter initialEntries={ [ '/#zingsnis=2' ] }>
					{ children }
				</MemoryRouter>
			),
		}
	);
	const [ , change ] = result.current.finder;
	act( () => {
		change( { step: 'town', words: 'medus' } );
		// The field's timer, before the next question is drawn.
		change( { words: 'medus' }, true );
	} );
	expect( result.current.hash ).toBe( '#zingsnis=3&zodziai=medus' );
} );

test( 'what was answered last is there again after a step back, and its place in the history knows it', () => {
	const { result } = renderHook(
		() => ( {
			finder: useFinderAnswers(),
			hash: useLocation().hash,
			navigate: useNavigate(),
		} ),
		{
			wrapper: ( { children } ) => (
				<MemoryRouter initialEntries={ [ '/#zingsnis=1' ] }>
					{ children }
				</MemoryRouter>
			),
		}
	);
	const change = (
		...to: Parameters< ( typeof result.current.finder )[ 1 ] >
	) => act( () => result.current.finder[ 1 ]( ...to ) );
	const go = ( steps: number ) =>
		act( () => void result.current.navigate( steps ) );
	change( { step: 'words' } );
	change( { words: 'medus' }, true );
	go( -1 );
	go( 1 );
	expect( result.current.hash ).toBe( '#zingsnis=2&zodziai=medus' );
	go( -1 );
	change( { step: 'words', fields: [ 3 ] } );
	expect( result.current.hash ).toBe( '#zingsnis=2&sritys=3&zodziai=medus' );
} );
