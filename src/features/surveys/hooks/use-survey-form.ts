import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../api/errors';
import { type Survey, sendAnswers } from '../api';
import {
	type Problems,
	problemsOf,
	serverProblems,
	wireAnswer,
} from '../lib/answers';
import { dropKept, keep, readKept } from '../lib/kept-answers';

export interface Failure {
	/** Changes with every try. */
	key: number;
	error: unknown;
}

interface Options {
	id: string;
	hash: string;
	survey: Survey;
	onSent: () => void;
	/** The link came to its end meanwhile, or the questions are others now. */
	onGone: () => void;
}

/** Answers that outlive a reload, what is wrong with them, and the way to the server. */
export function useSurveyForm( { id, hash, survey, onSent, onGone }: Options ) {
	const [ kept, setKept ] = useState( () => readKept( id, hash ) );
	const [ problems, setProblems ] = useState< Problems >( {} );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ sending, setSending ] = useState( false );
	const form = useRef< HTMLFormElement >( null );
	const questions = survey.klausimai;

	const change = useCallback(
		( question: number, answer: string ) => {
			setKept( ( now ) => {
				const next = {
					...now,
					answers: { ...now.answers, [ question ]: answer },
				};
				keep( id, hash, next );
				return next;
			} );
			setProblems( ( { [ question ]: solved, ...others } ) =>
				solved === undefined ? { ...others } : others
			);
		},
		[ id, hash ]
	);

	/** Marks what is wrong and goes to the first of it. */
	const mark = ( found: Problems ) => {
		setProblems( found );
		const first = questions.find( ( question ) => question.id in found );
		// After the marks are drawn, so that the field is read aloud with its message.
		requestAnimationFrame(
			() =>
				form.current
					?.querySelector< HTMLElement >(
						`[data-question="${
							first?.id ?? ''
						}"] :is(input:checked, input, textarea)`
					)
					?.focus()
		);
	};

	const submit = async () => {
		const found = problemsOf( questions, kept.answers );
		setFailure( null );
		if ( Object.keys( found ).length > 0 ) {
			mark( found );
			return;
		}
		setSending( true );
		try {
			await sendAnswers(
				id,
				hash,
				questions.map( ( question ) => ( {
					klausimas: question.id,
					answer: wireAnswer( question, kept.answers ) ?? '',
				} ) ),
				kept.clientId
			);
			dropKept( id, hash );
			onSent();
		} catch ( error ) {
			const refused = error instanceof ApiError ? error : null;
			const wrong = serverProblems( questions, refused?.fields ?? {} );
			if ( refused?.status === 404 || refused?.status === 410 ) {
				onGone();
			} else if ( Object.keys( wrong ).length > 0 ) {
				mark( wrong );
			} else {
				setFailure( ( last ) => ( {
					key: ( last?.key ?? 0 ) + 1,
					error,
				} ) );
			}
			if ( refused?.code === 'invalid_input' ) {
				onGone();
			}
		} finally {
			setSending( false );
		}
	};

	return {
		answers: kept.answers,
		problems,
		failure,
		sending,
		form,
		change,
		submit,
	};
}
