import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

export const TOWN = 'mentoriai_town';

export interface Town {
	id: number;
	name: string;
}

interface CoreSelectors {
	getEntityRecords: (
		kind: string,
		name: string,
		query: Record< string, unknown >
	) => Town[] | null;
	getEntityRecord: (
		kind: string,
		name: string,
		id: number
	) => Town | undefined;
	getTaxonomy: ( name: string ) => { rest_base: string } | undefined;
}

interface EditorSelectors {
	getEditedPostAttribute: ( name: string ) => unknown;
}

interface CoreActions {
	saveEntityRecord: (
		kind: string,
		name: string,
		record: Record< string, unknown >,
		options: { throwOnError: boolean }
	) => Promise< Town | undefined >;
}

interface EditorActions {
	editPost: ( edits: Record< string, unknown > ) => void;
}

export interface Towns {
	/** By name; null while they load. */
	all: Town[] | null;
	/** Id of the chosen one, 0 for none. */
	chosen: number;
	/** Its name, '' for none. */
	name: string;
	choose: ( town: Town | null ) => void;
	/** Makes a town, or finds the one of that name. Rejects with words for the editor. */
	add: ( name: string ) => Promise< Town >;
}

const EVERY = { per_page: -1, orderby: 'name', order: 'asc' };

/** The terms of REST have entities in their names. */
function plain( text: string ): string {
	return (
		new DOMParser().parseFromString( text, 'text/html' ).body.textContent ??
		''
	);
}

function townsOf( rows: Town[], chosen: Town | null ): Town[] {
	const whole =
		chosen === null || rows.some( ( { id } ) => id === chosen.id )
			? rows
			: [ ...rows, chosen ];
	return whole.map( ( { id, name } ) => ( { id, name: plain( name ) } ) );
}

/** The towns, and which one the event has. */
export function useTowns(): Towns {
	const { rows, base, chosen, known } = useSelect( ( select ) => {
		const core = select( 'core' ) as unknown as CoreSelectors;
		const editor = select( 'core/editor' ) as unknown as EditorSelectors;
		const restBase = core.getTaxonomy( TOWN )?.rest_base ?? TOWN;
		const ids = editor.getEditedPostAttribute( restBase );
		const first: unknown = Array.isArray( ids ) ? ids[ 0 ] : 0;
		const id = typeof first === 'number' ? first : 0;
		return {
			rows: core.getEntityRecords( 'taxonomy', TOWN, EVERY ),
			base: restBase,
			chosen: id,
			// One that was just made is known before the list is asked again.
			known: id > 0 ? core.getEntityRecord( 'taxonomy', TOWN, id ) : null,
		};
	}, [] );
	const { saveEntityRecord } = useDispatch(
		'core'
	) as unknown as CoreActions;
	const { editPost } = useDispatch(
		'core/editor'
	) as unknown as EditorActions;
	const all = rows && townsOf( rows, known ?? null );

	const add = async ( typed: string ): Promise< Town > => {
		const name = typed.trim();
		const same = all?.find(
			( town ) =>
				town.name.toLocaleLowerCase( 'lt' ) ===
				name.toLocaleLowerCase( 'lt' )
		);
		if ( same ) {
			return same;
		}
		const made = await saveEntityRecord(
			'taxonomy',
			TOWN,
			{ name },
			{ throwOnError: true }
		);
		if ( ! made ) {
			throw new Error(
				__( 'The city was not added. Try again.', 'mentoriai-portal' )
			);
		}
		return { id: made.id, name: plain( made.name ) };
	};

	return {
		all,
		chosen,
		name: known ? plain( known.name ) : '',
		choose: ( town ) => editPost( { [ base ]: town ? [ town.id ] : [] } ),
		add,
	};
}
