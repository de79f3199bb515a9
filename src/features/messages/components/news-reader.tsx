import { useEffect, useRef, useState } from 'react';
import { displayName } from '../lib/people';
import { lastForeignId, type Thread } from '../lib/thread';

interface NewsReaderProps {
	thread: Thread;
	me: number;
}

/** Says new messages of the other side aloud; what was there on load, and earlier ones, are not news. */
export function NewsReader( { thread, me }: NewsReaderProps ) {
	const [ news, setNews ] = useState( '' );
	const known = useRef( lastForeignId( thread, me ) );
	useEffect( () => {
		const fresh = thread.messages.filter(
			( { id, author_id: by } ) => by !== me && id > known.current
		);
		if ( fresh.length > 0 ) {
			known.current = fresh.at( -1 )?.id ?? known.current;
			setNews(
				fresh
					.map(
						( { author_name: name, content } ) =>
							`${ displayName( name ) }: ${ content }`
					)
					.join( '\n' )
			);
		}
	}, [ thread, me ] );
	return (
		<p className="mp-visually-hidden" role="status">
			{ news }
		</p>
	);
}
