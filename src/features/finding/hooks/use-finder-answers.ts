import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { find_mentors as LIMITS } from '../../../api/generated/limits';

/** The questions in their order, and what comes of them. */
export const STEPS = [ 'fields', 'words', 'town', 'mentors' ] as const;
export type Step = ( typeof STEPS )[ number ];

export interface Answers {
	step: Step;
	/** Ids of fields, three at most. */
	fields: readonly number[];
	words: string;
	town: string;
}

export const MOST_FIELDS = LIMITS.fields.maxItems;

/**
 * Where someone is in the finder, and what was answered, is in the part of the address that no server sees (specification 3,
 * "Finding"): a reload and the Back button keep it, and no access log has it.
 */
export function useFinderAnswers() {
	const { hash } = useLocation();
	const navigate = useNavigate();
	const isReturn = useNavigationType() === 'POP';
	const answers = answersIn( hash );
	/** The last that were told: of two changes one after another the second must not go back behind the first. */
	const last = useRef( answers );
	useEffect( () => {
		const there = answersIn( hash );
		last.current = isReturn
			? { ...there, ...laterAnswers( last.current, there.step ) }
			: there;
	}, [ hash, isReturn ] );
	const go = ( to: Answers, replace: boolean ): void => {
		try {
			void navigate( { hash: hashOf( to ) }, { replace } );
		} catch {
			// Safari changes the address only so often in half a minute: the next change has this one too.
		}
	};
	return [
		answers,
		/** `replace` for what is no step to go back to. */
		( change: Partial< Answers >, replace = false ): void => {
			const { step } = last.current;
			const wanted = { ...last.current, ...change };
			last.current = wanted;
			// Whoever comes back to a question finds what was answered there.
			go( { ...wanted, step }, true );
			if ( ! replace ) {
				go( wanted, false );
			}
		},
	] as const;
}

/** What was answered after a question: its place in the history was left before, and does not know it. */
function laterAnswers( told: Answers, step: Step ): Partial< Answers > {
	const later = STEPS.slice( STEPS.indexOf( step ) + 1 );
	return Object.fromEntries(
		later.flatMap( ( key ) =>
			key === 'mentors' ? [] : [ [ key, told[ key ] ] ]
		)
	);
}

function answersIn( hash: string ): Answers {
	const query = new URLSearchParams( hash.slice( 1 ) );
	const fields = ( query.get( 'sritys' ) ?? '' )
		.split( ',' )
		.filter( ( id ) => /^[1-9]\d{0,9}$/.test( id ) )
		.map( Number );
	return {
		step: STEPS[ Number( query.get( 'zingsnis' ) ?? 1 ) - 1 ] ?? 'fields',
		fields: [ ...new Set( fields ) ].slice( 0, MOST_FIELDS ),
		words: ( query.get( 'zodziai' ) ?? '' ).slice(
			0,
			LIMITS.words.maxLength
		),
		town: ( query.get( 'miestas' ) ?? '' ).slice(
			0,
			LIMITS.town.maxLength
		),
	};
}

function hashOf( { step, fields, words, town }: Answers ): string {
	const query = new URLSearchParams( {
		zingsnis: String( STEPS.indexOf( step ) + 1 ),
	} );
	for ( const [ key, value ] of [
		[ 'sritys', fields.join( ',' ) ],
		[ 'zodziai', words ],
		[ 'miestas', town ],
	] as const ) {
		if ( value ) {
			query.set( key, value );
		}
	}
	return `#${ query.toString() }`;
}
