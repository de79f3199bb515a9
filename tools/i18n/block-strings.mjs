import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Field of block.json to the context of its text: WordPress's wp-includes/block-i18n.json. */
const CONTEXTS = {
	title: 'block title',
	description: 'block description',
	keywords: 'block keyword',
};

/**
 * The translatable strings of src/blocks/<name>/block.json, which WordPress translates when it registers a block.
 *
 * @return {Array<{id: string, context: string, file: string}>} Strings with their file.
 */
export function blockStrings() {
	return readdirSync( 'src/blocks' )
		.map( ( name ) => `src/blocks/${ name }/block.json` )
		.filter( ( file ) => existsSync( file ) )
		.sort()
		.flatMap( ( file ) => {
			const block = JSON.parse( readFileSync( file, 'utf8' ) );
			return Object.entries( CONTEXTS ).flatMap( ( [ field, context ] ) =>
				[ block[ field ] ?? [] ]
					.flat()
					.map( ( id ) => ( { id, context, file } ) )
			);
		} );
}
