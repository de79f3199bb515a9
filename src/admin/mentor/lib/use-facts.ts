import { useDispatch, useSelect } from '@wordpress/data';

export const PLUGIN = 'mentoriai-mentor';

/** As Mentors\StaticMentorFacts::name() calls them. */
export type FactName =
	| 'mentoriai_position'
	| 'mentoriai_linkedin'
	| 'mentoriai_hub'
	| 'mentoriai_town'
	| 'mentoriai_address'
	| 'mentoriai_map_url'
	| 'mentoriai_days'
	| 'mentoriai_phone'
	| 'mentoriai_email'
	| 'mentoriai_booking_url';

export type Facts = Partial< Record< FactName, string > >;

interface EditorSelectors {
	getEditedPostAttribute: ( name: string ) => unknown;
}

interface EditorActions {
	editPost: ( edits: Record< string, unknown > ) => void;
}

const FIELD = 'mentoriai_contact';
const NONE: Facts = {};

/** The facts of the mentor as they are in the editor, whose one button saves them. */
export function useFacts(): [ Facts, ( changed: Facts ) => void ] {
	const facts = useSelect(
		( select ) =>
			( (
				select( 'core/editor' ) as unknown as EditorSelectors
			 ).getEditedPostAttribute( FIELD ) as Facts | undefined ) ?? NONE,
		[]
	);
	const { editPost } = useDispatch(
		'core/editor'
	) as unknown as EditorActions;
	return [
		facts,
		( changed ) => editPost( { [ FIELD ]: { ...facts, ...changed } } ),
	];
}
