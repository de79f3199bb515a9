import { useEffect } from 'react';
import { setTitle } from '../lib/title';

/** "{title} | Mentoriai". An empty title, while it loads, changes nothing. */
export function usePageTitle( title: string | undefined ): void {
	useEffect( () => {
		if ( title ) {
			setTitle( title );
		}
	}, [ title ] );
}
