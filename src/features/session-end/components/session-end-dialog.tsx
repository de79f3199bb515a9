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
			<div className="mp-stack mp-stack--sm">
				{ mayExtend ? (
					<p>
						{ __(
							'You will be logged out within two minutes because you have not been active for a while.',
							'mentoriai-portal'
						) }
					</p>
				) : (
					// It comes instead of the other, in a window that was read out already.
					<p role="alert">
						{ __(
							'You have been logged in for a day: within two minutes you will need to log in again.',
							'mentoriai-portal'
						) }
					</p>
				) }
				<p>
					{ __(
						'What you have typed is kept, and you can go on when you have logged in again.',
						'mentoriai-portal'
					) }
				</p>
				<div role="alert">
					{ error !== null && (
						<FieldError>{ reasonOf( error ) }</FieldError>
					) }
				</div>
			</div>
		</Modal>
	);
}

/** Why the session could not go on. */
function reasonOf( error: unknown ): string {
	return error instanceof ApiError && error.code === 'conflict'
		? __(
				'This session can’t be extended. Log in again.',
				'mentoriai-portal'
		  )
		: failureText( error );
}
