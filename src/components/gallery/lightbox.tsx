import { __, _x } from '@wordpress/i18n';
import {
	ChevronLeft,
	ChevronRight,
	Maximize,
	Minimize,
	X,
	ZoomIn,
	ZoomOut,
} from 'lucide-react';
import { useState } from 'react';
import FullScreen from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/styles.css';
import { useReducedMotion } from '../../hooks/use-reduced-motion';
import type { ImageFile, PortalImage } from '../../lib/image';
import { Icon } from '../icon';
import './lightbox.css';

interface LightboxProps {
	images: readonly PortalImage[];
	/** Index of the picture to begin with. */
	start: number;
	onClose: () => void;
}

/** The other sizes of a picture, all of one shape. */
function sizesOf( srcset: string, { w, h }: ImageFile ) {
	return [ ...srcset.matchAll( /(\S+) (\d+)w/g ) ].map(
		( [ , src = '', width ] ) => ( {
			src,
			width: Number( width ),
			height: Math.round( ( Number( width ) * h ) / w ),
		} )
	);
}

/** Pictures on the whole screen: close, full screen, zoom, previous, next. */
export function Lightbox( { images, start, onClose }: LightboxProps ) {
	const calm = useReducedMotion();
	// Closing is shown before the parent takes it away.
	const [ open, setOpen ] = useState( true );
	return (
		<FullScreen
			className="mp-lightbox"
			open={ open }
			close={ () => setOpen( false ) }
			on={ { exited: onClose } }
			index={ start }
			slides={ images.map( ( { alt, resized, srcset } ) => ( {
				src: resized.src,
				width: resized.w,
				height: resized.h,
				alt,
				description: alt,
				...( srcset && { srcSet: sizesOf( srcset, resized ) } ),
			} ) ) }
			plugins={ [ Captions, Counter, Fullscreen, Zoom ] }
			carousel={ { finite: true, padding: 0, spacing: '8px' } }
			controller={ { closeOnPullDown: true } }
			animation={ calm ? { fade: 0, swipe: 0, zoom: 0 } : {} }
			captions={ { descriptionTextAlign: 'center' } }
			counter={ {
				separator: _x( 'of', 'picture 2 of 7', 'mentoriai-portal' ),
			} }
			zoom={ { maxZoomPixelRatio: 3 } }
			render={ {
				iconPrev: () => <Icon icon={ ChevronLeft } />,
				iconNext: () => <Icon icon={ ChevronRight } />,
				iconClose: () => <Icon icon={ X } />,
				iconZoomIn: () => <Icon icon={ ZoomIn } />,
				iconZoomOut: () => <Icon icon={ ZoomOut } />,
				iconEnterFullscreen: () => <Icon icon={ Maximize } />,
				iconExitFullscreen: () => <Icon icon={ Minimize } />,
			} }
			labels={ {
				Previous: __( 'Previous picture', 'mentoriai-portal' ),
				Next: __( 'Next picture', 'mentoriai-portal' ),
				Close: __( 'Close', 'mentoriai-portal' ),
				Lightbox: __( 'Picture gallery', 'mentoriai-portal' ),
				'Photo gallery': __( 'Pictures', 'mentoriai-portal' ),
				Slide: __( 'picture', 'mentoriai-portal' ),
				Carousel: __( 'pictures', 'mentoriai-portal' ),
				/* translators: {index} and {total} are numbers. */
				'{index} of {total}': __(
					'{index} of {total}',
					'mentoriai-portal'
				),
				'Zoom in': __( 'Zoom in', 'mentoriai-portal' ),
				'Zoom out': __( 'Zoom out', 'mentoriai-portal' ),
				'Enter Fullscreen': __( 'Full screen', 'mentoriai-portal' ),
				'Exit Fullscreen': __(
					'Leave full screen',
					'mentoriai-portal'
				),
			} }
		/>
	);
}
