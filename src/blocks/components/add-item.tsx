import { Button } from '@wordpress/components';
import { Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { afterDrawing } from '../lib/after-drawing';

interface AddItemProps {
	label: string;
	onClick: () => void;
}

const FIELDS = '[contenteditable="true"], textarea, input';

/** At the end of a list in the canvas. The focus goes into the first field of what was added. */
export function AddItem( { label, onClick }: AddItemProps ) {
	const add = ( { currentTarget }: MouseEvent< HTMLElement > ) => {
		const block = currentTarget.closest( '.wp-block' );
		const before = new Set( block?.querySelectorAll( FIELDS ) );
		onClick();
		afterDrawing(
			() =>
				[
					...( block?.querySelectorAll< HTMLElement >( FIELDS ) ??
						[] ),
				]
					.find( ( field ) => ! before.has( field ) )
					?.focus()
		);
	};
	return (
		<div className="mp-add-item">
			<Button
				variant="secondary"
				icon={ <Plus /> }
				__next40pxDefaultSize
				onClick={ add }
			>
				{ label }
			</Button>
		</div>
	);
}
