import { useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../api/errors';

interface Failure {
	error: unknown;
	/** Another one for each try, so that it is announced again. */
	key: number;
}

/**
 * Sends a form once at a time. Field errors of the server go to their fields, everything else becomes `failure`;
 * what was typed stays.
 *
 * @param form
 * @param fields The fields of the form, by the names of the request.
 * @param work   The call; a thrown ApiError is the refusal.
 */
export function useFormCall< Values extends FieldValues >(
	form: UseFormReturn< Values >,
	fields: readonly Path< Values >[],
	work: ( values: Values ) => Promise< void >
) {
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ busy, setBusy ] = useState( false );
	const running = useRef( false );

	const send = async ( values: Values ) => {
		if ( running.current ) {
			return;
		}
		running.current = true;
		setBusy( true );
		setFailure( null );
		try {
			await work( values );
		} catch ( error ) {
			const wrong =
				error instanceof ApiError
					? fields.filter( ( name ) => error.fields[ name ] )
					: [];
			wrong.forEach( ( name, index ) =>
				form.setError(
					name,
					{
						type: 'server',
						message: messageKey( error, name ),
					},
					{ shouldFocus: index === 0 }
				)
			);
			if ( wrong.length === 0 ) {
				setFailure( ( before ) => ( {
					error,
					key: ( before?.key ?? 0 ) + 1,
				} ) );
			}
		} finally {
			running.current = false;
			setBusy( false );
		}
	};

	return {
		busy,
		failure,
		submit: form.handleSubmit( send ),
	};
}

/** For a password, `invalid` means that everybody uses it (contract 2, the modern rule). */
function messageKey( error: unknown, name: string ): string {
	const key = error instanceof ApiError ? error.fields[ name ] ?? '' : '';
	return name === 'password' && key === 'invalid'
		? 'user.password_common'
		: key;
}
