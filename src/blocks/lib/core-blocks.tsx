import type { BlockEditProps, BlockSettings } from '@wordpress/blocks';
import { getBlockType, unregisterBlockStyle } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import domReady from '@wordpress/dom-ready';
import type { ComponentType } from 'react';
import { blocksBoot } from './boot';
import { VideoEdit } from '../edits/video-edit';

/*
 * WordPress's blocks as the portal draws them. What hides controls by a setting is in includes/Content/Admin/EditorLimits.php;
 * here is what only a script can do.
 */

const NAMESPACE = 'mentoriai/blocks';
const VIDEOS = [ 'youtube', 'vimeo' ];
/** Kinds of a block that the site draws: a filled and an outlined button. */
const STYLED = 'core/button';

/** Before a block is registered: without alignment, styles and variations that the site has no look for. */
export function limited(
	settings: BlockSettings,
	name: string
): BlockSettings {
	if (
		! blocksBoot().offered.includes( name ) ||
		! name.startsWith( 'core/' )
	) {
		return settings;
	}
	const { supports, attributes, variations, styles } = settings;
	const changed: BlockSettings = {
		...settings,
		supports: { ...supports, align: false, anchor: false },
		styles: name === STYLED ? styles ?? [] : [],
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
				variations: [],
			};
		case 'core/paragraph':
			return { ...changed, variations: [] };
		default:
			return changed;
	}
}

type EditProps = BlockEditProps & {
	name: string;
	context?: Record< string, unknown >;
};

/** Videos are edited by a form of ours; a picture is as wide as its column. */
export const withOwnEdit =
	( Edit: ComponentType< EditProps > ) => ( props: EditProps ) => {
		if ( props.name === 'core/embed' ) {
			return <VideoEdit { ...props } />;
		}
		return (
			<Edit
				{ ...props }
				{ ...( props.name === 'core/image' && {
					context: { ...props.context, allowResize: false },
				} ) }
			/>
		);
	};

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
	domReady( withoutStyles );
}
