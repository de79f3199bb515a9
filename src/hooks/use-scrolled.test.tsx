import { renderHook, waitFor } from '@testing-library/react';
import { useScrolled } from './use-scrolled';

test( 'a page that was scrolled back before anything listened', async () => {
	const { result } = renderHook( () => useScrolled( 5 ) );
	expect( result.current ).toBe( false );
	window.scrollY = 40;
	await waitFor( () => expect( result.current ).toBe( true ) );
	window.scrollY = 0;
} );
