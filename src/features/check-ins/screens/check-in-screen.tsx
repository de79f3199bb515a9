import { useQuery } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../../api/errors';
import { AnswersEnd } from '../../../components/answers-end';
import { ErrorState } from '../../../components/error-state';
import { lazyPart } from '../../../components/lazy-part';
import { usePageTitle } from '../../../hooks/use-page-title';
import { dropDraft } from '../../../lib/drafts';
import { checkInQuery } from '../api';
import { CheckInSkeleton } from '../components/check-in-skeleton';
import { answerDraft } from '../lib/answer-draft';
import './check-in-screen.css';

/** Comes while the question is on its way. */
const { Part: CheckInForm, prepare: prepareForm } = lazyPart(
	() =>
		import(
			/* webpackChunkName: "check-in-form" */ '../components/check-in-form'
		).then( ( file ) => file.CheckInForm ),
	<CheckInSkeleton />
);

/** How a mentorship goes, asked by a personal link. */
export function CheckInScreen() {
	const { token = '' } = useParams();
	useEffect( () => void prepareForm(), [] );
	return (
		<div className="mp-page">
			<div className="mp-wrap mp-wrap--narrow mp-checkin">
				<CheckInOfLink key={ token } token={ token } />
			</div>
		</div>
	);
}

function CheckInOfLink( { token }: { token: string } ) {
	const [ sent, setSent ] = useState( false );
	/** What an answer was told. */
	const [ gone, setGone ] = useState( 0 );
	const {
		data: question,
		error,
		refetch,
	} = useQuery( checkInQuery( token ) );
	usePageTitle( __( 'How is it going?', 'mentoriai-portal' ) );

	const status = gone || ( error instanceof ApiError ? error.status : 0 );
	const isOver = status === 404 || status === 410;
	useEffect( () => {
		if ( isOver ) {
			// What was begun in this browser is no one's to read.
			dropDraft( answerDraft( token ) );
		}
	}, [ isOver, token ] );

	if ( sent ) {
		return (
			<AnswersEnd
				focused
				title={ __( 'Thank you for your answer', 'mentoriai-portal' ) }
			>
				{ __(
					'It helps us notice in time where help is needed.',
					'mentoriai-portal'
				) }
			</AnswersEnd>
		);
	}
	if ( status === 410 ) {
		return (
			<AnswersEnd
				title={ __( 'You have already answered', 'mentoriai-portal' ) }
			>
				{ __(
					'Thank you. There is nothing else to do.',
					'mentoriai-portal'
				) }
			</AnswersEnd>
		);
	}
	if ( status === 404 ) {
		return (
			<AnswersEnd
				title={ __( 'This link no longer works', 'mentoriai-portal' ) }
			>
				{ __(
					'Links work for 30 days. If yours is newer, a part of it may be missing: open it again from the email.',
					'mentoriai-portal'
				) }
			</AnswersEnd>
		);
	}
	if ( ! question && error ) {
		return (
			<ErrorState
				headingLevel={ 1 }
				error={ error }
				onRetry={ () => void refetch() }
			/>
		);
	}
	if ( ! question ) {
		return <CheckInSkeleton />;
	}
	return (
		<>
			{ question.person.name && (
				<p className="mp-checkin__who">
					{ sprintf(
						/* translators: %s: first name of the other side of a mentorship. */
						__( 'You and %s', 'mentoriai-portal' ),
						question.person.name
					) }
				</p>
			) }
			<CheckInForm
				token={ token }
				question={ question }
				onSent={ () => setSent( true ) }
				onGone={ setGone }
			/>
		</>
	);
}
