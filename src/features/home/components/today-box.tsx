import { type ReactNode, useState } from 'react';

/** The intro's box, as high as the page brought it: below it nothing moves when a member's Today takes its place. */
export function TodayBox( { children }: { children: ReactNode } ) {
	const [ minHeight ] = useState(
		() =>
			document.querySelector< HTMLElement >( 'main .mp-hero' )
				?.offsetHeight
	);
	return (
		<section
			className="mp-hero mp-on-band mp-today"
			style={ { minHeight } }
		>
			{ children }
		</section>
	);
}
