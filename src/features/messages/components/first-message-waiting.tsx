import { useMutation } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/button';
import { FormError } from '../../../components/form-error';
import { failureText } from '../../../forms/failure-text';
import { newClientId } from '../../../lib/client-id';
import type { FirstMessage } from '../api';
import type { useFirstMessage } from '../hooks/use-first-message';
import { refusalOf } from '../lib/refusal';
import { FirstMessageBox } from './first-message-box';

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
	const { id, subject, message } = kept;
	const release = useMutation( {
		mutationFn: () =>
			onKeep( { id, subject, message, client_id: newClientId() } ),
	} );
	return (
		<FirstMessageBox
			kept={ kept }
			send={ onKeep }
			isRefused={ refusalOf( kept ) !== '' }
			onDrop={ onDrop }
			action={
				! kept.sends_itself && (
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
				)
			}
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
