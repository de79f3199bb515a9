import type { SettingsTab, Values } from './types';

/** The values that differ from what is stored. */
export function changedValues( stored: Values, values: Values ): Values {
	return Object.fromEntries(
		Object.entries( values ).filter(
			( [ name, value ] ) =>
				JSON.stringify( value ) !== JSON.stringify( stored[ name ] )
		)
	);
}

/** Whether a field is asked for with these values. */
export function isShown(
	{ when }: Pick< SettingsTab[ 'fields' ][ number ], 'when' >,
	values: Values
): boolean {
	return when === null || values[ when[ 0 ] ] === when[ 1 ];
}
