import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface DemoAccount {
	login: string;
	email: string;
	password: string;
	role: string;
	status: string;
}

export interface DemoSite {
	url: string;
	admin_url: string;
	wp_dir: string;
	mail_dir: string;
	accounts: DemoAccount[];
	checkins: { email: string; hash: string; url: string }[];
	surveys: { id: number; hash: string; url: string }[];
}

const PROGRAMS = resolve( __dirname, '../../../tools/site' );

export function siteDir(): string {
	const dir = process.env.MENTORIAI_SITE;
	if ( ! dir ) {
		throw new Error( 'MENTORIAI_SITE names no site; run bin/test e2e.' );
	}
	return dir;
}

export function demoSite(): DemoSite {
	return JSON.parse(
		readFileSync( join( siteDir(), 'demo.json' ), 'utf8' )
	) as DemoSite;
}

export function account( email: string ): DemoAccount {
	const found = demoSite().accounts.find( ( one ) => one.email === email );
	if ( ! found ) {
		throw new Error( `no demo account ${ email }` );
	}
	return found;
}

/**
 * Runs PHP inside the site's WordPress and returns what it prints: for what no visitor can do,
 * such as setting the clock (option mentoriai_test_clock) or running due work.
 */
export function runPhp( code: string ): string {
	return execFileSync( 'php', [ join( PROGRAMS, 'run.php' ), siteDir() ], {
		input: code,
		encoding: 'utf8',
	} );
}
