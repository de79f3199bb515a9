import { dispatch, select, subscribe } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { getBlockType } from '@wordpress/blocks';
import { blocksBoot } from './boot';

interface Block {
	name: string;
	attributes?: Record< string, unknown >;
	innerBlocks: readonly Block[];
}

interface BlockEditor {
	getBlocks: () => readonly Block[];
}

interface Notices {
	createWarningNotice: ( text: string, options: { id: string } ) => void;
	removeNotice: ( id: string ) => void;
}

const NOTICE = 'mentoriai-unlisted-blocks';

/** Names of the blocks that the portal does not offer, each once, wherever they are. */
function unlisted(
	blocks: readonly Block[],
	offered: readonly string[]
): string[] {
	const names = new Set< string >();
	const look = ( block: Block ) => {
		// What no plugin knows any more is in a block of its own kind.
		const { originalName: original } = block.attributes ?? {};
		const name = typeof original === 'string' ? original : block.name;
		if ( ! offered.includes( name ) ) {
			names.add( name );
		}
		block.innerBlocks.forEach( look );
	};
	blocks.forEach( look );
	return [ ...names ];
}

/** Says above the content which of its blocks visitors see as plain text, or not at all. Nothing of them is changed. */
export function watchUnlisted(): void {
	let seen: readonly Block[] | undefined;
	let said = '';
	subscribe( () => {
		const editor = select( 'core/block-editor' ) as unknown as
			| BlockEditor
			| undefined;
		const blocks = editor?.getBlocks();
		if ( ! blocks || blocks === seen ) {
			return;
		}
		seen = blocks;
		const names = unlisted( blocks, blocksBoot().offered )
			.map( ( name ) => getBlockType( name )?.title ?? name )
			.join( ', ' );
		if ( names === said ) {
			return;
		}
		said = names;
		const notices = dispatch( 'core/notices' ) as unknown as Notices;
		if ( names ) {
			notices.createWarningNotice(
				sprintf(
					/* translators: %s: names of blocks. */
					__(
						'The portal has no look for these blocks: %s. They stay as they are; visitors see of them only text, pictures and links, or nothing. Replace them with blocks from the list.',
						'mentoriai-portal'
					),
					names
				),
				{ id: NOTICE }
			);
		} else {
			notices.removeNotice( NOTICE );
		}
	} );
}
