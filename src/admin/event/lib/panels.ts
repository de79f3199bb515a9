import { dispatch, select } from '@wordpress/data';
import type { FieldName } from './types';

export const PLUGIN = 'mentoriai-event';

export type PanelName = 'when' | 'where' | 'about' | 'speakers' | 'files';

export const PANELS: readonly PanelName[] = [
	'when',
	'where',
	'about',
	'speakers',
	'files',
];

interface EditorSelectors {
	isEditorPanelOpened: ( name: string ) => boolean;
}

interface EditorActions {
	toggleEditorPanelOpened: ( name: string ) => void;
	removeEditorPanel: ( name: string ) => void;
	closePublishSidebar: () => void;
}

interface PreferenceSelectors {
	get: ( scope: string, name: string ) => unknown;
}

interface PreferenceActions {
	set: ( scope: string, name: string, value: unknown ) => void;
}

interface InterfaceActions {
	enableComplementaryArea: ( scope: string, area: string ) => void;
}

const editor = () => select( 'core/editor' ) as unknown as EditorSelectors;
const act = () => dispatch( 'core/editor' ) as unknown as EditorActions;

function open( panel: PanelName ): void {
	const name = `${ PLUGIN }/${ panel }`;
	if ( ! editor().isEditorPanelOpened( name ) ) {
		act().toggleEditorPanelOpened( name );
	}
}

/**
 * WordPress shows panels of plugins closed, and who has never seen them would not look inside. Open once for each
 * person; what they close after that stays closed.
 */
export function openPanelsOnce(): void {
	const kept = select( 'core/preferences' ) as unknown as PreferenceSelectors;
	if ( kept.get( PLUGIN, 'panelsShown' ) === true ) {
		return;
	}
	PANELS.forEach( open );
	( dispatch( 'core/preferences' ) as unknown as PreferenceActions ).set(
		PLUGIN,
		'panelsShown',
		true
	);
}

/** The town is chosen in our panel; a second place for it would only ask which one counts. */
export function hideTownPanel( taxonomy: string ): void {
	act().removeEditorPanel( `taxonomy-panel-${ taxonomy }` );
}

export function fieldId( field: FieldName ): string {
	return `mentoriai-event-${ field }`;
}

function panelOf( field: FieldName ): PanelName {
	if ( field === 'mapUrl' ) {
		return 'where';
	}
	if ( field === 'url' ) {
		return 'about';
	}
	return field.startsWith( 'speaker-' ) ? 'speakers' : 'when';
}

function focusTitle(): void {
	const canvas = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	);
	( canvas?.contentDocument ?? document )
		.querySelector< HTMLElement >( '.editor-post-title__input' )
		?.focus();
}

/** Opens the panel of a field and puts the cursor there. */
export function showField( field: FieldName ): void {
	act().closePublishSidebar();
	if ( field === 'title' ) {
		focusTitle();
		return;
	}
	(
		dispatch( 'core/interface' ) as unknown as InterfaceActions
	 ).enableComplementaryArea( 'core', 'edit-post/document' );
	open( panelOf( field ) );
	// The panel's content is there after the next paint.
	window.setTimeout( () => {
		document.getElementById( fieldId( field ) )?.focus();
	}, 50 );
}
