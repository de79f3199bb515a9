import { useState } from 'react';
import { useBrowserList } from '../lib/browser-list';
import { isSame, keyOfSaved, type SavedMentor } from '../lib/saved-mentor';

/**
 * Everyone who was in a list since it was drawn first, each in the first place, as the list knows them now; but for those
 * whom the server hides meanwhile.
 *
 * @param list
 */
export function useRows(
	list: readonly SavedMentor[]
): readonly SavedMentor[] {
	const kept = useBrowserList( ( browser ) => browser.list );
	const [ rows, setRows ] = useState( list );
	const known = new Set( rows.map( keyOfSaved ) );
	const added = list.filter( ( one ) => ! known.has( keyOfSaved( one ) ) );
	const all = [ ...added, ...rows ];
	if ( added.length > 0 ) {
		setRows( all );
	}
	return all
		.map( ( row ) => list.find( ( one ) => isSame( one, row ) ) ?? row )
		.filter(
			( row ) =>
				! kept.some( ( one ) => one.hidden && isSame( one, row ) )
		);
}
