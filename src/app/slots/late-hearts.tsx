import { type ReactNode, useEffect, useState } from 'react';
import type { MentorCardData } from '../../features/mentors/api';
import { afterPaint } from '../../lib/after-paint';
import { quietPart } from '../quiet-part';

const heart = quietPart( () =>
	import(
		/* webpackChunkName: "heart" */ '../../features/mentors/components/heart-button'
	).then( ( file ) => file.HeartButton )
);

/** Draws hearts of mentors, for where a page is painted before they are there: they come after it, and move nothing. */
export function useLateHearts(): ( mentor: MentorCardData ) => ReactNode {
	const [ isPainted, setPainted ] = useState( heart.isLoaded );
	useEffect( () => afterPaint( () => setPainted( true ) ), [] );
	return ( mentor ) => isPainted && <heart.Part mentor={ mentor } />;
}
