import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { readResults } from '../lib/api';
import { screenData } from '../lib/screen-data';
import { useLoaded } from '../lib/use-loaded';
import { AnswerTable } from './answer-table';
import { Figures } from './figures';
import { LoadingState } from './loading-state';
import { QuestionResult } from './question-result';

/** What came back: response rate, every question, all answers, a file. */
export function ResultsTab( { id }: { id: number } ) {
	const load = useCallback( () => readResults( id ), [ id ] );
	const { data, failed, reload } = useLoaded( load );
	if ( data === null ) {
		return <LoadingState failed={ failed } onRetry={ reload } />;
	}
	return (
		<div className="mp-survey-results">
			<Figures { ...data } />
			{ ! data.is_named && (
				<p>
					{ __(
						'Answers have no names: they are counted and shown five at a time, so that no one can tell who said what. The last ones wait for a fifth.',
						'mentoriai-portal'
					) }
				</p>
			) }
			{ data.questions.every( ( { total } ) => total === 0 ) ? (
				data.is_named && (
					<p>
						{ __( 'No one has answered yet.', 'mentoriai-portal' ) }
					</p>
				)
			) : (
				<>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						icon="download"
						href={ screenData().csvUrl.replace(
							'survey=0',
							`survey=${ id }`
						) }
					>
						{ __( 'Download CSV', 'mentoriai-portal' ) }
					</Button>
					{ data.questions.map( ( question ) => (
						<QuestionResult
							key={ question.id }
							survey={ id }
							question={ question }
						/>
					) ) }
					<AnswerTable survey={ id } results={ data } />
				</>
			) }
		</div>
	);
}
