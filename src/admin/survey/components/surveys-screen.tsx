import { useState } from 'react';
import { SurveyEditor } from './survey-editor';
import { SurveyList } from './survey-list';

/** 0 is a new survey, null the list. The address follows, so that a reload stays where one was. */
function surveyOfAddress(): number | null {
	const id = new URLSearchParams( window.location.search ).get( 'survey' );
	return id === null ? null : Number( id ) || 0;
}

export function SurveysScreen() {
	const [ survey, setSurvey ] = useState( surveyOfAddress );
	const open = ( id: number | null ) => {
		const url = new URL( window.location.href );
		if ( id === null ) {
			url.searchParams.delete( 'survey' );
		} else {
			url.searchParams.set( 'survey', String( id ) );
		}
		window.history.replaceState( null, '', url );
		setSurvey( id );
	};
	return survey === null ? (
		<SurveyList onOpen={ open } />
	) : (
		<SurveyEditor
			id={ survey }
			onCreated={ ( id ) => open( id ) }
			onLeave={ () => open( null ) }
		/>
	);
}
