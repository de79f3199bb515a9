import { useState } from 'react';
import { surveyUrl } from '../lib/survey-url';
import { SurveyEditor } from './survey-editor';

/** 0 is a new survey. */
const surveyOfAddress = () =>
	Number( new URLSearchParams( window.location.search ).get( 'survey' ) ) ||
	0;

export function SurveysScreen() {
	const [ survey, setSurvey ] = useState( surveyOfAddress );
	return (
		<SurveyEditor
			id={ survey }
			onCreated={ ( id ) => {
				// A reload stays here.
				window.history.replaceState( null, '', surveyUrl( id ) );
				setSurvey( id );
			} }
		/>
	);
}
