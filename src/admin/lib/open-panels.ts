import { dispatch, select } from '@wordpress/data';

interface EditorSelectors {
	isEditorPanelOpened: ( name: string ) => boolean;
}

interface EditorActions {
	toggleEditorPanelOpened: ( name: string ) => void;
}

interface PreferenceSelectors {
	get: ( scope: string, name: string ) => unknown;
}

interface PreferenceActions {
	set: ( scope: string, name: string, value: unknown ) => void;
}

/** Opens a panel of a plugin in the editor's sidebar, unless it is. */
export function openPanel( plugin: string, panel: string ): void {
	const name = `${ plugin }/${ panel }`;
	const editor = select( 'core/editor' ) as unknown as EditorSelectors;
	if ( ! editor.isEditorPanelOpened( name ) ) {
		(
			dispatch( 'core/editor' ) as unknown as EditorActions
		 ).toggleEditorPanelOpened( name );
	}
}

/**
 * WordPress shows panels of plugins closed, and who has never seen them would not look inside. Open once for each
 * person; what they close after that stays closed.
 */
export function openPanelsOnce(
	plugin: string,
	panels: readonly string[]
): void {
	const kept = select( 'core/preferences' ) as unknown as PreferenceSelectors;
	if ( kept.get( plugin, 'panelsShown' ) === true ) {
		return;
	}
	panels.forEach( ( panel ) => openPanel( plugin, panel ) );
	( dispatch( 'core/preferences' ) as unknown as PreferenceActions ).set(
		plugin,
		'panelsShown',
		true
	);
}
