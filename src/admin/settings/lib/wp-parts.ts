interface Picture {
	id: number;
	url: string;
	alt: string;
}

interface Frame {
	on: ( event: 'select' | 'close', callback: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => {
			first: () => { toJSON: () => Picture };
		};
	};
}

interface Attachment {
	fetch: () => Promise< unknown >;
	get: ( name: 'url' ) => string | undefined;
}

interface ClassicEditor {
	initialize: ( id: string, settings: Record< string, unknown > ) => void;
	remove: ( id: string ) => void;
}

interface TinyMce {
	on: ( events: string, callback: () => void ) => void;
	getContent: () => string;
}

interface WpParts {
	media?: ( ( options: Record< string, unknown > ) => Frame ) & {
		attachment: ( id: number ) => Attachment;
	};
	editor?: Partial< ClassicEditor >;
	oldEditor?: Partial< ClassicEditor >;
}

/** What WordPress's scripts leave on the page; they have no package. */
function parts(): WpParts {
	return ( window as unknown as { wp?: WpParts } ).wp ?? {};
}

/** WordPress's own media window for one picture. */
export function pickPicture(
	words: { title: string; button: string },
	onPick: ( picture: Picture ) => void,
	onClose: () => void
): void {
	const frame = parts().media?.( {
		title: words.title,
		button: { text: words.button },
		library: { type: 'image' },
		multiple: false,
	} );
	frame?.on( 'select', () =>
		onPick( frame.state().get( 'selection' ).first().toJSON() )
	);
	frame?.on( 'close', onClose );
	frame?.open();
}

/** Address of a picture of the library; empty when it is gone. */
export async function pictureUrl( id: number ): Promise< string > {
	const attachment = parts().media?.attachment( id );
	try {
		await attachment?.fetch();
	} catch {
		return '';
	}
	return attachment?.get( 'url' ) ?? '';
}

/**
 * Makes a textarea WordPress's editor for formatted text; where a person has switched that off, it stays a textarea.
 *
 * @return Makes it a textarea again.
 */
export function attachEditor(
	id: string,
	onChange: ( html: string ) => void
): () => void {
	const { editor, oldEditor } = parts();
	// The block editor's script takes the name, and keeps this one under another.
	const classic = oldEditor?.initialize ? oldEditor : editor;
	classic?.initialize?.( id, {
		tinymce: {
			toolbar1: 'bold,italic,bullist,numlist,link,unlink',
			menubar: false,
			statusbar: false,
			height: 160,
			setup: ( tiny: TinyMce ) =>
				tiny.on( 'change keyup undo redo', () =>
					onChange( tiny.getContent() )
				),
		},
		quicktags: false,
		mediaButtons: false,
	} );
	return () => classic?.remove?.( id );
}
