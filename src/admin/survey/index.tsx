import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { SurveysScreen } from './components/surveys-screen';
import './survey.css';

domReady( () => {
	const node = document.getElementById( 'mentoriai-surveys' );
	if ( node ) {
		createRoot( node ).render( <SurveysScreen /> );
	}
} );
