import { Button, Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	name: string;
	onConfirm: () => void;
	onCancel: () => void;
}

export function ConfirmRemoval( { name, onConfirm, onCancel }: Props ) {
	return (
		<Modal
			size="small"
			title={ sprintf(
				/* translators: %s: name of a speaker or file. */
				__( 'Remove “%s”?', 'mentoriai-portal' ),
				name
			) }
			onRequestClose={ onCancel }
		>
			<div className="mp-event-buttons">
				<Button
					__next40pxDefaultSize
					variant="primary"
					isDestructive
					onClick={ onConfirm }
				>
					{ __( 'Remove', 'mentoriai-portal' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onCancel }
				>
					{ __( 'Keep', 'mentoriai-portal' ) }
				</Button>
			</div>
		</Modal>
	);
}
