import { spawnSync } from 'node:child_process';

/** The screens of the app by name, as PHP declares them (Core\Spa\ScreenFacts). */
export function screens() {
	return JSON.parse( exported() ).screens;
}

/** What tools/export-schemas.php prints; where it fails, what it says is all that is shown. */
export function exported() {
	const { status, stdout } = spawnSync(
		'php',
		[ '-d', 'display_errors=stderr', 'tools/export-schemas.php' ],
		{
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
			stdio: [ 'ignore', 'pipe', 'inherit' ],
		}
	);
	if ( status !== 0 ) {
		process.exit( 1 );
	}
	return stdout;
}
