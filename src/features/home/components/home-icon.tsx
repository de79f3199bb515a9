import type { CSSProperties } from 'react';
import type { PortalImage } from '../../../lib/image';

interface HomeIconProps {
	image: PortalImage | null;
	className: string;
}

/** An icon in its arch: a drawing takes the colour of its place, a picture keeps its own. */
export function HomeIcon( { image, className }: HomeIconProps ) {
	if ( ! image ) {
		return null;
	}
	const { src } = image.resized;
	return (
		<span className={ className } aria-hidden="true">
			{ src.endsWith( '.svg' ) ? (
				<span
					className="mp-home-icon"
					style={
						{
							'--mp-icon': `url("${ encodeURI( src ) }")`,
						} as CSSProperties
					}
				/>
			) : (
				<img
					className="mp-home-icon-image"
					src={ src }
					alt=""
					width={ 24 }
					height={ 24 }
					loading="lazy"
				/>
			) }
		</span>
	);
}
