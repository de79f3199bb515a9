import { dispatch, select, subscribe } from '@wordpress/data';

interface Settings {
	styles?: ReadonlyArray< { isGlobalStyles?: boolean } >;
	__experimentalFeatures?: unknown;
}

interface Editor {
	getEditorSettings: () => Settings;
}

interface Change {
	updateEditorSettings: ( settings: Settings ) => void;
}

const STORE = 'core/editor';

/**
 * Since WordPress 7 the editor fetches the settings and the look of a block theme, and puts them over those that the server
 * sent with the page (GlobalStylesRenderer). Of the latter no style is a global one (Content\Admin\BlockEditor), so they are
 * told apart, and put back.
 */
export function keepSettings(): void {
	let features: unknown;
	subscribe( () => {
		const { styles, __experimentalFeatures: present } = (
			select( STORE ) as unknown as Editor
		 ).getEditorSettings();
		const kept = styles?.filter( ( style ) => ! style.isGlobalStyles );
		if ( ! kept || kept.length === styles?.length ) {
			features = present ?? features;
			return;
		}
		( dispatch( STORE ) as unknown as Change ).updateEditorSettings( {
			styles: kept,
			...( features !== undefined && {
				__experimentalFeatures: features,
			} ),
		} );
	}, STORE );
}
