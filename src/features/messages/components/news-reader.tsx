import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { displayName } from '../../../components/members/display-name';
import { lastForeignId, type Thread } from '../lib/thread';

/** More would be heard again by who reads the page from its end. */
const KEPT = 5;

interface NewsReaderProps {
	thread: Thread;
	me: number;
	/** How many messages of the person have arrived since the conversation was opened. */
	delivered: number;
}

interface News {
	key: number;
	text: string;
}

/**
 * Says aloud that a message was sent, and new messages of the other side; what was there on load, and earlier ones, are
 * not news. Each is an element of its own, so that the same words are said again.
 */
export function NewsReader( { thread, me, delivered }: NewsReaderProps ) {
	const [ news, setNews ] = useState< readonly News[] >( [] );
	const known = useRef( lastForeignId( thread, me ) );
	const told = useRef( delivered );
	useEffect( () => {
		const texts = thread.messages
			.filter(
				( { id, author_id: by } ) => by !== me && id > known.current
			)
			.map(
				( { author_name: name, content } ) =>
					`${ displayName( name ) }: ${ content }`
			);
		if ( delivered > told.current ) {
			texts.push( __( 'The message was sent', 'mentoriai-portal' ) );
		}
		known.current = Math.max( known.current, lastForeignId( thread, me ) );
		told.current = delivered;
		if ( texts.length > 0 ) {
			setNews( ( before ) => {
				const next = ( before.at( -1 )?.key ?? 0 ) + 1;
				return [
					...before,
					...texts.map( ( text, index ) => ( {
						key: next + index,
						text,
					} ) ),
				].slice( -KEPT );
			} );
		}
	}, [ thread, me, delivered ] );
	return (
		<div className="mp-visually-hidden" role="log">
			{ news.map( ( { key, text } ) => (
				<p key={ key }>{ text }</p>
			) ) }
		</div>
	);
}
