import { __ } from '@wordpress/i18n';
import { tooLongText } from '../../../components/character-counter';
import { fieldMessage } from '../../../i18n/field-messages';
import { codePoints } from '../../../lib/text';
import type { Question } from '../api';
import type { Answers } from './kept-answers';

/** Question id to what is wrong with its answer. */
export type Problems = Readonly< Record< number, string > >;

/** Code points of a text (specification 2, section 9). */
export const TEXT_LIMIT = 1500;

/** The steps of every scale. */
export const STEPS = [ 1, 2, 3, 4, 5 ] as const;

export function isAnswered( question: Question, answers: Answers ): boolean {
	return wireAnswer( question, answers ) !== null;
}

/** An answer as the server takes it; null where there is none. */
export function wireAnswer(
	{ id, tipas, atsakymu_variantai }: Question,
	answers: Answers
): string | number | null {
	const answer = answers[ id ]?.trim() ?? '';
	if ( answer === '' ) {
		return null;
	}
	switch ( tipas ) {
		case 'scale':
			return STEPS.find( ( step ) => String( step ) === answer ) ?? null;
		case 'choice':
			return atsakymu_variantai[ Number( answer ) ]?.variantas ?? null;
		default:
			return answer;
	}
}

function missingText( { tipas }: Question ): string {
	switch ( tipas ) {
		case 'scale':
			return __( 'Choose a rating from 1 to 5', 'mentoriai-portal' );
		case 'choice':
			return __( 'Choose one answer', 'mentoriai-portal' );
		default:
			return __( 'Write your answer', 'mentoriai-portal' );
	}
}

/** Every question must be answered (specification 2, section 5). */
export function problemsOf(
	questions: readonly Question[],
	answers: Answers
): Problems {
	const problems: Record< number, string > = {};
	for ( const question of questions ) {
		const over = codePoints( answers[ question.id ] ?? '' ) - TEXT_LIMIT;
		if ( ! isAnswered( question, answers ) ) {
			problems[ question.id ] = missingText( question );
		} else if ( question.tipas === 'text' && over > 0 ) {
			problems[ question.id ] = tooLongText( over );
		}
	}
	return problems;
}

/** What the server said is wrong, by question; answers are sent in the order of the questions. */
export function serverProblems(
	questions: readonly Question[],
	fields: Readonly< Record< string, string > >
): Problems {
	const problems: Record< number, string > = {};
	for ( const [ path, key ] of Object.entries( fields ) ) {
		const index = /^klausimaiAtsakymai\.(\d+)\.answer$/.exec( path )?.[ 1 ];
		const question = questions[ Number( index ?? -1 ) ];
		if ( question ) {
			problems[ question.id ] =
				key === 'required'
					? missingText( question )
					: fieldMessage( key ) ?? '';
		}
	}
	return problems;
}

/** Two texts divided by a slash stand at the ends of the scale; one stands below it. */
export function scaleEnds( comment: string ): string[] {
	const parts = comment.split( / \/ /u );
	return ( parts.length === 2 ? parts : [ comment ] )
		.map( ( part ) => part.trim() )
		.filter( ( part ) => part !== '' );
}
