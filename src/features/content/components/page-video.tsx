import { RichText } from '../../../components/rich-text';
import { Video } from '../../../components/video/video';
import type { BlockOf } from '../page-block';

interface PageVideoProps {
	block: BlockOf< 'video' >;
}

/** A video of a provider, or of the media library in the browser's own player. */
export function PageVideo( { block }: PageVideoProps ) {
	const { provider, id, url, title, img, caption, tracks } = block;
	return (
		<figure className="mp-video">
			{ provider === 'file' ? (
				<video
					src={ url }
					controls
					playsInline
					preload="none"
					aria-label={ title }
					{ ...( img && { poster: img.resized.src } ) }
				>
					{ tracks.map( ( track ) => (
						<track
							key={ track.src }
							src={ track.src }
							kind={ track.kind }
							srcLang={ track.srclang }
							label={ track.label }
						/>
					) ) }
				</video>
			) : (
				<Video
					key={ id }
					provider={ provider }
					id={ id }
					url={ url }
					title={ title }
					picture={ img }
				/>
			) }
			{ caption && (
				<figcaption>
					<RichText html={ caption } />
				</figcaption>
			) }
		</figure>
	);
}
