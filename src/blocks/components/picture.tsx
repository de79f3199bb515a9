import type { ReactNode } from 'react';
import { classes } from '../../lib/class-names';
import { useMedia } from '../lib/use-media';

interface PictureProps {
	id: number;
	className?: string;
	/** What is there without a picture. */
	children?: ReactNode;
}

/** A picture of the media library where the site shows it. */
export function Picture( { id, className, children }: PictureProps ) {
	const media = useMedia( id );
	if ( id === 0 ) {
		return <>{ children }</>;
	}
	return (
		<span className={ classes( 'mp-edit-picture', className ) }>
			{ media && <img src={ media.source_url } alt={ media.alt_text } /> }
		</span>
	);
}
