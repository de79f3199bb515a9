/**
 * Which file of translations the strings of a source are in. Every page has `app`; the others come with the chunks that
 * show them (tools/webpack/text-parts-plugin.cjs). WordPress loads no translation files for lazy chunks.
 */

/** Features with a file of their own, where members alone open them and where guests do. */
const OF_MEMBERS = [
	'check-ins',
	'meetings',
	'mentorships',
	'messages',
	'plans',
	'profiles',
	'results',
	'suggestions',
	'surveys',
];
const OF_GUESTS = [ 'reports', 'session', 'saved' ];

/** The screen of saved mentors: of a feature whose other texts are on most pages. */
const SAVED =
	/^src\/features\/mentors\/(screens\/saved|components\/(comparison|removed-|saved-(list|notices)))/;

/** Joins a guest's list to a founder's, once someone has logged in. */
const JOINING = 'src/features/mentors/hooks/use-joined-list.tsx';

/** What several features of members show, each too little for a file of its own. */
const SHARED =
	/^src\/(components\/members|features\/(reviews|session-end|today))\//;

/** The part of a source file, by its path in the repository. */
function partOf( file ) {
	const feature = /^src\/features\/([^/]+)\//.exec( file )?.[ 1 ];
	if ( [ ...OF_MEMBERS, ...OF_GUESTS ].includes( feature ) ) {
		return feature;
	}
	if ( SAVED.test( file ) ) {
		return 'saved';
	}
	return SHARED.test( file ) || file === JOINING ? 'members' : 'app';
}

/** The part of a string that sources of these parts have. */
function commonPart( parts ) {
	const [ first, ...others ] = new Set( parts );
	if ( others.length === 0 ) {
		return first;
	}
	return [ first, ...others ].every( isOfMembers ) ? 'members' : 'app';
}

const isOfMembers = ( part ) =>
	part === 'members' || OF_MEMBERS.includes( part );

/** What a chunk needs whose sources are of these parts, `app` left out: what members share may be in `members`. */
function partsToLoad( parts ) {
	const needed = new Set( parts );
	needed.delete( 'app' );
	if ( [ ...needed ].some( isOfMembers ) ) {
		needed.add( 'members' );
	}
	return [ ...needed ].sort();
}

const PARTS = [ 'app', 'members', ...OF_MEMBERS, ...OF_GUESTS ];

module.exports = { PARTS, partOf, commonPart, partsToLoad };
