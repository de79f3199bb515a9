import type {
	Kind,
	Problems,
	Question,
	StoredSurvey,
	Survey,
	Words,
} from './types';

let keys = 0;

/** A key for a row that has no id yet. */
function newKey(): string {
	keys += 1;
	return `row${ keys }`;
}

export function noWords(): Words {
	return { lt: '', en: '' };
}

export function newQuestion( kind: Kind ): Question {
	return {
		id: 0,
		kind,
		text: noWords(),
		hint: noWords(),
		comment: noWords(),
		options: [ noWords(), noWords() ],
		key: newKey(),
	};
}

export function newSurvey(): Survey {
	return {
		title: noWords(),
		intro: noWords(),
		expires_on: '',
		is_named: false,
		version: 0,
		questions: [ newQuestion( 'scale' ) ],
	};
}

/** What the server has, with keys for the rows. */
export function withKeys( stored: StoredSurvey ): StoredSurvey {
	return {
		...stored,
		survey: {
			...stored.survey,
			questions: stored.survey.questions.map( ( question ) => ( {
				...question,
				options:
					question.options.length > 0
						? question.options
						: [ noWords(), noWords() ],
				key: `question${ question.id }`,
			} ) ),
		},
	};
}

/**
 * A survey after a save: what the server has, and what was typed while it was saved.
 *
 * @param saved What the server has, with keys.
 * @param sent  What was saved.
 * @param typed What is on the screen now.
 */
export function afterSave(
	saved: Survey,
	sent: Survey,
	typed: Survey
): Survey {
	const savedOf = ( { key }: Question ) =>
		saved.questions[
			sent.questions.findIndex( ( question ) => question.key === key )
		];
	const questions = typed.questions.map( ( question ) => {
		const stored = savedOf( question );
		if ( ! stored || sent.questions.includes( question ) ) {
			return stored ?? question;
		}
		return { ...question, id: stored.id, key: stored.key };
	} );
	const newer = Object.fromEntries(
		Object.entries( typed ).filter(
			( [ name, value ] ) => value !== sent[ name as keyof Survey ]
		)
	);
	return { ...saved, ...newer, questions };
}

/** The list with one item at another place. */
export function moved< T >(
	items: readonly T[],
	from: number,
	to: number
): T[] {
	const item = items[ from ];
	if ( item === undefined || to < 0 || to >= items.length ) {
		return [ ...items ];
	}
	const rest = items.filter( ( _, index ) => index !== from );
	return [ ...rest.slice( 0, to ), item, ...rest.slice( to ) ];
}

/** What is wrong below a path, by the rest of the path. */
export function problemsBelow( problems: Problems, path: string ): Problems {
	return Object.fromEntries(
		Object.entries( problems )
			.filter(
				( [ at ] ) => at === path || at.startsWith( `${ path }.` )
			)
			.map( ( [ at, text ] ) => [ at.slice( path.length + 1 ), text ] )
	);
}

/** What is still known to be wrong after a change; whatever was changed or moved is judged again when it is saved. */
export function remaining(
	problems: Problems,
	before: Survey,
	changes: Partial< Survey >
): Problems {
	return Object.fromEntries(
		Object.entries( problems ).filter( ( [ path ] ) => {
			const [ name = '', index = '' ] = path.split( '.' );
			if ( ! ( name in changes ) ) {
				return true;
			}
			return (
				index !== '' &&
				name === 'questions' &&
				changes.questions?.[ Number( index ) ] ===
					before.questions[ Number( index ) ]
			);
		} )
	);
}

/** Answers of a hundred asked, in whole per cent. */
export function rate( answered: number, invited: number ): number {
	return invited > 0 ? Math.round( ( 100 * answered ) / invited ) : 0;
}
