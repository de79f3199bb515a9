import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { readTexts } from '../lib/api';
import { useLoaded } from '../lib/use-loaded';
import { LoadingState } from './loading-state';

interface Props {
	survey: number;
	question: number;
	total: number;
}

/** What people wrote, some at a time. */
export function TextAnswers( { survey, question, total }: Props ) {
	const load = useCallback(
		() => readTexts( survey, question, 0 ),
		[ survey, question ]
	);
	const { data, setData, failed, reload } = useLoaded( load );
	if ( data === null ) {
		return <LoadingState failed={ failed } onRetry={ reload } />;
	}
	return (
		<>
			<ul className="mp-survey-texts">
				{ data.map( ( text, index ) => (
					// They never change places.
					<li key={ index }>{ text }</li>
				) ) }
			</ul>
			{ data.length < total && (
				<Button
					variant="secondary"
					onClick={ () =>
						void readTexts( survey, question, data.length ).then(
							( more ) => setData( [ ...data, ...more ] ),
							() => undefined
						)
					}
				>
					{ __( 'Show more', 'mentoriai-portal' ) }
				</Button>
			) }
		</>
	);
}
