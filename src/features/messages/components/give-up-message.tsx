import { useMutation } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormError } from '../../../components/form-error';
import { failureText } from '../../../forms/failure-text';
import { looseText } from '../../../lib/first-message';
import { screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import type { FirstMessage } from '../api';

interface GiveUpMessageProps {
	kept: FirstMessage;
	/** Whether another mentor is the better way. */
	isRefused: boolean;
	onDrop: () => Promise< void >;
}

/** The message will not go to this mentor: its text goes along to the next one, or nowhere. */
export function GiveUpMessage( {
	kept,
	isRefused,
	onDrop,
}: GiveUpMessageProps ) {
	const person = useSession( ( { user } ) => user?.id ) ?? 0;
	const navigate = useNavigate();
	const [ asks, setAsks ] = useState( false );
	const discard = useMutation( {
		mutationFn: onDrop,
		onSettled: () => setAsks( false ),
	} );
	const move = useMutation( {
		mutationFn: async () => {
			await onDrop();
			looseText( person, kept );
			navigate( screenPath( 'MentoriaiDynamic' ) );
		},
	} );
	const failure = discard.error ?? move.error;
	return (
		<>
			{ isRefused && (
				<Button
					size="sm"
					loading={ move.isPending }
					onClick={ () => move.mutate() }
				>
					{ __( 'Find another mentor', 'mentoriai-portal' ) }
				</Button>
			) }
			<Button size="sm" variant="ghost" onClick={ () => setAsks( true ) }>
				{ __( 'Discard', 'mentoriai-portal' ) }
			</Button>
			{ failure && <FormError title={ failureText( failure ) } /> }
			<ConfirmDialog
				open={ asks }
				title={ __( 'Discard this message?', 'mentoriai-portal' ) }
				confirmLabel={ __( 'Discard', 'mentoriai-portal' ) }
				cancelLabel={ __( 'Keep it', 'mentoriai-portal' ) }
				danger
				loading={ discard.isPending }
				onCancel={ () => setAsks( false ) }
				onConfirm={ () => discard.mutate() }
			/>
		</>
	);
}
