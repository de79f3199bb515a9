import config from '../e2e/playwright.config';

/**
 * The zip in empty sites of WordPress. `bin/test package` makes them and sets MENTORIAI_PACKAGE to the folder that
 * holds the zip and the sites `old`, `new` and `network`, each with a demo.json.
 */
export default {
	...config,
	testDir: '.',
	outputDir: process.env.MENTORIAI_E2E_OUTPUT ?? '../../test-results',
	// What a site went through cannot be done again.
	retries: 0,
	use: { ...config.use, trace: 'retain-on-failure' as const },
	// Other parts run beside it.
	workers: 2,
	timeout: 240_000,
	projects: config.projects?.filter( ( { name } ) => name === 'desktop' ),
};
