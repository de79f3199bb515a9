import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps, BlockSettings } from '@wordpress/blocks';
import { getBlockType, unregisterBlockStyle } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import domReady from '@wordpress/dom-ready';
import type { ComponentType } from 'react';
import { blocksBoot } from './boot';
import { keepSettings } from './kept-settings';
import { videoTransforms } from './video-transforms';
import { VideoEdit } from '../edits/video-edit';

/*
 * WordPress's blocks as the portal draws them. What hides controls by a setting is in includes/Content/Admin/EditorLimits.php;
 * here is what only a script can do.
 */

const NAMESPACE = 'mentoriai/blocks';
const VIDEOS = [ 'youtube', 'vimeo' ];
/** Formats of a text that the site does not draw. */
const UNDRAWN = [ 'core/math', 'core/text-color', 'core/footnote' ];
/** Kinds of a block that the site draws: a filled and an outlined button. */
const STYLED = 'core/button';

/**
 * Before a block is registered: without alignment, styles and variations that the site has no look for. Other supports stay,
 * or what was written with them would no longer be valid: their controls are off by settings (kept-settings.ts), or hidden.
 */
function limited( settings: BlockSettings, name: string ): BlockSettings {
	if (
		! blocksBoot().offered.includes( name ) ||
		! name.startsWith( 'core/' )
	) {
		return settings;
	}
	const { supports, attributes, variations, styles, transforms } = settings;
	const changed: BlockSettings = {
		...settings,
		supports: {
			...supports,
			align: false,
			visibility: false,
			typography: {
				...( supports?.typography as object | undefined ),
				fitText: false,
			},
		},
		styles: name === STYLED ? styles ?? [] : [],
		variations: [],
	};
	switch ( name ) {
		case 'core/embed':
			return {
				...changed,
				attributes: {
					...attributes,
					mentoriaiTitle: { type: 'string' },
					mentoriaiPicture: { type: 'number' },
				},
				transforms: videoTransforms( transforms ),
				variations: ( variations ?? [] )
					.filter( ( one ) => VIDEOS.includes( one.name ) )
					.map( ( one ) => ( {
						...one,
						isDefault: one.name === VIDEOS[ 0 ],
					} ) ),
			};
		case 'core/heading':
			return {
				...changed,
				attributes: {
					...attributes,
					levelOptions: { type: 'array', default: [ 2, 3, 4 ] },
				},
			};
		case 'core/columns':
			return {
				...changed,
				// The site's columns are of one width.
				variations: ( variations ?? [] ).filter(
					( one ) => ! JSON.stringify( one ).includes( '"width"' )
				),
			};
		default:
			return changed;
	}
}

type EditProps = BlockEditProps & {
	name: string;
	context?: Record< string, unknown >;
};

/** Blocks with controls that no setting switches off: editor.css hides them where it finds the mark in the inspector. */
const MARKED = [
	'button',
	'column',
	'columns',
	'file',
	'gallery',
	'image',
	'table',
	'video',
];

function Mark( { name }: { name: string } ) {
	const short = name.replace( 'core/', '' );
	return MARKED.includes( short ) ? (
		<InspectorControls>
			<span hidden data-mentoriai-block={ short } />
		</InspectorControls>
	) : null;
}

/** Videos are edited by a form of ours; a picture is as wide as its column. */
const withOwnEdit =
	( Edit: ComponentType< EditProps > ) => ( props: EditProps ) => {
		if ( props.name === 'core/embed' ) {
			return <VideoEdit { ...props } />;
		}
		return (
			<>
				{ props.isSelected && <Mark name={ props.name } /> }
				<Edit
					{ ...props }
					{ ...( props.name === 'core/image' && {
						context: { ...props.context, allowResize: false },
					} ) }
				/>
			</>
		);
	};

interface Formats {
	removeFormatTypes: ( names: readonly string[] ) => void;
}

interface BlockStyles {
	getBlockStyles: ( name: string ) => ReadonlyArray< { name: string } >;
}

/** Styles of the theme, which its own script adds: the portal is drawn without the theme. */
function withoutStyles(): void {
	const { getBlockStyles } = select(
		'core/blocks'
	) as unknown as BlockStyles;
	for ( const name of blocksBoot().offered ) {
		for ( const style of name === STYLED || ! getBlockType( name )
			? []
			: getBlockStyles( name ) ?? [] ) {
			unregisterBlockStyle( name, style.name );
		}
	}
}

export function limitCoreBlocks(): void {
	const hooks = window.wp?.hooks;
	hooks?.addFilter( 'blocks.registerBlockType', NAMESPACE, limited );
	hooks?.addFilter( 'editor.BlockEdit', NAMESPACE, withOwnEdit );
	keepSettings();
	domReady( () => {
		withoutStyles();
		(
			dispatch( 'core/rich-text' ) as unknown as Formats
		 ).removeFormatTypes( UNDRAWN );
	} );
}
