/** As Core\Blocks\Video reads addresses; what the server refuses is refused here before it is saved. */
const REST = '/?(?:[?&#][^\\s"\'<>]*)?$';
const YOUTUBE = [
	`^https?://(?:www\\.|m\\.)?youtube(?:-nocookie)?\\.com/(?:watch/?\\?(?:[^\\s#&]*&)*v=|shorts/|embed/|live/)([\\w-]{11})${ REST }`,
	`^https?://youtu\\.be/([\\w-]{11})${ REST }`,
].map( ( pattern ) => new RegExp( pattern ) );
const VIMEO = new RegExp(
	`^https?://(?:www\\.)?(?:vimeo\\.com/|player\\.vimeo\\.com/video/)(\\d{5,12})(?:/[0-9a-f]{6,16}|\\?h=[0-9a-f]{6,16})?${ REST }`
);

interface VideoAt {
	provider: 'youtube' | 'vimeo';
	name: string;
	id: string;
}

/** The video that an address names; null for any other address. */
export function videoAt( url: string ): VideoAt | null {
	const address = url.trim();
	for ( const pattern of YOUTUBE ) {
		const id = pattern.exec( address )?.[ 1 ];
		if ( id ) {
			return { provider: 'youtube', name: 'YouTube', id };
		}
	}
	const id = VIMEO.exec( address )?.[ 1 ];
	return id ? { provider: 'vimeo', name: 'Vimeo', id } : null;
}
