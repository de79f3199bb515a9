import { __, sprintf } from '@wordpress/i18n';
import { useRef, useState } from 'react';
import { sessionStore } from '../../../lib/session';
import { deleteCv, readCv, sendCv, type CvFile } from '../api';
import {
	CV_ENDINGS,
	cvError,
	MAX_CV_BYTES,
	MAX_CVS,
	tooManyCvs,
	uploadError,
} from '../lib/upload-error';
import { useKeepProfile } from './use-keep-profile';

/** A file that is not there yet: waiting, on its way, or refused. */
export interface PendingCv {
	key: number;
	file: File;
	/** 0 to 1. */
	share: number;
	error: string | undefined;
	/** Whether trying once more may help. */
	again: boolean;
}

interface CvFiles {
	pending: PendingCv[];
	/** Said aloud. */
	news: string;
	/** What went wrong with a file that is there. */
	errors: Readonly< Record< number, string > >;
	add: ( files: readonly File[] ) => void;
	retry: ( key: number ) => void;
	/** Stops an upload, or takes a refused one off the list. */
	dismiss: ( key: number ) => void;
	remove: ( cv: CvFile ) => Promise< void >;
	save: ( cv: CvFile ) => Promise< void >;
}

let lastKey = 0;

/** One file after the other goes to the server; each has its own progress and its own end. */
export function useCvFiles( count: number ): CvFiles {
	const keep = useKeepProfile();
	const [ pending, setPending ] = useState< PendingCv[] >( [] );
	const [ news, setNews ] = useState( '' );
	const [ errors, setErrors ] = useState< Record< number, string > >( {} );
	const controls = useRef( new Map< number, AbortController >() );
	const queue = useRef< Promise< void > >( Promise.resolve() );

	const change = ( key: number, to: Partial< PendingCv > ) =>
		setPending( ( list ) =>
			list.map( ( one ) => ( one.key === key ? { ...one, ...to } : one ) )
		);
	const drop = ( key: number ) =>
		setPending( ( list ) => list.filter( ( one ) => one.key !== key ) );

	const send = async ( key: number, file: File ) => {
		const control = controls.current.get( key );
		if ( ! control || control.signal.aborted ) {
			return;
		}
		try {
			const cv = await sendCv( file, {
				signal: control.signal,
				onProgress: ( share ) => change( key, { share } ),
			} );
			keep( { cv } );
			drop( key );
			setNews(
				sprintf(
					/* translators: %s: name of a file. */
					__( 'Uploaded: %s', 'mentoriai-portal' ),
					file.name
				)
			);
		} catch ( error ) {
			if ( ! control.signal.aborted ) {
				change( key, {
					error: uploadError( error, cvError ),
					again: true,
				} );
			}
		}
	};
	const start = ( key: number, file: File ) => {
		const owner = sessionStore.getState().user?.id;
		controls.current.set( key, new AbortController() );
		queue.current = queue.current.then( () =>
			// Not to the profile of whoever logged in here since.
			sessionStore.getState().user?.id === owner
				? send( key, file )
				: undefined
		);
	};

	const add = ( files: readonly File[] ) => {
		const open = pending.filter( ( one ) => ! one.error ).length;
		let free = MAX_CVS - count - open;
		const added = files.map( ( file ) => {
			const error =
				refuse( file ) ?? ( free-- > 0 ? undefined : tooManyCvs() );
			return { key: ++lastKey, file, share: 0, error, again: false };
		} );
		setPending( ( list ) => [ ...list.filter( stays ), ...added ] );
		added
			.filter( ( { error } ) => ! error )
			.forEach( ( { key, file } ) => start( key, file ) );
	};

	const about = async ( cv: CvFile, work: () => Promise< void > ) => {
		setErrors( ( { [ cv.id ]: _, ...others } ) => others );
		try {
			await work();
		} catch ( error ) {
			const text = uploadError( error, cvError );
			setErrors( ( others ) => ( { ...others, [ cv.id ]: text } ) );
		}
	};

	return {
		pending,
		news,
		errors,
		add,
		retry: ( key ) => {
			const one = pending.find( ( item ) => item.key === key );
			if ( one ) {
				change( key, { error: undefined, share: 0 } );
				start( key, one.file );
			}
		},
		dismiss: ( key ) => {
			controls.current.get( key )?.abort();
			drop( key );
		},
		remove: ( cv ) =>
			about( cv, async () => {
				keep( { cv: await deleteCv( cv.id ) } );
				setNews(
					sprintf(
						/* translators: %s: name of a file. */
						__( 'Deleted: %s', 'mentoriai-portal' ),
						cv.name
					)
				);
			} ),
		save: ( cv ) =>
			about( cv, async () => offer( await readCv( cv.id ), cv.name ) ),
	};
}

/**
 * Those that were refused and cannot be tried again make room for new ones.
 * @param one
 */
function stays( one: PendingCv ): boolean {
	return ! one.error || one.again;
}

function refuse( file: File ): string | undefined {
	const ending = file.name.split( '.' ).pop()?.toLowerCase() ?? '';
	if ( ! CV_ENDINGS.some( ( known ) => known === ending ) ) {
		return cvError( 'type' );
	}
	return file.size > MAX_CV_BYTES ? cvError( 'size' ) : undefined;
}

/**
 * Gives a file that came with the bearer to the browser's downloads.
 * @param blob
 * @param name
 */
function offer( blob: Blob, name: string ): void {
	const link = document.createElement( 'a' );
	link.href = URL.createObjectURL( blob );
	link.download = name;
	link.click();
	setTimeout( () => URL.revokeObjectURL( link.href ), 60_000 );
}
