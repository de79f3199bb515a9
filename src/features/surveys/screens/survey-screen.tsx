import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../api/errors';
import { AnswersEnd } from '../../../components/answers-end';
import { ErrorState } from '../../../components/error-state';
import { lazyPart } from '../../../components/lazy-part';
import { FallbackNotice } from '../../../components/fallback-notice';
import { RichText } from '../../../components/rich-text';
import { usePageTitle } from '../../../hooks/use-page-title';
import { dropDraft } from '../../../lib/drafts';
import { surveyQuery } from '../api';
import { SurveySkeleton } from '../components/survey-skeleton';
import { answersDraft } from '../lib/answers';
import './survey-screen.css';

/** Comes while the questions are on their way. */
const { Part: SurveyForm, prepare: prepareForm } = lazyPart(
	() =>
		import(
			/* webpackChunkName: "survey-form" */ '../components/survey-form'
		).then( ( file ) => file.SurveyForm ),
	<SurveySkeleton />
);

/** A survey behind a personal link. */
export function SurveyScreen() {
	const { id = '', hash = '' } = useParams();
	useEffect( () => void prepareForm(), [] );
	return (
		<div className="mp-page">
			<div className="mp-wrap mp-wrap--narrow mp-survey">
				<SurveyOfLink key={ `${ id }/${ hash }` } { ...{ id, hash } } />
			</div>
		</div>
	);
}

function SurveyOfLink( { id, hash }: { id: string; hash: string } ) {
	const [ sent, setSent ] = useState( false );
	const {
		data: survey,
		error,
		refetch,
	} = useQuery( surveyQuery( id, hash ) );
	usePageTitle( survey?.title ?? __( 'Survey', 'mentoriai-portal' ) );

	const isAnswered = error instanceof ApiError && error.status === 410;
	useEffect( () => {
		if ( isAnswered ) {
			// Maybe in another browser: what was begun in this one is no one's to read.
			dropDraft( answersDraft( id, hash ) );
		}
	}, [ isAnswered, id, hash ] );

	if ( sent ) {
		return (
			<AnswersEnd
				focused
				title={ __( 'Thank you for your answers', 'mentoriai-portal' ) }
			>
				{ __(
					'They have reached us and help us make mentoring better.',
					'mentoriai-portal'
				) }
			</AnswersEnd>
		);
	}
	if ( isAnswered ) {
		return (
			<AnswersEnd
				title={ __(
					'You have already answered this survey',
					'mentoriai-portal'
				) }
			>
				{ __(
					'Thank you. There is nothing else to do.',
					'mentoriai-portal'
				) }
			</AnswersEnd>
		);
	}
	if ( error instanceof ApiError && error.status === 404 ) {
		return (
			<AnswersEnd
				isMissing
				title={ __(
					'Survey link no longer exists',
					'mentoriai-portal'
				) }
			>
				{ __(
					'The survey may have closed, or part of the link may be missing. Open it again from the email.',
					'mentoriai-portal'
				) }
			</AnswersEnd>
		);
	}
	if ( ! survey && error ) {
		return (
			<ErrorState
				headingLevel={ 1 }
				error={ error }
				onRetry={ () => void refetch() }
			/>
		);
	}
	if ( ! survey ) {
		return <SurveySkeleton />;
	}
	return (
		<div lang={ survey.text_lang }>
			<FallbackNotice
				className="mp-survey__fallback"
				textLang={ survey.text_lang }
			/>
			<h1>{ survey.title }</h1>
			{ survey.instrukcijos && (
				<RichText
					className="mp-survey__intro"
					html={ survey.instrukcijos }
				/>
			) }
			<SurveyForm
				{ ...{ id, hash, survey } }
				onSent={ () => setSent( true ) }
				onGone={ () => void refetch() }
			/>
		</div>
	);
}
