import type { EventFacts } from './types';

/** Post meta of an event (includes/Events/EventMeta.php) by the names used here. */
const KEYS = {
	startDate: '_mentoriai_start_date',
	endDate: '_mentoriai_end_date',
	startTime: '_mentoriai_start_time',
	endTime: '_mentoriai_end_time',
	showEnd: '_mentoriai_show_end',
	status: '_mentoriai_event_status',
	url: '_mentoriai_url',
	mapUrl: '_mentoriai_map_url',
	location: '_mentoriai_location',
	place: '_mentoriai_place',
	typeLabel: '_mentoriai_type_label',
	speakers: '_mentoriai_speakers',
	files: '_mentoriai_files',
} as const satisfies Record< keyof EventFacts, string >;

const EMPTY: EventFacts = {
	startDate: '',
	endDate: '',
	startTime: '',
	endTime: '',
	showEnd: false,
	status: 'scheduled',
	url: '',
	mapUrl: '',
	location: '',
	place: '',
	typeLabel: '',
	speakers: [],
	files: [],
};

const NAMES = Object.keys( KEYS ) as ( keyof EventFacts )[];

/** What the editor's store holds as meta; a key that is missing is empty. */
export function factsOf( meta: Record< string, unknown > ): EventFacts {
	const given = NAMES.flatMap( ( name ) => {
		const value = meta[ KEYS[ name ] ];
		const fits =
			Array.isArray( EMPTY[ name ] ) === Array.isArray( value ) &&
			typeof value === typeof EMPTY[ name ];
		return fits && value !== '' ? [ [ name, value ] ] : [];
	} );
	return { ...EMPTY, ...( Object.fromEntries( given ) as object ) };
}

/** Changes as the meta that the editor's store takes. */
export function metaOf(
	changes: Partial< EventFacts >
): Record< string, unknown > {
	return Object.fromEntries(
		NAMES.filter( ( name ) => name in changes ).map( ( name ) => [
			KEYS[ name ],
			changes[ name ],
		] )
	);
}
