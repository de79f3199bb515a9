import { readdirSync } from 'node:fs';
import wordpress from '@wordpress/eslint-plugin';
import tseslint from 'typescript-eslint';

const SHARED = [
	'api',
	'components',
	'forms',
	'hooks',
	'i18n',
	'lib',
	'styles',
	'testing',
];

const features = readdirSync( './src', { withFileTypes: true } ).some(
	( entry ) => entry.name === 'features'
)
	? readdirSync( './src/features' )
	: [];

/** Who may not import what: shared ← features ← app, and no feature another one. */
const zones = [
	...SHARED.map( ( folder ) => ( {
		target: `./src/${ folder }`,
		from: [
			'./src/features',
			'./src/app',
			'./src/admin',
			'./src/blocks',
			'./src/index.tsx',
		],
		message: 'Shared code knows neither features nor the app.',
	} ) ),
	{
		target: [ './src/admin', './src/blocks' ],
		from: [ './src/features', './src/app', './src/index.tsx' ],
		message: 'wp-admin shares components and lib with the app, no more.',
	},
	{
		target: './src/features',
		from: [ './src/app', './src/admin', './src/blocks', './src/index.tsx' ],
		message: 'A feature does not know the app: take it as a prop.',
	},
	...features.map( ( feature ) => ( {
		target: `./src/features/${ feature }`,
		from: './src/features',
		except: [ `./${ feature }` ],
		message: 'Features meet in the app, not in each other.',
	} ) ),
];

/** WordPress's own entries of this rule, which another entry would replace. */
const inherited = wordpress.configs.recommended.flatMap( ( { rules } ) =>
	( rules?.[ 'no-restricted-syntax' ] ?? [] ).filter(
		( entry ) => typeof entry === 'object'
	)
);

const viaLazyPart = {
	selector:
		':matches(ImportDeclaration[source.value="react"] ImportSpecifier[imported.name="lazy"], MemberExpression[object.name="React"][property.name="lazy"])',
	message:
		'React.lazy never tries a failed load again: use lazyPart() of src/components.',
};

const ownLink = {
	selector:
		'ImportDeclaration[source.value="react-router-dom"] ImportSpecifier[imported.name=/^(Nav)?Link$/]',
	message:
		'Every page would load its code to fetch ahead: use Link of src/components.',
};

/** Every way by which a text becomes elements or code. */
const textToElements = [
	'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
	'AssignmentExpression[left.property.name="srcdoc"]',
	'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe)$/]',
	'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
	'Property[key.name="dangerouslySetInnerHTML"]',
	'Property[key.value="dangerouslySetInnerHTML"]',
	'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
	'ImportSpecifier[imported.name="RawHTML"]',
	'NewExpression[callee.name="Function"]',
].map( ( selector ) => ( {
	selector,
	message:
		'HTML becomes elements in src/components/rich-text.tsx only, and it is HTML of editors.',
} ) );

export default [
	{
		ignores: [
			'**/node_modules/',
			'assets/build/',
			'vendor/',
			'.demo/',
			'test-results/',
			'playwright-report/',
		],
	},
	...wordpress.configs.recommended,
	{
		rules: {
			// Prettier runs by itself.
			'prettier/prettier': 'off',
			'react-hooks/exhaustive-deps': 'error',
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'mentoriai-portal' },
			],
			'import/no-restricted-paths': [ 'error', { zones } ],
			'no-console': 'error',
			'import/dynamic-import-chunkname': 'error',
			// Names of the wire stay as they are.
			camelcase: 'off',
			'@wordpress/no-unused-vars-before-return': 'off',
			// noopener is enough: members may know where they came from.
			'react/jsx-no-target-blank': [ 'error', { allowReferrer: true } ],
			'jsx-a11y/label-has-associated-control': [
				'error',
				{ assert: 'either' },
			],
			// Types tell it already.
			'jsdoc/require-param': 'off',
			'jsdoc/check-param-names': 'off',
		},
	},
	{
		// Their generator writes the schema's words as tags.
		files: [ 'src/api/generated/*.ts' ],
		rules: { 'jsdoc/check-tag-names': 'off' },
	},
	{
		files: [ '**/*.ts', '**/*.tsx' ],
		plugins: { '@typescript-eslint': tseslint.plugin },
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/ban-ts-comment': 'error',
			'no-undef': 'off',
			'react/no-danger': 'error',
			'no-restricted-globals': [
				'error',
				{
					name: 'fetch',
					message: 'Only src/api/client.ts talks to the server.',
				},
			],
		},
	},
	{
		files: [ 'src/api/client.ts' ],
		rules: { 'no-restricted-globals': 'off' },
	},
	{
		files: [ 'src/**' ],
		ignores: [ 'src/**/*.test.*', 'src/components/rich-text.tsx' ],
		rules: {
			'no-restricted-syntax': [
				'error',
				...inherited,
				...textToElements,
				viaLazyPart,
				ownLink,
			],
			'no-eval': 'error',
			'no-implied-eval': 'error',
			'no-script-url': 'error',
		},
	},
	{
		files: [ 'src/components/rich-text.tsx' ],
		rules: { 'react/no-danger': 'off' },
	},
	{
		files: [ 'tools/**', 'tests/**', '*.js', '*.mjs' ],
		rules: { 'no-console': 'off' },
	},
	{
		// The tests' own tool boxes are development dependencies.
		files: [ '**/*.test.ts', '**/*.test.tsx', 'src/testing/**' ],
		languageOptions: {
			globals: {
				describe: 'readonly',
				it: 'readonly',
				expect: 'readonly',
				jest: 'readonly',
				beforeEach: 'readonly',
				afterEach: 'readonly',
				beforeAll: 'readonly',
				afterAll: 'readonly',
			},
		},
	},
];
