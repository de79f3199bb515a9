import { __, sprintf } from '@wordpress/i18n';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RowButtons } from '../../components/row-buttons';
import { moved } from '../lib/moved';
import { ConfirmRemoval } from './confirm-removal';

interface Props< T > {
	items: T[];
	/** What a row is called where it is moved or removed, e.g. the speaker's name. */
	nameOf: ( item: T, index: number ) => string;
	/** An empty row goes without a question. */
	isEmpty: ( item: T ) => boolean;
	onChange: ( items: T[] ) => void;
	children: ( item: T, index: number ) => ReactNode;
}

/** Rows to put in order and remove by buttons, so that the keyboard alone does it; focus goes with the row. */
export function RowList< T >( {
	items,
	nameOf,
	isEmpty,
	onChange,
	children,
}: Props< T > ) {
	const list = useRef< HTMLOListElement >( null );
	const focusNext = useRef( '' );
	const [ asked, setAsked ] = useState< number | null >( null );
	const [ said, setSaid ] = useState( '' );

	useEffect( () => {
		if ( focusNext.current !== '' ) {
			list.current
				?.querySelector< HTMLElement >( focusNext.current )
				?.focus();
			focusNext.current = '';
		}
	} );

	const move = ( from: number, to: number ) => {
		const item = items[ from ];
		if ( item === undefined || to < 0 || to >= items.length ) {
			return;
		}
		focusNext.current = `[data-row="${ to }"] [data-act="${
			to < from ? 'up' : 'down'
		}"]`;
		onChange( moved( items, from, to ) );
		setSaid(
			sprintf(
				/* translators: 1: name of the row; 2: its place, 3: number of rows. */
				__( '%1$s: now %2$d of %3$d', 'mentoriai-portal' ),
				nameOf( item, from ),
				to + 1,
				items.length
			)
		);
	};
	const remove = ( index: number ) => {
		setAsked( null );
		focusNext.current = `[data-row="${ Math.min(
			index,
			items.length - 2
		) }"] [data-act="remove"]`;
		onChange( items.filter( ( _, other ) => other !== index ) );
		setSaid( __( 'Removed', 'mentoriai-portal' ) );
	};
	const questioned = asked === null ? undefined : items[ asked ];

	return (
		<>
			<ol className="mp-event-rows" ref={ list }>
				{ items.map( ( item, index ) => (
					// Rows have no identity of their own: what moves is the content.
					<li
						key={ index }
						className="mp-event-row"
						data-row={ index }
					>
						{ children( item, index ) }
						<div className="mp-event-row-buttons">
							<RowButtons
								name={ nameOf( item, index ) }
								first={ index === 0 }
								last={ index === items.length - 1 }
								onMove={ ( by ) => move( index, index + by ) }
								onRemove={ () =>
									isEmpty( item )
										? remove( index )
										: setAsked( index )
								}
							/>
						</div>
					</li>
				) ) }
			</ol>
			<p className="screen-reader-text" aria-live="polite">
				{ said }
			</p>
			{ asked !== null && questioned !== undefined && (
				<ConfirmRemoval
					name={ nameOf( questioned, asked ) }
					onConfirm={ () => remove( asked ) }
					onCancel={ () => setAsked( null ) }
				/>
			) }
		</>
	);
}
