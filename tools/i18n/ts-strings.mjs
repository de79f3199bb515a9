import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';

/** Function name to the places of single, plural and context among its arguments. */
const FUNCTIONS = {
	__: [ 0 ],
	_x: [ 0, null, 1 ],
	_n: [ 0, 1 ],
	_nx: [ 0, 1, 3 ],
};

/**
 * The translatable strings of src.
 *
 * @return {Array<{id: string, plural: ?string, context: ?string, comment: ?string, file: string}>} Strings with their file.
 */
export function tsStrings() {
	return readdirSync( 'src', { recursive: true } )
		.filter( ( file ) => /(?<!\.test|\.d)\.tsx?$/.test( file ) )
		.sort()
		.flatMap( ( file ) => stringsOf( `src/${ file }` ) );
}

function stringsOf( file ) {
	const text = readFileSync( file, 'utf8' );
	const source = ts.createSourceFile(
		file,
		text,
		ts.ScriptTarget.Latest,
		true
	);
	const found = [];
	const visit = ( node ) => {
		if (
			ts.isCallExpression( node ) &&
			ts.isIdentifier( node.expression )
		) {
			const places = FUNCTIONS[ node.expression.text ];
			const values = node.arguments.map( literal );
			if ( places && values.at( -1 ) === 'mentoriai-portal' ) {
				const at = ( place ) =>
					place === null || place === undefined
						? null
						: values[ place ];
				if ( typeof values[ 0 ] !== 'string' ) {
					throw new Error( `${ file }: a string is not literal.` );
				}
				found.push( {
					id: values[ 0 ],
					plural: at( places[ 1 ] ),
					context: at( places[ 2 ] ),
					comment: comment( text, node ),
					file,
				} );
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return found;
}

function literal( node ) {
	if ( ts.isStringLiteralLike( node ) ) {
		return node.text;
	}
	if (
		ts.isBinaryExpression( node ) &&
		node.operatorToken.kind === ts.SyntaxKind.PlusToken
	) {
		const [ left, right ] = [ literal( node.left ), literal( node.right ) ];
		return left === null || right === null ? null : left + right;
	}
	return null;
}

/** The translators' comment before the call, or before the sprintf() or line around it. */
function comment( text, call ) {
	for ( let node = call, up = 0; node && up < 5; node = node.parent, up++ ) {
		const ranges =
			ts.getLeadingCommentRanges( text, node.getFullStart() ) ?? [];
		for ( const range of ranges.reverse() ) {
			const match = /translators:[\s\S]*?(?=\s*\*\/|$)/i.exec(
				text.slice( range.pos, range.end )
			);
			if ( match ) {
				return match[ 0 ].replace( /\s+\*?\s*/g, ' ' ).trim();
			}
		}
	}
	return null;
}
