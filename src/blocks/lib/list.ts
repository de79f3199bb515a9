export interface ListActions< Entry > {
	entries: readonly Entry[];
	set: ( index: number, entry: Entry ) => void;
	add: ( entry: Entry ) => void;
	remove: ( index: number ) => void;
	/** By one place: -1 is towards the beginning. */
	move: ( index: number, by: -1 | 1 ) => void;
}

/** What the buttons of a list do to it. */
export function listActions< Entry >(
	entries: readonly Entry[],
	change: ( entries: readonly Entry[] ) => void
): ListActions< Entry > {
	return {
		entries,
		set: ( index, entry ) => change( entries.with( index, entry ) ),
		add: ( entry ) => change( [ ...entries, entry ] ),
		remove: ( index ) => change( entries.toSpliced( index, 1 ) ),
		move: ( index, by ) => {
			const entry = entries[ index ];
			if ( entry !== undefined && index + by in entries ) {
				change(
					entries
						.toSpliced( index, 1 )
						.toSpliced( index + by, 0, entry )
				);
			}
		},
	};
}
