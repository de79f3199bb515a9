import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { readResponses } from '../lib/api';
import type { Results } from '../lib/types';
import { useLoaded } from '../lib/use-loaded';
import { LoadingState } from './loading-state';

interface Props {
	survey: number;
	results: Results;
}

/** A row for everyone who answered, a column for each question. */
export function AnswerTable( { survey, results }: Props ) {
	const load = useCallback( () => readResponses( survey, '' ), [ survey ] );
	const { data, setData, failed, reload } = useLoaded( load );
	const title = __( 'All answers', 'mentoriai-portal' );
	if ( data === null ) {
		return <LoadingState failed={ failed } onRetry={ reload } />;
	}
	const last = data.rows.at( -1 )?.id ?? '';
	return (
		<section>
			<h2>{ title }</h2>
			{ /* Wide: it scrolls by itself, with the keyboard too. */ }
			<div
				className="mp-survey-scroll"
				role="region"
				aria-label={ title }
				tabIndex={ 0 }
			>
				<table className="widefat striped">
					<thead>
						<tr>
							{ results.is_named && (
								<th scope="col">
									{ __( 'Name', 'mentoriai-portal' ) }
								</th>
							) }
							{ results.questions.map( ( { id, text } ) => (
								<th scope="col" key={ id }>
									{ text }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ data.rows.map( ( response ) => (
							<tr key={ response.id }>
								{ results.is_named && (
									<th scope="row">{ response.name }</th>
								) }
								{ results.questions.map( ( { id } ) => (
									<td key={ id }>
										{ response.answers[ id ] ?? '' }
									</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
			{ data.more && (
				<Button
					variant="secondary"
					onClick={ () =>
						void readResponses( survey, last ).then(
							( next ) =>
								setData( {
									rows: [ ...data.rows, ...next.rows ],
									more: next.more,
								} ),
							() => undefined
						)
					}
				>
					{ __( 'Show more', 'mentoriai-portal' ) }
				</Button>
			) }
		</section>
	);
}
