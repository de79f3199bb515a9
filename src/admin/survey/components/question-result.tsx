import { __, sprintf } from '@wordpress/i18n';
import { rate } from '../lib/survey';
import type { QuestionResult as Result } from '../lib/types';
import { TextAnswers } from './text-answers';

interface Props {
	survey: number;
	question: Result;
}

/** One question: a table whose rows are bars, or what people wrote. */
export function QuestionResult( { survey, question }: Props ) {
	const { id, kind, text, is_removed, total, average, bars } = question;
	return (
		<section className="mp-survey-card">
			<h2>{ text }</h2>
			<p>
				{
					/* translators: %d: number of answers. */
					sprintf( __( 'Answers: %d', 'mentoriai-portal' ), total )
				}
				{ average !== null && (
					<>
						{ ' · ' }
						<strong>
							{ sprintf(
								/* translators: %s: average of a scale from 1 to 5. */
								__( 'Average: %s', 'mentoriai-portal' ),
								average.toLocaleString(
									document.documentElement.lang || 'lt'
								)
							) }
						</strong>
					</>
				) }
				{ is_removed && (
					<>
						{ ' · ' }
						{ __( 'removed question', 'mentoriai-portal' ) }
					</>
				) }
			</p>
			{ kind === 'text' ? (
				<TextAnswers
					survey={ survey }
					question={ id }
					total={ total }
				/>
			) : (
				<table className="mp-survey-bars">
					<caption className="screen-reader-text">{ text }</caption>
					<thead className="screen-reader-text">
						<tr>
							<th scope="col">
								{ __( 'Answer', 'mentoriai-portal' ) }
							</th>
							<th scope="col">
								{ __( 'Number', 'mentoriai-portal' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ bars.map( ( { label, count } ) => (
							<tr key={ label }>
								<th scope="row">{ label }</th>
								<td>
									<span
										className="mp-survey-bars__bar"
										aria-hidden="true"
										style={ {
											width: `${
												0.7 * rate( count, total )
											}%`,
										} }
									/>
									{ `${ count } (${ rate(
										count,
										total
									) } %)` }
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
		</section>
	);
}
