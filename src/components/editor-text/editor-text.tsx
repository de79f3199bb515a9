import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Checklist } from '../checklist/checklist';
import type { ChecklistBlock } from '../checklist/checklist-block';
import { RichText } from '../rich-text';
import { type Provider, Video } from '../video/video';

/** What stands in the place of something the server wrote. */
interface Place {
	frame: Element;
	drawn: ReactElement;
}

/** The addresses that the server writes (Core\Blocks\Video). */
const ADDRESS =
	/^https:\/\/(?:www\.(youtube)\.com\/watch\?v=|(vimeo)\.com\/)([\w-]+)/;

/**
 * Text of editors' blocks. A link to a video becomes a picture with a button that plays it here; questions with two results
 * become a self-check.
 */
export function EditorText( { html }: { html: string } ) {
	const box = useRef< HTMLDivElement >( null );
	const [ places, setPlaces ] = useState< readonly Place[] >( [] );

	useLayoutEffect( () => {
		const found = Array.from(
			box.current?.querySelectorAll< HTMLElement >(
				'.mp-video > a, .mp-text-checklist'
			) ?? []
		).flatMap( ( written ) => {
			const drawn =
				written instanceof HTMLAnchorElement
					? videoOf( written )
					: checklistOf( written );
			if ( ! drawn ) {
				return [];
			}
			const frame = document.createElement( 'div' );
			frame.className = written.classList[ 0 ] ?? '';
			written.replaceWith( frame );
			return { written, frame, drawn };
		} );
		setPlaces( found );
		return () =>
			found.forEach( ( { written, frame } ) =>
				frame.replaceWith( written )
			);
	}, [ html ] );

	return (
		<>
			<RichText html={ html } boxRef={ box } />
			{ places.map( ( { frame, drawn }, index ) =>
				createPortal( drawn, frame, `${ index } ${ drawn.key }` )
			) }
		</>
	);
}

function videoOf( link: HTMLAnchorElement ): ReactElement | null {
	const [ , youtube, vimeo, id ] = ADDRESS.exec( link.href ) ?? [];
	const src = link.querySelector( 'img' )?.src;
	return id ? (
		<Video
			key={ id }
			provider={ ( youtube ?? vimeo ) as Provider }
			id={ id }
			url={ link.href }
			title={ link.textContent ?? '' }
			picture={ src ? <img src={ src } alt="" loading="lazy" /> : null }
		/>
	) : null;
}

/** As Content\PageBlocks writes it. */
function checklistOf( box: HTMLElement ): ReactElement | null {
	const texts = ( selector: string ) =>
		Array.from(
			box.querySelectorAll( `:scope > ${ selector }` ),
			( { textContent } ) => textContent ?? ''
		);
	const [ tekstas_visi = '', tekstas_ne_visi = '' ] = texts( 'details > p' );
	const block: ChecklistBlock = {
		bloko_antraste: texts( 'h2' ).join( '' ),
		bloko_tekstas: texts( 'p' ).join( '' ),
		klausimai: texts( 'ol > li' ),
		tekstas_visi,
		tekstas_ne_visi,
	};
	return block.klausimai.length > 0 ? (
		<Checklist key={ block.klausimai.join() } block={ block } />
	) : null;
}
