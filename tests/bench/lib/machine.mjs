import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

/** The machine and its servers in a line. */
export function machine( site ) {
	const all = cpus();
	const first = ( command, args, pattern ) =>
		execFileSync( command, args, {
			encoding: 'utf8',
			stdio: [ 'ignore', 'pipe', 'pipe' ],
		} ).match( pattern )?.[ 1 ] ?? '?';
	const php = first( 'php', [ '-r', 'echo PHP_VERSION;' ], /^([\d.]+)/ );
	const database = site
		.query( 'SELECT VERSION() AS v' )[ 0 ]
		.v.match( /^[\d.]+/ )?.[ 0 ];
	const wordpress = first(
		'php',
		[
			'-r',
			'include $argv[1]; echo $wp_version;',
			`${ site.stack.wp_dir }/wp-includes/version.php`,
		],
		/^([\d.]+)/
	);
	return `${ all.length } cores (${
		all[ 0 ]?.model.trim() || 'unknown'
	}), ${ Math.round(
		totalmem() / 2 ** 30
	) } GB; nginx, PHP-FPM ${ php } with OPcache, MariaDB ${ database }, WordPress ${ wordpress }`;
}
