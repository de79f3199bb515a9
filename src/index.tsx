import './lib/public-path';
import { createRoot } from '@wordpress/element';
import { App } from './app/app';
import { loadScreenAt } from './app/current-route';
import { takeOverScrolling } from './app/scroll-memory';
import { firstAnswers, identify } from './app/start-up';
import { afterFirstPaint } from './lib/after-paint';
import { bootData } from './lib/boot';
import { moveDraftsWithSession } from './lib/drafts';

moveDraftsWithSession();

const node = document.getElementById( 'mentoriai-portal' );

if ( node ) {
	takeOverScrolling();
	const root = createRoot( node );
	const painted = new Promise< void >( afterFirstPaint );
	// Who is here is asked for while the screen is loaded.
	const identified = painted.then( identify );
	// What the server wrote stays until the screen of this address is there.
	void loadScreenAt( window.location.pathname, bootData().basePath )
		.then( ( begin ) => firstAnswers( identified, painted.then( begin ) ) )
		.then( () => root.render( <App /> ) );
}
