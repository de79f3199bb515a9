import { render, screen } from '@testing-library/react';
import { LinkTarget } from './link-target';

test( 'a link in a new window cannot reach back', () => {
	render(
		<LinkTarget href="https://example.test/" target="_blank">
			x
		</LinkTarget>
	);
	expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'rel', 'noopener' );
} );
