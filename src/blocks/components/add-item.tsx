import { Button } from '@wordpress/components';
import { Plus } from 'lucide-react';

interface AddItemProps {
	label: string;
	onClick: () => void;
}

/** At the end of a list in the canvas. */
export function AddItem( { label, onClick }: AddItemProps ) {
	return (
		<div className="mp-add-item">
			<Button
				variant="secondary"
				icon={ <Plus /> }
				__next40pxDefaultSize
				onClick={ onClick }
			>
				{ label }
			</Button>
		</div>
	);
}
