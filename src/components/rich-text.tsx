import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { innerPath } from '../lib/paths';
import { classes } from '../lib/class-names';
import './prose.css';

interface RichTextProps {
	/** HTML of editors, sanitised by the server. Never what a member typed. */
	html: string;
	className?: string | undefined;
	/** Hands out its element, for what works on what is drawn in it (EditorText). */
	boxRef?: RefObject< HTMLDivElement > | undefined;
}

/** The only place where HTML of the server becomes elements. */
export function RichText( { html, className, boxRef }: RichTextProps ) {
	const own = useRef< HTMLDivElement >( null );
	const box = boxRef ?? own;
	const navigate = useNavigate();

	// Links of editors to pages of the portal do not load everything again.
	useEffect( () => {
		const element = box.current;
		const follow = ( event: MouseEvent ) => {
			const link = (
				event.target as Element
			 ).closest< HTMLAnchorElement >(
				'a[href]:not([target],[download])'
			);
			if (
				! link ||
				event.metaKey ||
				event.ctrlKey ||
				event.shiftKey ||
				event.altKey
			) {
				return;
			}
			const path = innerPath( link.href );
			if ( path !== null ) {
				event.preventDefault();
				navigate( path );
			}
		};
		element?.addEventListener( 'click', follow );
		return () => element?.removeEventListener( 'click', follow );
	}, [ box, navigate ] );

	return (
		<div
			ref={ box }
			className={ classes( 'mp-prose', className ) }
			dangerouslySetInnerHTML={ { __html: html } }
		/>
	);
}
