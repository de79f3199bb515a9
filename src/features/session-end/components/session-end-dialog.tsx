import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { FieldError } from '../../../components/field-error';
import { Modal } from '../../../components/modal';
import { failureText } from '../../../forms/failure-text';
import { useLogOut } from '../../../hooks/use-log-out';

interface SessionEndDialogProps {
	/** Whether the session can go on. */
	mayExtend: boolean;
	onExtend: () => Promise< void >;
	onClose: () => void;
}

/** Two minutes before the session ends. */
export function SessionEndDialog( {
	mayExtend,
	onExtend,
	onClose,
}: SessionEndDialogProps ) {
	const logOut = useLogOut();
	const [ busy, setBusy ] = useState( false );
	const [ error, setError ] = useState< unknown >( null );
	const stay = async () => {
		setBusy( true );
		setError( null );
		await onExtend().catch( setError );
		setBusy( false );
	};
	return (
		<Modal
			role="alertdialog"
			size="sm"
			title={ __( 'Your session is about to end', 'mentoriai-portal' ) }
			onDismiss={ onClose }
			focusKey={ String( mayExtend ) }
			footer={
				<>
					<Button variant="secondary" onClick={ logOut }>
						{ __( 'Log out', 'mentoriai-portal' ) }
					</Button>
					<Button
						data-autofocus=""
						loading={ busy }
						onClick={ mayExtend ? () => void stay() : onClose }
					>
						{ mayExtend
							? __( 'Stay logged in', 'mentoriai-portal' )
							: __( 'Close', 'mentoriai-portal' ) }
					</Button>
				</>
			}
		>
			<p role="alert">
				{ mayExtend
					? __(
							'You will be logged out in two minutes because you have not been active for a while.',
							'mentoriai-portal'
					  )
					: __(
							'You have been logged in for a day: in two minutes you will need to log in again. Save what you are writing.',
							'mentoriai-portal'
					  ) }
			</p>
			<div role="alert">
				{ error !== null && (
					<FieldError>{ reasonOf( error ) }</FieldError>
				) }
			</div>
		</Modal>
	);
}

/** Why the session could not go on. */
function reasonOf( error: unknown ): string {
	return error instanceof ApiError && error.code === 'conflict'
		? __(
				'This session can’t be extended. Log in again: what you have typed is kept.',
				'mentoriai-portal'
		  )
		: failureText( error );
}
