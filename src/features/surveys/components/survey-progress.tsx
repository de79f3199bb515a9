import { _n, __, sprintf } from '@wordpress/i18n';
import './survey-progress.css';

interface SurveyProgressProps {
	answered: number;
	total: number;
}

/** "2 of 4 questions answered", and the same as a bar. */
export function SurveyProgress( { answered, total }: SurveyProgressProps ) {
	const text = sprintf(
		/* translators: 1: number of answered questions, 2: number of all questions. */
		_n(
			'%1$d of %2$d questions answered',
			'%1$d of %2$d questions answered',
			answered,
			'mentoriai-portal'
		),
		answered,
		total
	);
	return (
		<div className="mp-survey-progress">
			<p className="mp-survey-progress__text" aria-hidden="true">
				{ text }
			</p>
			<div
				className="mp-survey-progress__bar"
				role="progressbar"
				aria-label={ __(
					'Progress of the survey',
					'mentoriai-portal'
				) }
				aria-valuemin={ 0 }
				aria-valuemax={ total }
				aria-valuenow={ answered }
				aria-valuetext={ text }
			>
				<span style={ { width: `${ ( 100 * answered ) / total }%` } } />
			</div>
		</div>
	);
}
