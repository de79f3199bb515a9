import { registerPlugin } from '@wordpress/plugins';
import { EventScreen } from './event-screen';
import { PLUGIN } from './lib/panels';
import { withPictureHint } from './lib/picture-hint';

registerPlugin( PLUGIN, { render: EventScreen } );
// Its package is not a dependency of ours; every script that uses components has it loaded.
window.wp?.hooks?.addFilter(
	'editor.PostFeaturedImage',
	PLUGIN,
	withPictureHint
);
