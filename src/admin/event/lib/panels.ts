import { dispatch } from '@wordpress/data';
import { openPanel } from '../../lib/open-panels';
import type { FieldName } from './types';

export const PLUGIN = 'mentoriai-event';

type PanelName = 'when' | 'where' | 'about' | 'speakers' | 'files';

export const PANELS: readonly PanelName[] = [
	'when',
	'where',
	'about',
	'speakers',
	'files',
];

interface EditorActions {
	removeEditorPanel: ( name: string ) => void;
	closePublishSidebar: () => void;
}

interface InterfaceActions {
	enableComplementaryArea: ( scope: string, area: string ) => void;
}

const act = () => dispatch( 'core/editor' ) as unknown as EditorActions;

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
	openPanel( PLUGIN, panelOf( field ) );
	// The panel's content is there after the next paint.
	window.setTimeout( () => {
		document.getElementById( fieldId( field ) )?.focus();
	}, 50 );
}
