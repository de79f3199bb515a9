import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { scrollToElement } from '../../../lib/smooth-scroll';

/**
 * Another page of the list: the focus goes to the list's heading and the heading comes into view. Going back, the
 * page is where the reader left it.
 *
 * @return For the heading, which must take the focus (tabIndex -1).
 */
export function useListPageFocus(
	page: number
): RefObject< HTMLHeadingElement > {
	const heading = useRef< HTMLHeadingElement >( null );
	const shown = useRef( page );
	const back = useNavigationType() === 'POP';

	useEffect( () => {
		if ( shown.current === page ) {
			return;
		}
		shown.current = page;
		heading.current?.focus( { preventScroll: true } );
		if ( heading.current && ! back ) {
			scrollToElement( heading.current );
		}
	}, [ page, back ] );

	return heading;
}
