import { __, sprintf } from '@wordpress/i18n';
import { lazy, Suspense, useState } from 'react';
import type { PortalImage } from '../../lib/image';
import { LazyImage } from '../lazy-image';
import './gallery.css';

const Lightbox = lazy( () =>
	import( /* webpackChunkName: "lightbox" */ './lightbox' ).then(
		( file ) => ( { default: file.Lightbox } )
	)
);

interface GalleryProps {
	images: readonly PortalImage[];
}

/** Pictures side by side; each opens all of them full screen. */
export function Gallery( { images }: GalleryProps ) {
	const [ open, setOpen ] = useState< number | null >( null );
	return (
		<>
			<ul className="mp-gallery">
				{ images.map( ( image, index ) => (
					<li key={ image.resized.src }>
						<button
							type="button"
							className="mp-gallery__open"
							aria-haspopup="dialog"
							aria-label={ sprintf(
								/* translators: 1: number of a picture, 2: number of pictures, 3: what is on it. */
								__(
									'Open picture %1$d of %2$d %3$s',
									'mentoriai-portal'
								),
								index + 1,
								images.length,
								image.alt
							).trim() }
							onClick={ () => setOpen( index ) }
						>
							<LazyImage image={ image } />
						</button>
					</li>
				) ) }
			</ul>
			{ open !== null && (
				<Suspense fallback={ null }>
					<Lightbox
						images={ images }
						start={ open }
						onClose={ () => setOpen( null ) }
					/>
				</Suspense>
			) }
		</>
	);
}
