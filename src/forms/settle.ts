import type {
	DefaultValues,
	FieldValues,
	Path,
	PathValue,
	UseFormReturn,
} from 'react-hook-form';

/**
 * After a save the form starts from what the server kept; what was typed while the save ran stays as a change.
 *
 * @param form
 * @param sent  What was saved.
 * @param saved What the server made of it.
 */
export function settle< Values extends FieldValues >(
	form: UseFormReturn< Values >,
	sent: Values,
	saved: Values
): void {
	const typed = form.getValues();
	form.reset( saved as DefaultValues< Values >, { keepValues: true } );
	for ( const name of Object.keys( saved ) as Path< Values >[] ) {
		const isNewer =
			JSON.stringify( typed[ name ] ) !== JSON.stringify( sent[ name ] );
		form.setValue(
			name,
			( isNewer ? typed : saved )[ name ] as PathValue<
				Values,
				Path< Values >
			>,
			{ shouldDirty: true }
		);
	}
}
