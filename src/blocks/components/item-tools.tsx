import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	ArrowDown,
	ArrowLeft,
	ArrowRight,
	ArrowUp,
	Trash2,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import { afterDrawing } from '../lib/after-drawing';
import type { ListActions } from '../lib/list';

interface ItemToolsProps< Entry > {
	list: ListActions< Entry >;
	index: number;
	/** Whether the items stand side by side. */
	horizontal?: boolean;
}

/** Buttons that move an item of a list or take it away. The focus goes along with the item, or to the next one. */
export function ItemTools< Entry >( {
	list,
	index,
	horizontal = false,
}: ItemToolsProps< Entry > ) {
	const place = index + 1;
	const last = list.entries.length - 1;

	const move = ( event: MouseEvent< HTMLElement >, by: -1 | 1 ) => {
		const tools = event.currentTarget
			.closest( '.wp-block' )
			?.querySelectorAll< HTMLElement >( '.mp-item-tools' );
		const action = by === -1 ? 0 : 1;
		list.move( index, by );
		tools?.[ index + by ]
			?.querySelectorAll< HTMLElement >( 'button' )
			[ action ]?.focus();
	};

	const remove = ( { currentTarget }: MouseEvent< HTMLElement > ) => {
		const block = currentTarget.closest( '.wp-block' );
		list.remove( index );
		afterDrawing( () => {
			const tools =
				block?.querySelectorAll< HTMLElement >( '.mp-item-tools' );
			const next =
				tools?.[ Math.min( index, last - 1 ) ]?.lastElementChild ??
				block?.querySelector( '.mp-add-item button' );
			( next as HTMLElement | null | undefined )?.focus();
		} );
	};

	return (
		<div
			className="mp-item-tools"
			role="group"
			aria-label={ sprintf(
				/* translators: %d: place in a list. */
				__( 'Item %d', 'mentoriai-portal' ),
				place
			) }
		>
			<Button
				size="small"
				icon={ horizontal ? <ArrowLeft /> : <ArrowUp /> }
				label={ sprintf(
					/* translators: %d: place in a list. */
					__( 'Move item %d back', 'mentoriai-portal' ),
					place
				) }
				accessibleWhenDisabled
				disabled={ index === 0 }
				onClick={ ( event: MouseEvent< HTMLElement > ) =>
					move( event, -1 )
				}
			/>
			<Button
				size="small"
				icon={ horizontal ? <ArrowRight /> : <ArrowDown /> }
				label={ sprintf(
					/* translators: %d: place in a list. */
					__( 'Move item %d forward', 'mentoriai-portal' ),
					place
				) }
				accessibleWhenDisabled
				disabled={ index === last }
				onClick={ ( event: MouseEvent< HTMLElement > ) =>
					move( event, 1 )
				}
			/>
			<Button
				size="small"
				icon={ <Trash2 /> }
				isDestructive
				label={ sprintf(
					/* translators: %d: place in a list. */
					__( 'Remove item %d', 'mentoriai-portal' ),
					place
				) }
				onClick={ remove }
			/>
		</div>
	);
}
