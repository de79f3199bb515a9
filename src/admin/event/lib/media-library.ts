interface Picked {
	id: number;
	title: string;
}

export interface MediaFrame {
	on: ( event: 'select' | 'close', callback: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => { toJSON: () => Picked[] };
	};
}

/** WordPress's own media window, several files at once; uploading and its refusals are WordPress's. */
export function pickFiles(
	words: { title: string; button: string },
	onPick: ( files: Picked[] ) => void,
	onClose: () => void
): void {
	const frame = window.wp?.media?.( {
		title: words.title,
		button: { text: words.button },
		multiple: 'add',
	} );
	frame?.on( 'select', () =>
		onPick( frame.state().get( 'selection' ).toJSON() )
	);
	frame?.on( 'close', onClose );
	frame?.open();
}
