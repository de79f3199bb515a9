/**
 * For the router's file: contexts and components that nobody imports can be left out. Bundlers keep them otherwise, for the
 * calls that make them and the names that they are given could do something else too.
 *
 * @param {string} source
 * @return {string} The same, with those calls marked as pure, and without names for developers.
 */
module.exports = ( source ) =>
	source
		.replace( /^\w+\.displayName = .*;$/gm, '' )
		.replace(
			/ = (React\d*\.(?:forwardRef|createContext)\()/g,
			' = /* @__PURE__ */ $1'
		);
