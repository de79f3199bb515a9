import { __, sprintf } from '@wordpress/i18n';
import { listSurveys } from '../lib/api';
import { screenData } from '../lib/screen-data';
import { rate } from '../lib/survey';
import { surveyUrl } from '../lib/survey-url';
import type { SurveyRow } from '../lib/types';
import { useLoaded } from '../lib/use-loaded';
import { LoadingState } from './loading-state';

function lastDay( { expires_on }: SurveyRow ): string {
	if ( expires_on === '' ) {
		return __( 'No end', 'mentoriai-portal' );
	}
	return expires_on < screenData().today
		? /* translators: %s: a day. */
		  sprintf( __( '%s (over)', 'mentoriai-portal' ), expires_on )
		: expires_on;
}

export function SurveyList() {
	const { data, failed, reload } = useLoaded( listSurveys );
	return (
		<div className="mp-surveys">
			<h1 className="wp-heading-inline">
				{ __( 'Surveys', 'mentoriai-portal' ) }
			</h1>{ ' ' }
			<a className="page-title-action" href={ surveyUrl( 0 ) }>
				{ __( 'New survey', 'mentoriai-portal' ) }
			</a>
			<hr className="wp-header-end" />
			{ data === null && (
				<LoadingState failed={ failed } onRetry={ reload } />
			) }
			{ data?.length === 0 && (
				<p>
					{ __(
						'No surveys yet. Build one, send personal links, and see the answers here.',
						'mentoriai-portal'
					) }
				</p>
			) }
			{ data !== null && data.length > 0 && (
				<table className="widefat striped">
					<thead>
						<tr>
							<th scope="col">
								{ __( 'Title', 'mentoriai-portal' ) }
							</th>
							<th scope="col">
								{ __( 'Invited', 'mentoriai-portal' ) }
							</th>
							<th scope="col">
								{ __( 'Answered', 'mentoriai-portal' ) }
							</th>
							<th scope="col">
								{ __( 'Last day', 'mentoriai-portal' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ data.map( ( row ) => (
							<tr key={ row.id }>
								<th scope="row">
									<a
										className="row-title"
										href={ surveyUrl( row.id ) }
									>
										{ row.title }
									</a>
								</th>
								<td>{ row.invited }</td>
								<td>
									{ `${ row.answered } (${ rate(
										row.answered,
										row.invited
									) } %)` }
								</td>
								<td>{ lastDay( row ) }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
		</div>
	);
}
