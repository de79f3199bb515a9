import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface RowButtonsProps {
	/** Of the row. */
	name: string;
	first: boolean;
	last: boolean;
	onMove: ( by: -1 | 1 ) => void;
	onRemove: () => void;
	size?: 'small' | 'default';
}

/** Moves a row of a list up and down, and removes it. `data-act` is where the focus goes afterwards. */
export function RowButtons( {
	name,
	first,
	last,
	onMove,
	onRemove,
	size = 'small',
}: RowButtonsProps ) {
	return (
		<>
			<Button
				size={ size }
				icon="arrow-up-alt2"
				data-act="up"
				disabled={ first }
				accessibleWhenDisabled
				label={ sprintf(
					/* translators: %s: name of the row. */
					__( 'Move up: %s', 'mentoriai-portal' ),
					name
				) }
				onClick={ () => onMove( -1 ) }
			/>
			<Button
				size={ size }
				icon="arrow-down-alt2"
				data-act="down"
				disabled={ last }
				accessibleWhenDisabled
				label={ sprintf(
					/* translators: %s: name of the row. */
					__( 'Move down: %s', 'mentoriai-portal' ),
					name
				) }
				onClick={ () => onMove( 1 ) }
			/>
			<Button
				size={ size }
				icon="trash"
				data-act="remove"
				isDestructive
				label={ sprintf(
					/* translators: %s: name of the row. */
					__( 'Remove: %s', 'mentoriai-portal' ),
					name
				) }
				onClick={ onRemove }
			/>
		</>
	);
}
