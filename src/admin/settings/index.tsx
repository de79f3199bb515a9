import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { SettingsScreen } from './components/settings-screen';
import './settings.css';

domReady( () => {
	const node = document.getElementById( 'mentoriai-settings' );
	if ( node ) {
		createRoot( node ).render( <SettingsScreen /> );
	}
} );
