/** The verdicts as JUnit's XML, for bin/test. */
export function junit( verdicts ) {
	const cases = verdicts.map( ( { line, what, is, target, isMet } ) => {
		const failure = isMet
			? ''
			: `<failure>${ is.toFixed( 2 ) }, target ${ target }</failure>`;
		return `<testcase classname="bench" name="${ text(
			`${ line }: ${ what }`
		) }">${ failure }</testcase>`;
	} );
	return `<testsuite name="bench">${ cases.join( '' ) }</testsuite>\n`;
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const text = ( raw ) => raw.replace( /[&<>"]/g, ( sign ) => ENTITIES[ sign ] );
