import { useLayoutEffect } from 'react';

/**
 * Tells the window around a form whether something was typed in it. Before the browser hands over the next key: Escape may
 * be that key.
 *
 * @param isDirty
 * @param onDirty Also called with false when the form goes: a session that ends takes the form away, not its draft.
 */
export function useReportDirty(
	isDirty: boolean,
	onDirty: ( dirty: boolean ) => void
): void {
	useLayoutEffect( () => {
		onDirty( isDirty );
		return () => onDirty( false );
	}, [ isDirty, onDirty ] );
}
