/**
 * What was typed and not saved, by person; lives as long as the page. Whoever comes back (by the browser's history,
 * or after signing in again) finds it in the form.
 */
const drafts = new Map< string, unknown >();

export function keepDraft( person: string, values: unknown ): void {
	drafts.set( person, values );
}

export function readDraft< Values >( person: string ): Values | undefined {
	return drafts.get( person ) as Values | undefined;
}

export function dropDraft( person: string ): void {
	drafts.delete( person );
}
