import { execFileSync, spawnSync } from 'node:child_process';
import {
	cpSync,
	mkdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT, workFolder, zipFile } from './support/sites';

/** What is in the zip, and that readme.txt and all versions are as WordPress wants them. */

const sourceZip = (): string =>
	zipFile().replace(
		/\.zip$/,
		`-${ check( ROOT ).stdout.trim() }-source.zip`
	);

function namesInZip( zip = zipFile() ): string[] {
	return execFileSync(
		'php',
		[
			'-r',
			'$zip = new ZipArchive(); $zip->open( $argv[1] ); for ( $i = 0; $i < $zip->numFiles; $i++ ) { echo $zip->getNameIndex( $i ), "\\n"; }',
			zip,
		],
		{ encoding: 'utf8' }
	)
		.trim()
		.split( '\n' );
}

function textInZip( name: string ): string {
	return execFileSync(
		'php',
		[
			'-r',
			'$zip = new ZipArchive(); $zip->open( $argv[1] ); echo $zip->getFromName( $argv[2] );',
			zipFile(),
			`mentoriai-portal/${ name }`,
		],
		{ encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
	);
}

test( 'the zip holds what the plugin needs to run and its licences, and nothing of the development', () => {
	const names = namesInZip();
	const top = new Set( names.map( ( name ) => name.split( '/' )[ 1 ] ) );
	expect( [ ...top ].sort() ).toEqual( [
		'LICENSE',
		'assets',
		'includes',
		'languages',
		'licences.txt',
		'mentoriai-portal.php',
		'readme.txt',
		'uninstall.php',
	] );
	expect(
		names.filter( ( name ) =>
			/\.(map|md|sh|dist|zip|log|tsx?|pot?)$|\.test\.|\/\.|\/(tests?|testing|docs|node_modules|vendor)\//.test(
				name
			)
		)
	).toEqual( [] );
	for ( const name of [
		'assets/build/app.min.js',
		'assets/build/app.min.css',
		'assets/build/chunks.json',
		'assets/fonts/figtree-latin-wght-normal.woff2',
		'includes/Demo/data/pages.json',
		'languages/mentoriai-portal-lt_LT.l10n.php',
		'languages/mentoriai-portal-lt_LT-mentoriai-app.js',
	] ) {
		expect( names ).toContain( `mentoriai-portal/${ name }` );
	}
	const chunks = JSON.parse(
		textInZip( 'assets/build/chunks.json' )
	) as Record< string, { files: string[]; texts: string[] } >;
	for ( const { files, texts } of Object.values( chunks ) ) {
		for ( const file of [
			...files.map( ( name ) => `assets/build/${ name }` ),
			...texts.map(
				( part ) =>
					`languages/mentoriai-portal-lt_LT-mentoriai-${ part }.js`
			),
		] ) {
			expect( names ).toContain( `mentoriai-portal/${ file }` );
		}
	}
	expect( textInZip( 'assets/build/app.min.js' ) ).not.toContain(
		'sourceMappingURL'
	);
} );

test( 'the zip stays small', () => {
	// README says what a host with PHP’s own limit of uploads (2M) needs.
	expect( statSync( zipFile() ).size ).toBeLessThan( 2.5 * 1024 * 1024 );
} );

