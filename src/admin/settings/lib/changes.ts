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

/**
 * The values after a save: what is stored now, and what was typed since it was sent.
 *
 * @param stored
 * @param sent
 * @param typed
 */
export function valuesAfterSave(
	stored: Values,
	sent: Values,
	typed: Values
): Values {
	return { ...stored, ...changedValues( sent, typed ) };
}

/** Whether a field is asked for with these values. */
export function isShown(
	{ when }: Pick< SettingsTab[ 'fields' ][ number ], 'when' >,
	values: Values
): boolean {
	return when === null || values[ when[ 0 ] ] === when[ 1 ];
}

/** What a choice asks of other settings. */
export function impliedBy(
	tabs: readonly SettingsTab[],
	name: string,
	value: unknown
): Values {
	return Object.fromEntries(
		tabs
			.flatMap( ( { fields } ) => fields )
			.filter(
				( { implied } ) =>
					implied?.name === name && implied.value === value
			)
			.map( ( field ) => [ field.name, field.implied?.to ] )
	);
}

/** What is said against a value while another setting asks for another one; '' for nothing. */
export function warningOf(
	{
		name,
		implied,
	}: Pick< SettingsTab[ 'fields' ][ number ], 'name' | 'implied' >,
	values: Values
): string {
	return implied &&
		values[ implied.name ] === implied.value &&
		values[ name ] !== implied.to
		? implied.warning
		: '';
}
