import type { CSSProperties } from 'react';
import { blocksBoot } from '../lib/boot';
import { useMedia } from '../lib/use-media';

interface ItemIconProps {
	/** Name of an icon, or id of a picture. */
	source: unknown;
	className: string;
}

/** An icon in its arch, as the site draws it. */
export function ItemIcon( { source, className }: ItemIconProps ) {
	const picture = useMedia( typeof source === 'number' ? source : 0 );
	const drawing =
		typeof source === 'string' ? blocksBoot().icons[ source ] : undefined;
	if ( drawing === undefined && picture === null ) {
		return null;
	}
	return (
		<span className={ className } aria-hidden="true">
			{ drawing === undefined ? (
				<img
					className="mp-home-icon-image"
					src={ picture?.source_url }
					alt=""
				/>
			) : (
				<span
					className="mp-home-icon"
					style={
						{ '--mp-icon': `url("${ drawing }")` } as CSSProperties
					}
				/>
			) }
		</span>
	);
}
