import { useLayoutEffect, useRef } from 'react';
import { addVoice, makeVoice } from '../lib/voice';

/** Where the page, or a window above it, says what is not seen: it is there before there is anything to say. */
export function SpokenRegion() {
	const host = useRef< HTMLDivElement >( null );
	const voice = useRef< ReturnType< typeof makeVoice > | null >( null );
	useLayoutEffect( () => {
		voice.current ??= makeVoice( host.current as HTMLDivElement );
		return addVoice( voice.current );
	}, [] );
	return <div ref={ host } className="mp-visually-hidden" />;
}
