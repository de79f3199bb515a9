import { createBlock, type Transforms } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { plainText } from './attributes';
import { videoAt } from './video-address';

interface Notices {
	createInfoNotice: (
		text: string,
		options: { id: string; type: string }
	) => void;
}

interface BlockEditor {
	getSelectedBlock: () => { name: string; clientId: string } | null;
	getBlockRootClientId: ( id: string ) => string | null;
	canInsertBlockType: ( name: string, root: string | null ) => boolean;
}

/** Whether the cursor is in a paragraph where a video may be. */
function isInParagraph(): boolean {
	const editor = select( 'core/block-editor' ) as unknown as BlockEditor;
	const block = editor.getSelectedBlock();
	return (
		block?.name === 'core/paragraph' &&
		editor.canInsertBlockType(
			'core/embed',
			editor.getBlockRootClientId( block.clientId )
		)
	);
}

/** The block of the video that an address names; of any other address a link, which says that it is one. */
function blockAt( address: string ) {
	const url = address.trim();
	const video = videoAt( url );
	if ( video ) {
		return createBlock( 'core/embed', {
			url,
			type: 'video',
			providerNameSlug: video.provider,
		} );
	}
	( dispatch( 'core/notices' ) as unknown as Notices ).createInfoNotice(
		__(
			'Only videos of YouTube and Vimeo are shown on the page. This address stays a link.',
			'mentoriai-portal'
		),
		{ id: 'mentoriai-link', type: 'snackbar' }
	);
	const link = document.createElement( 'a' );
	link.href = url;
	link.textContent = url;
	return createBlock( 'core/paragraph', { content: link.outerHTML } );
}

/** An address that is pasted into an empty paragraph, or that of a video typed there and followed by Enter. */
export function videoTransforms(
	transforms: Transforms | undefined
): Transforms {
	return {
		...transforms,
		from: [
			{
				type: 'enter',
				regExp: {
					test: ( text ) =>
						videoAt( plainText( String( text ) ) ) !== null &&
						isInParagraph(),
				},
				transform: ( { content } ) =>
					blockAt( plainText( String( content ) ) ),
			},
			...( transforms?.from ?? [] ).map( ( one ) =>
				one.type === 'raw'
					? {
							...one,
							transform: ( node: HTMLElement ) =>
								blockAt( node.textContent ?? '' ),
					  }
					: one
			),
		],
	};
}
