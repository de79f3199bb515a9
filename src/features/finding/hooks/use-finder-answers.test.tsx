import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
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
