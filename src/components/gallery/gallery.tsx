import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import type { PortalImage } from '../../lib/image';
import { LazyImage } from '../lazy-image';
import { lazyPart } from '../lazy-part';
import './gallery.css';

const { Part: Lightbox } = lazyPart( () =>
	import( /* webpackChunkName: "lightbox" */ './lightbox' ).then(
		( file ) => file.Lightbox
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
				<Lightbox
					images={ images }
					start={ open }
					onClose={ () => setOpen( null ) }
				/>
			) }
		</>
	);
}
