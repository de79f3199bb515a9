import { render } from '@testing-library/react';
import { useRootClass } from './use-root-class';

function Bar( { isOn = true }: { isOn?: boolean } ) {
	useRootClass( 'mp-has-bar', isOn );
	return null;
}

const root = document.documentElement;

test( 'the class stays as long as one of them is there', () => {
	const { rerender } = render(
		<>
			<Bar key="1" />
			<Bar key="2" />
		</>
	);
	expect( root ).toHaveClass( 'mp-has-bar' );
	// The second stays as it is.
	rerender(
		<>
			<Bar key="2" />
		</>
	);
	expect( root ).toHaveClass( 'mp-has-bar' );
	rerender(
		<>
			<Bar key="2" isOn={ false } />
		</>
	);
	expect( root ).not.toHaveClass( 'mp-has-bar' );
} );
