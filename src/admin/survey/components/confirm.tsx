import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Props {
	title: string;
	button: string;
	onConfirm: () => void;
	onCancel: () => void;
	children: ReactNode;
}

/** Asks before something is gone. */
export function Confirm( {
	title,
	button,
	onConfirm,
	onCancel,
	children,
}: Props ) {
	return (
		<Modal title={ title } size="medium" onRequestClose={ onCancel }>
			{ children }
			<div className="mp-survey-add">
				<Button
					__next40pxDefaultSize
					variant="primary"
					isDestructive
					onClick={ onConfirm }
				>
					{ button }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onCancel }
				>
					{ __( 'Cancel', 'mentoriai-portal' ) }
				</Button>
			</div>
		</Modal>
	);
}
