import { useDispatch, useSelect } from '@wordpress/data';
import { factsOf, metaOf } from './event-facts';
import { problemsOf } from './problems';
import type { EventFacts, Problem } from './types';

interface EditorSelectors {
	getEditedPostAttribute: ( name: string ) => unknown;
}

interface EditorActions {
	editPost: ( edits: Record< string, unknown > ) => void;
}

interface Event {
	facts: EventFacts;
	problems: Problem[];
	/** Changes facts in the editor; its one button saves them with everything else. */
	change: ( changes: Partial< EventFacts > ) => void;
}

const NONE = {};

/** The event as it is in the editor. */
export function useEvent(): Event {
	const { title, meta } = useSelect( ( select ) => {
		const editor = select( 'core/editor' ) as EditorSelectors;
		return {
			title: editor.getEditedPostAttribute( 'title' ),
			meta: editor.getEditedPostAttribute( 'meta' ),
		};
	}, [] );
	const { editPost } = useDispatch(
		'core/editor'
	) as unknown as EditorActions;
	const facts = factsOf(
		typeof meta === 'object' && meta !== null
			? ( meta as Record< string, unknown > )
			: NONE
	);
	return {
		facts,
		problems: problemsOf( typeof title === 'string' ? title : '', facts ),
		change: ( changes ) => editPost( { meta: metaOf( changes ) } ),
	};
}
