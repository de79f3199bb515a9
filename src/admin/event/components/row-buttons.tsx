import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	name: string;
	first: boolean;
	last: boolean;
	onMove: ( by: -1 | 1 ) => void;
	onRemove: () => void;
}

export function RowButtons( { name, first, last, onMove, onRemove }: Props ) {
	return (
		<div className="mp-event-row-buttons">
			<Button
				size="small"
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
				size="small"
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
				size="small"
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
		</div>
	);
}
