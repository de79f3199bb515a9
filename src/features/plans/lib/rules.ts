import * as LIMITS from '../../../api/generated/limits';
import { isoDay, today } from '../../../lib/dates';
import { codePoints } from '../../../lib/text';

/** Rules that the server has too; both sides are tested with tests/fixtures/rules. */

const { pagrindinisTikslas, planSteps } = LIMITS.save_new_plan;
export const TEXT_LIMIT = pagrindinisTikslas.maxLength;
export const MOST_STEPS = planSteps.maxItems;

/** A message key; null when nothing is wrong. */
type Problem = 'required' | 'too_long' | 'invalid' | 'date_past' | null;

export function textProblem( text: string ): Problem {
	const length = codePoints( text );
	if ( length === 0 ) {
		return 'required';
	}
	return length > TEXT_LIMIT ? 'too_long' : null;
}

export function checkText( text: string ): true | string {
	return textProblem( text ) ?? true;
}

/** Of a deadline that may also stay the day it is. */
export function checkDeadline( text: string, kept = '' ): true | string {
	return deadlineProblem( text, today(), kept ) ?? true;
}

/**
 * @param text As typed; isoDay() reads it.
 * @param now  `yyyy-MM-dd` in Vilnius.
 * @param kept A day that may stay though it has passed.
 */
export function deadlineProblem(
	text: string,
	now: string,
	kept = ''
): Problem {
	if ( text.trim() === '' ) {
		return 'required';
	}
	const day = isoDay( text );
	if ( day === '' ) {
		return 'invalid';
	}
	return day < now && day !== kept ? 'date_past' : null;
}
