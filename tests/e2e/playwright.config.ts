import { defineConfig, devices } from '@playwright/test';

/**
 * The journeys in Debian's Chromium. `bin/test e2e` serves a demo site and sets the variables:
 * MENTORIAI_URL its address, MENTORIAI_SITE its folder, MENTORIAI_E2E_OUTPUT where traces and pictures go.
 */
export default defineConfig( {
	testDir: './journeys',
	outputDir: process.env.MENTORIAI_E2E_OUTPUT ?? '../../test-results',
	fullyParallel: false,
	forbidOnly: true,
	// On two cores: journeys also wait, for mails, polls and what moves.
	workers: 3,
	// A crowded machine may lose one race of timers; what fails twice is broken.
	retries: process.env.CI ? 1 : 0,
	// A crowded machine takes its time; nothing waits longer than it must.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: [ [ 'list' ] ],
	use: {
		baseURL: process.env.MENTORIAI_URL ?? 'http://127.0.0.1:8080',
		locale: 'lt-LT',
		timezoneId: 'Europe/Vilnius',
		// Recording takes a third of the time: of what fails on a build server the second try is recorded, elsewhere --trace on.
		trace: 'on-first-retry',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath:
				process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
			args: [
				'--headless',
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				// Nothing else is asked: an avatar of the world would hold up the end of loading, as long as its name is looked up.
				'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
			],
		},
	},
	projects: [
		{
			name: 'desktop',
			use: {
				...devices[ 'Desktop Chrome' ],
				viewport: { width: 1280, height: 900 },
			},
			grepInvert: /@phone/,
		},
		{
			name: 'phone',
			use: {
				...devices[ 'Desktop Chrome' ],
				viewport: { width: 375, height: 740 },
				hasTouch: true,
				isMobile: true,
			},
			grep: /@phone/,
		},
	],
} );
