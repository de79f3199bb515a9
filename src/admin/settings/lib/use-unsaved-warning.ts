import { useEffect } from 'react';

/** Lets the browser ask before a page with unsaved changes is left. */
export function useUnsavedWarning( unsaved: boolean ): void {
	useEffect( () => {
		if ( ! unsaved ) {
			return;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ unsaved ] );
}
