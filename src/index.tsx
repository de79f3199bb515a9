import './lib/public-path';
import { createRoot } from '@wordpress/element';
import { App } from './app/app';
import { loadScreenAt } from './app/current-route';
import { takeOverScrolling } from './app/scroll-memory';
import { identify } from './app/start-up';
import { afterFirstPaint } from './lib/after-paint';
import { bootData } from './lib/boot';
import { moveDraftsWithSession } from './lib/drafts';

moveDraftsWithSession();

const node = document.getElementById( 'mentoriai-portal' );

if ( node ) {
	takeOverScrolling();
	const root = createRoot( node );
	// The answer is on its way while the app is drawn.
	afterFirstPaint( () => void identify() );
	// What the server wrote stays until the screen of this address is there.
	void loadScreenAt( window.location.pathname, bootData().basePath ).then(
		() => root.render( <App /> )
	);
}
