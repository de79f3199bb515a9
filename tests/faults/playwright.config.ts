import { defineConfig } from '@playwright/test';
import journeys from '../e2e/playwright.config';

/** What the app does while servers fall; `bin/test faults` serves the site. */
export default defineConfig( {
	...journeys,
	testDir: './browser',
	workers: 1,
	timeout: 120_000,
} );
