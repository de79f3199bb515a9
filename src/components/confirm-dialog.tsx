import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Modal } from './modal';

interface ConfirmDialogProps {
	open: boolean;
	/** A question. */
	title: ReactNode;
	children?: ReactNode;
	/** What will happen, as a verb. */
	confirmLabel: string;
	cancelLabel?: string | undefined;
	danger?: boolean | undefined;
	loading?: boolean | undefined;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks before something that cannot be taken back; the focus is on the way out. */
export function ConfirmDialog( {
	open,
	title,
	children,
	confirmLabel,
	cancelLabel,
	danger,
	loading,
	onConfirm,
	onCancel,
}: ConfirmDialogProps ) {
	if ( ! open ) {
		return null;
	}
	return (
		<Modal
			role="alertdialog"
			size="sm"
			title={ title }
			onDismiss={ onCancel }
			footer={
				<>
					<Button
						variant="secondary"
						onClick={ onCancel }
						data-autofocus=""
					>
						{ cancelLabel ?? __( 'Cancel', 'mentoriai-portal' ) }
					</Button>
					<Button
						variant={ danger ? 'danger' : 'primary' }
						loading={ loading }
						onClick={ onConfirm }
					>
						{ confirmLabel }
					</Button>
				</>
			}
		>
			{ children }
		</Modal>
	);
}
