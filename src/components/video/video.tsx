import { Play } from 'lucide-react';
import { useState } from 'react';
import type { PortalImage } from '../../lib/image';
import { Icon } from '../icon';
import { LazyImage } from '../lazy-image';
import { TileArt } from '../tile-art';
import './video.css';

const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

export type Provider = keyof typeof PROVIDERS;

interface VideoProps {
	provider: Provider;
	id: string;
	/** Its page at the provider. */
	url: string;
	title: string;
	/** What stands there until it plays; the portal's drawing where there is none. */
	picture: PortalImage | React.ReactElement | null;
}

/** A picture with a button. Nothing is asked of the provider before it is pressed. */
export function Video( { provider, id, url, title, picture }: VideoProps ) {
	const [ plays, setPlays ] = useState( false );
	if ( plays ) {
		return (
			<iframe
				ref={ ( frame ) => frame?.focus() }
				className="mp-video__frame"
				src={ playerUrl( provider, id, url ) }
				title={ title }
				allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
				referrerPolicy="strict-origin-when-cross-origin"
				allowFullScreen
			/>
		);
	}
	const drawn =
		picture && 'resized' in picture ? (
			<LazyImage image={ { ...picture, alt: '' } } />
		) : (
			picture
		);
	return (
		<button
			type="button"
			className="mp-video__open"
			onClick={ () => setPlays( true ) }
		>
			{ drawn ?? <TileArt seed={ id } columns={ 8 } rows={ 4 } /> }
			<span className="mp-video__label">
				<Icon icon={ Play } />
				<span>
					{ title } <small>{ PROVIDERS[ provider ] }</small>
				</span>
			</span>
		</button>
	);
}

/** YouTube's host without cookies; Vimeo's player told not to track. An unlisted video of Vimeo has its key in the address. */
function playerUrl( provider: Provider, id: string, url: string ): string {
	if ( provider === 'youtube' ) {
		return `https://www.youtube-nocookie.com/embed/${ id }?autoplay=1&rel=0`;
	}
	const key = /\/\d+\/([0-9a-f]+)$/.exec( url )?.[ 1 ];
	return `https://player.vimeo.com/video/${ id }?autoplay=1&dnt=1${
		key ? `&h=${ key }` : ''
	}`;
}
