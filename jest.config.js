// Whatever the clock of the machine: workers inherit it.
process.env.TZ = 'UTC';

module.exports = {
	rootDir: __dirname,
	roots: [ '<rootDir>/src' ],
	testEnvironment: 'jsdom',
	testMatch: [ '**/*.test.{ts,tsx}' ],
	setupFiles: [ '<rootDir>/src/testing/encoders.js' ],
	setupFilesAfterEnv: [ '<rootDir>/src/testing/setup.ts' ],
	moduleNameMapper: {
		'\\.css$': '<rootDir>/src/testing/no-css.js',
	},
	transform: {
		'\\.[jt]sx?$': [
			'babel-jest',
			{
				babelrc: false,
				configFile: false,
				presets: [ '@wordpress/babel-preset-default' ],
			},
		],
	},
	testTimeout: 20_000,
	restoreMocks: true,
};
