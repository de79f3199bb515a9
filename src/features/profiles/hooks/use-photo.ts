import { useRef, useState } from 'react';
import { deletePhoto, sendPhoto } from '../api';
import { photoError, uploadError } from '../lib/upload-error';
import { useKeepProfile } from './use-keep-profile';

export interface PhotoState {
	/** 0 to 1 while it is on its way; null otherwise. */
	share: number | null;
	error: string | undefined;
	/** What was done last, for those who do not see it. */
	done: 'sent' | 'removed' | null;
	removing: boolean;
	send: ( photo: Blob ) => Promise< void >;
	/** Sends the one again that did not arrive; null where there is none. */
	retry: ( () => Promise< void > ) | null;
	cancel: () => void;
	remove: () => Promise< void >;
	fail: ( reason: 'type' | 'size' ) => void;
}

export function usePhoto(): PhotoState {
	const keep = useKeepProfile();
	const running = useRef< AbortController | null >( null );
	const [ share, setShare ] = useState< number | null >( null );
	const [ error, setError ] = useState< string >();
	const [ done, setDone ] = useState< PhotoState[ 'done' ] >( null );
	const [ removing, setRemoving ] = useState( false );
	const [ unsent, setUnsent ] = useState< Blob | null >( null );

	const begin = () => {
		setError( undefined );
		setDone( null );
		setUnsent( null );
	};
	const send = async ( photo: Blob ) => {
		const control = new AbortController();
		running.current = control;
		begin();
		setShare( 0 );
		try {
			const { signal } = control;
			keep( {
				img: await sendPhoto( photo, { onProgress: setShare, signal } ),
			} );
			setDone( 'sent' );
		} catch ( failure ) {
			if ( ! control.signal.aborted ) {
				setError( uploadError( failure, photoError ) );
				setUnsent( photo );
			}
		}
		setShare( null );
	};
	const remove = async () => {
		begin();
		setRemoving( true );
		try {
			await deletePhoto();
			keep( { img: null } );
			setDone( 'removed' );
		} catch ( failure ) {
			setError( uploadError( failure, photoError ) );
		}
		setRemoving( false );
	};
	return {
		share,
		error,
		done,
		removing,
		send,
		retry: unsent && ( () => send( unsent ) ),
		remove,
		cancel: () => running.current?.abort(),
		fail: ( reason ) => {
			begin();
			setError( photoError( reason ) );
		},
	};
}