test( 'the sources are an archive beside it, which readme.txt names', () => {
	const names = namesInZip( sourceZip() );
	const top = new Set( names.map( ( name ) => name.split( '/' )[ 1 ] ) );
	expect( [ ...top ].sort() ).toEqual( [
		'includes',
		'languages',
		'package-lock.json',
		'package.json',
		'src',
		'tools',
		'tsconfig.json',
		'webpack.config.js',
	] );
	for ( const name of [
		'src/index.tsx',
		'tools/i18n/parts.cjs',
		'languages/mentoriai-portal-lt_LT.po',
	] ) {
		expect( names ).toContain( `mentoriai-portal/${ name }` );
	}
	expect(
		names.filter( ( name ) => /\.test\.|\/testing\//.test( name ) )
	).toEqual( [] );
	expect( textInZip( 'readme.txt' ) ).toContain( basename( sourceZip() ) );
} );

test( 'each library in the scripts brings its licence', () => {
	const packages = JSON.parse(
		readFileSync( join( ROOT, 'assets/build/packages.json' ), 'utf8' )
	) as string[];
	const licences = textInZip( 'licences.txt' );
	expect( packages ).toContain( 'react-router-dom' );
	for ( const name of packages ) {
		expect( licences ).toMatch( new RegExp( `^${ name } \\d+\\.`, 'm' ) );
	}
} );

test( 'the same commit gives the same bytes', () => {
	const again = join( workFolder(), 'zip-again' );
	execFileSync( join( ROOT, 'bin/package' ), [ '--out', again ], {
		stdio: 'pipe',
	} );
	expect(
		readFileSync( join( again, 'mentoriai-portal.zip' ) ).equals(
			readFileSync( zipFile() )
		)
	).toBe( true );
} );

function check( root: string ) {
	return spawnSync(
		'php',
		[ join( ROOT, 'tools/package/package.php' ), 'check', root ],
		{ encoding: 'utf8' }
	);
}

test( 'readme.txt follows the rules, and all versions are one', () => {
	const { status, stdout, stderr } = check( ROOT );
	expect( stderr ).toBe( '' );
	expect( status ).toBe( 0 );
	expect( stdout ).toMatch( /^\d+\.\d+\.\d+\n$/ );
} );

const FAULTS: [ string, RegExp, string, RegExp ][] = [
	[ 'readme.txt', /^Stable tag: .*$/m, 'Stable tag: trunk', /Stable tag/ ],
	[
		'readme.txt',
		/^Requires PHP: .*$/m,
		'Requires PHP: 7.4',
		/Requires PHP/,
	],
	[
		'readme.txt',
		/^Tested up to: .*$/m,
		'Tested up to: 6.7',
		/Tested up to/,
	],
	[ 'readme.txt', /^Tags: /m, 'Tags: a, b, c, ', /Tags/ ],
	[ 'readme.txt', /^== Installation ==$/m, '== Set-up ==', /Installation/ ],
	[
		'readme.txt',
		/^(A bilingual .*)$/m,
		`$1${ ' word'.repeat( 30 ) }`,
		/150/,
	],
	[ 'readme.txt', /^=== .* ===$/m, '=== Another ===', /name/ ],
	[ 'readme.txt', /^= \d[\d.]* =$/m, '= 9.9.9 =', /changelog/ ],
	[ 'CHANGELOG.md', /^## \d[\d.]*/m, '## 9.9.9', /CHANGELOG/ ],
	[ 'package.json', /"version": ".*"/, '"version": "9.9.9"', /package.json/ ],
	[
		'mentoriai-portal.php',
		/Requires at least: .*/,
		'Requires at least: 6.9',
		/Requires at least/,
	],
	[ 'includes/Core/Version.php', /'\d[\d.]*'/, `'9.9.9'`, /Version.php/ ],
	[
		'includes/Core/Compatibility.php',
		/PHP +(= )'.*'/,
		`PHP $1'8.1'`,
		/Compatibility.php/,
	],
];

for ( const [ file, pattern, wrong, complaint ] of FAULTS ) {
	test( `refused: ${ file } with ${ wrong.slice( 0, 40 ) }`, () => {
		const root = join( workFolder(), 'faulty' );
		rmSync( root, { recursive: true, force: true } );
		mkdirSync( join( root, 'includes/Core' ), { recursive: true } );
		for ( const name of [
			'readme.txt',
			'CHANGELOG.md',
			'package.json',
			'composer.json',
			'mentoriai-portal.php',
			'includes/Core/Version.php',
			'includes/Core/Compatibility.php',
		] ) {
			cpSync( join( ROOT, name ), join( root, name ) );
		}
		const text = readFileSync( join( root, file ), 'utf8' );
		expect( text ).toMatch( pattern );
		writeFileSync( join( root, file ), text.replace( pattern, wrong ) );
		const { status, stderr } = check( root );
		expect( status ).toBe( 1 );
		expect( stderr ).toMatch( complaint );
	} );
}
