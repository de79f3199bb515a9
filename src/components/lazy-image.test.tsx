import { act, render, screen } from '@testing-library/react';
import type { PortalImage } from '../lib/image';
import { LazyImage } from './lazy-image';

const IMAGE: PortalImage = {
	placeholder: { src: 'data:,', w: 16, h: 8 },
	resized: { src: '/b.jpg', w: 1024, h: 512 },
	alt: 'Susitikimas',
	srcset: '/a.jpg 300w, /b.jpg 1024w',
};

const picture = () => screen.getByRole( 'img', { name: 'Susitikimas' } );

test( 'the first image on screen offers its sizes at once', () => {
	render( <LazyImage image={ IMAGE } eager sizes="50vw" /> );
	expect( picture() ).toHaveAttribute( 'srcset', IMAGE.srcset );
	expect( picture() ).toHaveAttribute( 'sizes', '50vw' );
	expect( picture() ).toHaveAttribute( 'width', '1024' );
} );

test( 'an image of one size has no choice', () => {
	const { srcset, ...only } = IMAGE;
	render( <LazyImage image={ only } eager /> );
	expect( srcset ).toBeDefined();
	expect( picture() ).not.toHaveAttribute( 'srcset' );
	expect( picture() ).not.toHaveAttribute( 'sizes' );
} );

test( 'another one is chosen by its width once it comes near', () => {
	let come = () => undefined as void;
	const before = globalThis.IntersectionObserver;
	globalThis.IntersectionObserver = class {
		constructor( tell: IntersectionObserverCallback ) {
			come = () =>
				tell(
					[
						{
							isIntersecting: true,
							boundingClientRect: { width: 287.4 },
						} as IntersectionObserverEntry,
					],
					this as unknown as IntersectionObserver
				);
		}
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
	try {
		render( <LazyImage image={ IMAGE } /> );
		expect(
			screen.queryByRole( 'img', { name: 'Susitikimas' } )
		).toBeNull();
		act( () => come() );
		expect( picture() ).toHaveAttribute( 'sizes', '288px' );
	} finally {
		globalThis.IntersectionObserver = before;
	}
} );
