import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import type {
	Audience,
	Person,
	Problems,
	Progress,
	Results,
	SurveyResponse,
	StoredSurvey,
	Survey,
	Words,
} from './types';

const PATH = '/mentoriai-admin/v1/surveys';

interface Failure {
	code: string;
	message: string;
	problems: Problems;
	/** Wording of answered questions that would go. */
	questions: string[];
}

export const readSurvey = ( id: number ) =>
	apiFetch< StoredSurvey >( { path: `${ PATH }/${ id }` } );

/** A new one where the id is 0. */
export function saveSurvey(
	id: number,
	survey: Survey,
	{ mayLose = false, isHalf = false }
) {
	return apiFetch< StoredSurvey >( {
		path: id > 0 ? `${ PATH }/${ id }` : PATH,
		method: 'POST',
		data: {
			may_lose: mayLose,
			is_half: isHalf,
			survey: {
				...survey,
				questions: survey.questions.map( ( { key, ...question } ) => ( {
					...question,
					options: question.kind === 'choice' ? question.options : [],
				} ) ),
			},
		},
	} );
}

export const deleteSurvey = ( id: number ) =>
	apiFetch( { path: `${ PATH }/${ id }`, method: 'DELETE' } );

export const previewSurvey = ( id: number ) =>
	apiFetch< Words >( { path: `${ PATH }/${ id }/preview`, method: 'POST' } );

export const findPeople = ( search: string ) =>
	apiFetch< Person[] >( {
		path: `${ PATH }/people?search=${ encodeURIComponent( search ) }`,
	} );

export async function countPeople( id: number, audience: Audience ) {
	const { count } = await apiFetch< { count: number } >( {
		path: `${ PATH }/${ id }/audience`,
		method: 'POST',
		data: { audience },
	} );
	return count;
}

export const readProgress = ( id: number ) =>
	apiFetch< Progress >( { path: `${ PATH }/${ id }/sending` } );

export const sendSurvey = ( id: number, audience: Audience ) =>
	apiFetch< Progress >( {
		path: `${ PATH }/${ id }/sending`,
		method: 'POST',
		data: { audience },
	} );

export const remindPeople = ( id: number ) =>
	apiFetch< Progress >( {
		path: `${ PATH }/${ id }/reminders`,
		method: 'POST',
	} );

export const readResults = ( id: number ) =>
	apiFetch< Results >( { path: `${ PATH }/${ id }/results` } );

export const readTexts = ( id: number, question: number, offset: number ) =>
	apiFetch< string[] >( {
		path: `${ PATH }/${ id }/texts?question=${ question }&offset=${ offset }`,
	} );

export const readResponses = ( id: number, after: string ) =>
	apiFetch< { rows: SurveyResponse[]; more: boolean } >( {
		path: `${ PATH }/${ id }/responses?after=${ after }`,
	} );

/** Reads what apiFetch() throws: an answer of the server, or a failure to reach it. */
export function failureOf( thrown: unknown ): Failure {
	const answer =
		typeof thrown === 'object' && thrown !== null
			? ( thrown as {
					code?: unknown;
					message?: unknown;
					data?: { fields?: Problems; questions?: string[] } | null;
			  } )
			: {};
	return {
		code: typeof answer.code === 'string' ? answer.code : '',
		message:
			typeof answer.message === 'string' && answer.message !== ''
				? answer.message
				: __( 'The server could not be reached.', 'mentoriai-portal' ),
		problems: answer.data?.fields ?? {},
		questions: answer.data?.questions ?? [],
	};
}
