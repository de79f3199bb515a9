import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { PortalImage } from '../lib/image';
import { classes } from '../lib/class-names';
import './lazy-image.css';

interface LazyImageProps {
	image: PortalImage;
	/** Loads at once: for what is on screen first. */
	eager?: boolean | undefined;
	className?: string | undefined;
	/** How wide it is shown, for an eager one of several sizes; the others are measured. */
	sizes?: string | undefined;
}

/** Images load this far before they come into view. */
const AHEAD = '100px';

/** A blurred placeholder of the same size, then the image: nothing moves when it comes. */
export function LazyImage( {
	image,
	eager = false,
	className,
	sizes = '100vw',
}: LazyImageProps ) {
	const frame = useRef< HTMLSpanElement >( null );
	const [ near, setNear ] = useState(
		eager || typeof IntersectionObserver === 'undefined'
	);
	const [ loaded, setLoaded ] = useState( false );
	const [ width, setWidth ] = useState( 0 );
	const { src, w, h } = image.resized;

	useEffect( () => {
		if ( near || ! frame.current ) {
			return undefined;
		}
		const observer = new IntersectionObserver(
			( entries ) => {
				const entry = entries.find(
					( { isIntersecting } ) => isIntersecting
				);
				if ( entry ) {
					setWidth( Math.ceil( entry.boundingClientRect.width ) );
					setNear( true );
				}
			},
			{ rootMargin: AHEAD }
		);
		observer.observe( frame.current );
		return () => observer.disconnect();
	}, [ near ] );

	return (
		<span
			ref={ frame }
			className={ classes( 'mp-lazy-image', className ) }
			style={ { '--mp-image-ratio': `${ w } / ${ h }` } as CSSProperties }
		>
			{ ! loaded && ! eager && (
				<img
					className="mp-lazy-image__blur"
					src={ image.placeholder.src }
					width={ w }
					height={ h }
					alt=""
				/>
			) }
			{ near && (
				<img
					className={ classes(
						'mp-lazy-image__picture',
						( loaded || eager ) && 'is-loaded'
					) }
					{ ...( image.srcset && {
						sizes: width > 0 ? `${ width }px` : sizes,
						srcSet: image.srcset,
					} ) }
					src={ src }
					width={ w }
					height={ h }
					alt={ image.alt }
					decoding="async"
					onLoad={ () => setLoaded( true ) }
				/>
			) }
		</span>
	);
}
