import type { ReactNode } from 'react';
import { FormError } from '../../../components/form-error';
import { failureText } from '../lib/failure-text';

interface CallFailureProps {
	/** From useFormCall(). */
	failure: { error: unknown; key: number } | null;
	/** What to do about it. */
	children?: ReactNode;
}

/** Why the server did not take a form. */
export function CallFailure( { failure, children }: CallFailureProps ) {
	return failure ? (
		<FormError key={ failure.key } title={ failureText( failure.error ) }>
			{ children }
		</FormError>
	) : null;
}
