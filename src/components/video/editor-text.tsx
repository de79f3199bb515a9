import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RichText } from '../rich-text';
import { type Provider, Video } from './video';

interface Place {
	/** What the server wrote. */
	link: HTMLAnchorElement;
	/** What stands in its place. */
	frame: Element;
	provider: Provider;
	id: string;
}

/** The addresses that the server writes (Core\Blocks\Video). */
const ADDRESS =
	/^https:\/\/(?:www\.(youtube)\.com\/watch\?v=|(vimeo)\.com\/)([\w-]+)/;

/** Text of editors' blocks. A link to a video becomes a picture with a button that plays it here. */
export function EditorText( { html }: { html: string } ) {
	const box = useRef< HTMLDivElement >( null );
	const [ places, setPlaces ] = useState< readonly Place[] >( [] );

	useLayoutEffect( () => {
		const found = Array.from(
			box.current?.querySelectorAll< HTMLAnchorElement >(
				'.mp-video > a'
			) ?? []
		).flatMap( ( link ) => {
			const [ , youtube, vimeo, id ] = ADDRESS.exec( link.href ) ?? [];
			if ( ! id ) {
				return [];
			}
			const frame = document.createElement( 'div' );
			link.replaceWith( frame );
			return {
				link,
				frame,
				provider: ( youtube ?? vimeo ) as Provider,
				id,
			};
		} );
		setPlaces( found );
		return () =>
			found.forEach( ( { link, frame } ) => frame.replaceWith( link ) );
	}, [ html ] );

	return (
		<>
			<RichText html={ html } boxRef={ box } />
			{ places.map( ( { link, frame, provider, id }, index ) => {
				const src = link.querySelector( 'img' )?.src;
				return createPortal(
					<Video
						provider={ provider }
						id={ id }
						url={ link.href }
						title={ link.textContent ?? '' }
						picture={
							src ? (
								<img src={ src } alt="" loading="lazy" />
							) : null
						}
					/>,
					frame,
					`${ index } ${ id }`
				);
			} ) }
		</>
	);
}
