import { useEffect } from 'react';

/** "{title} | Mentoriai". An empty title, while it loads, changes nothing. */
export function usePageTitle( title: string | undefined ): void {
	useEffect( () => {
		if ( title ) {
			document.title = `${ title } | Mentoriai`;
		}
	}, [ title ] );
}
