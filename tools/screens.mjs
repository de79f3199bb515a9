import { execFileSync } from 'node:child_process';

/** The screens of the app by name, as PHP declares them (Core\Spa\ScreenFacts). */
export function screens() {
	return JSON.parse(
		execFileSync( 'php', [ 'tools/export-schemas.php' ], {
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
		} )
	).screens;
}
