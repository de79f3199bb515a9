import config from '../e2e/playwright.config';

/** The portal beside foreign plugins and on difficult hosts; `bin/test guests` serves the site. */
export default {
	...config,
	testDir: '.',
	// One site, and each test changes it.
	workers: 1,
	projects: config.projects?.filter( ( { name } ) => name === 'desktop' ),
};
