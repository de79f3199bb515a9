import { useMutation } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { FormError } from '../../../components/form-error';
import { failureText } from '../../../forms/failure-text';
import { newClientId } from '../../../lib/client-id';
import { useSession } from '../../../lib/session';
import type { FirstMessage } from '../api';
import type { useFirstMessage } from '../hooks/use-first-message';
import { refusalOf } from '../lib/refusal';
import { FirstMessageBox } from './first-message-box';
import { GiveUpMessage } from './give-up-message';
import { KeepForm } from './keep-form';

interface FirstMessageWaitingProps {
	kept: FirstMessage;
	onKeep: ReturnType< typeof useFirstMessage >[ 'keep' ];
	onDrop: () => Promise< void >;
}

/** It leaves by itself, or once its author has looked at it: until then it can be changed and given up. */
export function FirstMessageWaiting( {
	kept,
	onKeep,
	onDrop,
}: FirstMessageWaitingProps ) {
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	const { id, subject, message } = kept;
	const hasMentor = id > 0;
	const release = useMutation( {
		mutationFn: () =>
			onKeep( { id, subject, message, client_id: newClientId() } ),
	} );
	return (
		<FirstMessageBox
			kept={ kept }
			renderForm={ ( onClose ) => (
				<KeepForm
					mentorId={ id }
					kept={ kept }
					draft={ { person, form: 'first-message' } }
					send={ onKeep }
					onSent={ onClose }
					onCancel={ onClose }
				/>
			) }
			renderActions={ ( onEdit ) => (
				<>
					{ hasMentor && ! kept.sends_itself && (
						<Button
							size="sm"
							loading={ release.isPending }
							loadingLabel={ __( 'Saving…', 'mentoriai-portal' ) }
							onClick={ () => release.mutate() }
						>
							{ __(
								'Send it when my profile is ready',
								'mentoriai-portal'
							) }
						</Button>
					) }
					{ hasMentor && (
						<Button
							size="sm"
							variant="secondary"
							onClick={ onEdit }
						>
							{ __( 'Edit the message', 'mentoriai-portal' ) }
						</Button>
					) }
					<GiveUpMessage
						kept={ kept }
						isRefused={ refusalOf( kept ) !== '' }
						onDrop={ onDrop }
					/>
				</>
			) }
		>
			<p className="mp-sm mp-muted">{ fateOf( kept ) }</p>
			{ release.isError && (
				<FormError title={ failureText( release.error ) } />
			) }
		</FirstMessageBox>
	);
}

function fateOf( kept: FirstMessage ): string {
	const leaves = kept.sends_itself
		? __(
				'We’ll send it as soon as your profile is ready.',
				'mentoriai-portal'
		  )
		: __(
				'You confirmed your email in another browser, so please check that you wrote this message.',
				'mentoriai-portal'
		  );
	return refusalOf( kept ) || leaves;
}
