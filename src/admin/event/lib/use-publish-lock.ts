import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { PLUGIN, showField } from './panels';
import type { Problem } from './types';

interface EditorSelectors {
	getEditedPostAttribute: ( name: string ) => unknown;
	isPublishSidebarOpened: () => boolean;
	isPublishSidebarEnabled: () => boolean;
}

interface EditorActions {
	lockPostSaving: ( name: string ) => void;
	unlockPostSaving: ( name: string ) => void;
}

interface NoticeActions {
	createErrorNotice: ( text: string, options: object ) => void;
	removeNotice: ( id: string ) => void;
}

const PUBLIC = [ 'publish', 'future', 'private' ];

/**
 * Locks saving while the event would go to visitors with something wrong. WordPress's lock also stops drafts, so it
 * holds only where saving means publishing: a public event, or the step before publishing. Where that step is
 * switched off the button publishes at once; there the lock holds all the time.
 */
export function usePublishLock( problems: Problem[] ): void {
	const { isPublic, publishing } = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as unknown as EditorSelectors;
		return {
			isPublic: PUBLIC.includes(
				String( editor.getEditedPostAttribute( 'status' ) )
			),
			publishing:
				editor.isPublishSidebarOpened() ||
				! editor.isPublishSidebarEnabled(),
		};
	}, [] );
	const { lockPostSaving, unlockPostSaving } = useDispatch(
		'core/editor'
	) as unknown as EditorActions;
	const { createErrorNotice, removeNotice } = useDispatch(
		'core/notices'
	) as unknown as NoticeActions;
	const locked = problems.length > 0 && ( isPublic || publishing );
	const told = locked && isPublic;
	const first = problems[ 0 ]?.field;
	const words = problems.map( ( { text } ) => text ).join( ' ' );

	useEffect( () => {
		if ( locked ) {
			lockPostSaving( PLUGIN );
			return () => unlockPostSaving( PLUGIN );
		}
		return undefined;
	}, [ locked, lockPostSaving, unlockPostSaving ] );

	useEffect( () => {
		if ( told && first !== undefined ) {
			createErrorNotice(
				__( 'The event cannot be saved yet.', 'mentoriai-portal' ) +
					' ' +
					words,
				{
					id: PLUGIN,
					isDismissible: false,
					actions: [
						{
							label: __( 'Go to the field', 'mentoriai-portal' ),
							onClick: () => showField( first ),
						},
					],
				}
			);
			return () => removeNotice( PLUGIN );
		}
		return undefined;
	}, [ told, first, words, createErrorNotice, removeNotice ] );
}
