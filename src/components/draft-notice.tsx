import { lazyPart } from './lazy-part';

/** In place of what only public accounts may write: why not yet, and what to do. Few meet it. */
export const { Part: DraftNotice } = lazyPart( () =>
	import(
		/* webpackChunkName: "draft-notice" */ './members/draft-notice'
	).then( ( file ) => file.DraftNotice )
);
