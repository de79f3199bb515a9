import { useState } from 'react';
import { surveyUrl } from '../lib/survey-url';
import { SurveyEditor } from './survey-editor';
import { SurveyList } from './survey-list';

/** 0 is a new survey, null the list. */
function surveyOfAddress(): number | null {
	const id = new URLSearchParams( window.location.search ).get( 'survey' );
	return id === null ? null : Number( id ) || 0;
}

export function SurveysScreen() {
	const [ survey, setSurvey ] = useState( surveyOfAddress );
	return survey === null ? (
		<SurveyList />
	) : (
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
