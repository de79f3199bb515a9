import { __ } from '@wordpress/i18n';
import { type ReactNode, useState } from 'react';
import { useLeaveGuard } from '../hooks/use-leave-guard';
import { ConfirmDialog } from './confirm-dialog';
import { Modal } from './modal';

interface DialogProps {
	onClose: () => void;
	title: ReactNode;
	children: ReactNode;
	/** Whether something was typed: then leaving asks first. */
	isDirty?: boolean | undefined;
	/** Called when the person leaves behind what was typed. */
	onDiscard?: ( () => void ) | undefined;
	size?: 'md' | 'lg' | undefined;
	/** When it changes, the focus goes to the first field again: another step in the same window. */
	focusKey?: string | undefined;
}

/** A modal window that does not lose what was typed in it. It is open as long as it is rendered. */
export function Dialog( {
	onClose,
	isDirty = false,
	onDiscard,
	...rest
}: DialogProps ) {
	const [ asking, setAsking ] = useState( false );
	const discard = () => {
		onDiscard?.();
		onClose();
	};
	const guard = useLeaveGuard( isDirty, discard );
	if ( asking && ! isDirty ) {
		// Sent or cleared meanwhile: there is nothing left to ask about.
		setAsking( false );
	}
	const dismiss = () => ( isDirty ? setAsking( true ) : onClose() );
	return (
		<>
			<Modal { ...rest } onDismiss={ dismiss } />
			<ConfirmDialog
				open={ asking || guard.asking }
				title={ __(
					'Close without saving what you typed?',
					'mentoriai-portal'
				) }
				confirmLabel={ __( 'Close and discard', 'mentoriai-portal' ) }
				cancelLabel={ __( 'Keep writing', 'mentoriai-portal' ) }
				danger
				onCancel={ () => {
					setAsking( false );
					guard.stay();
				} }
				onConfirm={ () => {
					setAsking( false );
					if ( guard.asking ) {
						guard.leave();
					} else {
						discard();
					}
				} }
			/>
		</>
	);
}
