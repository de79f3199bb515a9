import domReady from '@wordpress/dom-ready';

/** WordPress's script of Quick Edit for posts. */
interface QuickEdit {
	edit: ( from: string | HTMLElement ) => boolean;
	getId: ( element: HTMLElement ) => string;
}

/** WordPress fills in its own fields; the facts of the event stand in the row. */
domReady( () => {
	const quick = ( window as unknown as { inlineEditPost?: QuickEdit } )
		.inlineEditPost;
	if ( ! quick ) {
		return;
	}
	const { edit } = quick;
	quick.edit = ( from ) => {
		const id = typeof from === 'object' ? quick.getId( from ) : from;
		const done = edit.call( quick, from );
		const facts = document.querySelector< HTMLElement >(
			`#post-${ id } .mentoriai-event-facts`
		)?.dataset.facts;
		const values = Object.entries(
			JSON.parse( facts ?? '{}' ) as Record< string, string >
		);
		for ( const [ name, value ] of values ) {
			const field = document.querySelector<
				HTMLInputElement | HTMLSelectElement
			>( `#edit-${ id } [name="${ name }"]` );
			if ( field ) {
				field.value = value;
			}
		}
		return done;
	};
} );
