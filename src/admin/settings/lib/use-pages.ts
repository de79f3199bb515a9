import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';
import type { FooterLang } from './footer-texts';

export interface PortalPage {
	title: string;
	/** Below the site's address, as links are stored. */
	path: string;
	lang: FooterLang;
}

interface Found {
	link: string;
	title: { rendered: string };
}

interface Printed {
	mentoriaiAdmin?: { home?: string };
}

const NONE: readonly PortalPage[] = [];

function pageOf( { link, title }: Found ): PortalPage[] {
	const home = ( window as unknown as Printed ).mentoriaiAdmin?.home ?? '';
	// Without pretty addresses the site is another, or the page is: it can still be pasted.
	if ( ! link.startsWith( `${ home }/` ) || link.includes( '?' ) ) {
		return [];
	}
	const path = link.slice( home.length );
	return [
		{
			title:
				new DOMParser().parseFromString( title.rendered, 'text/html' )
					.body.textContent ?? '',
			path,
			lang: /^\/en(\/|$)/.test( path ) ? 'en' : 'lt',
		},
	];
}

/** The site's published pages, for links to them. Who cannot get them pastes addresses. */
export function usePages(): readonly PortalPage[] {
	const [ pages, setPages ] = useState( NONE );
	useEffect( () => {
		let left = false;
		apiFetch< Found[] >( {
			path: '/wp/v2/pages?per_page=100&orderby=title&order=asc&_fields=link,title',
		} ).then(
			( found ) => ! left && setPages( found.flatMap( pageOf ) ),
			() => undefined
		);
		return () => {
			left = true;
		};
	}, [] );
	return pages;
}
