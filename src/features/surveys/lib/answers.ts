import { __ } from '@wordpress/i18n';
import type { DraftKey } from '../../../lib/drafts';
import type { Question } from '../api';

/** Code points of a text. */
export const TEXT_LIMIT = 1500;

/** The steps of every scale. */
export const STEPS = [ 1, 2, 3, 4, 5 ] as const;

/** A question's field in the form. */
type AnswerName = `q${ number }`;

/** What was chosen or typed: a text, a step of a scale, the place of an option. */
type Answers = Record< AnswerName, string >;

export function nameOf( { id }: Question ): AnswerName {
	return `q${ id }`;
}

export function noAnswers( questions: readonly Question[] ): Answers {
	return Object.fromEntries(
		questions.map( ( question ) => [ nameOf( question ), '' ] )
	);
}

/** An answer as the server takes it; null where there is none. */
export function wireAnswer(
	question: Question,
	answers: Answers
): string | number | null {
	const { tipas, atsakymu_variantai: options } = question;
	// A question that came meanwhile has none; a radio group that no one touched has null.
	const answer = answers[ nameOf( question ) ]?.trim() ?? '';
	if ( answer === '' ) {
		return null;
	}
	switch ( tipas ) {
		case 'scale':
			return STEPS.find( ( step ) => String( step ) === answer ) ?? null;
		case 'choice':
			return options[ Number( answer ) ]?.variantas ?? null;
		default:
			return answer;
	}
}

/** Of the link, whoever is signed in. A part of its secret tells two links apart without keeping the link itself. */
export function answersDraft( id: string, hash: string ): DraftKey {
	return { person: 0, form: `survey.${ id }.${ hash.slice( 0, 12 ) }` };
}

export function missingText( { tipas }: Question ): string {
	switch ( tipas ) {
		case 'scale':
			return __( 'Choose a rating from 1 to 5', 'mentoriai-portal' );
		case 'choice':
			return __( 'Choose one answer', 'mentoriai-portal' );
		default:
			return __( 'Write your answer', 'mentoriai-portal' );
	}
}

/** What the server found wrong, by field; answers are sent in the order of the questions. */
export function answerErrors(
	questions: readonly Question[],
	fields: Readonly< Record< string, string > >
): Record< string, string > {
	return Object.fromEntries(
		Object.entries( fields ).flatMap( ( [ path, key ] ) => {
			const [ , index = -1 ] =
				/^klausimaiAtsakymai\.(\d+)\.answer$/.exec( path ) ?? [];
			const question = questions[ Number( index ) ];
			return question ? [ [ nameOf( question ), key ] ] : [];
		} )
	);
}

/** Two texts divided by a slash stand at the ends of the scale; one is below it. */
export function scaleEnds( comment: string ): string[] {
	const parts = comment.split( / \/ /u );
	return ( parts.length === 2 ? parts : [ comment ] )
		.map( ( part ) => part.trim() )
		.filter( ( part ) => part !== '' );
}
