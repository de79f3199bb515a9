import { __ } from '@wordpress/i18n';
import { Pencil, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FieldError } from '../../../components/field-error';
import { PlainText } from '../../../components/plain-text';
import { useDelayed } from '../../../hooks/use-delayed';
import { classes } from '../../../lib/class-names';
import type { Outgoing } from '../lib/outgoing';
import './message-bubble.css';

/** From here on a person wonders whether it still goes. */
const SLOW_MS = 8000;

export interface OutgoingActions {
	onRetry: ( item: Outgoing ) => void;
	/** Takes the text back into the field. */
	onEdit: ( item: Outgoing ) => void;
	onDiscard: ( item: Outgoing ) => void;
}

interface OutgoingBubbleProps extends OutgoingActions {
	item: Outgoing;
	/** Whether the other side can be written to. */
	canReply: boolean;
}

/** A message that is on its way, or that did not arrive: nothing that was typed is lost. */
export function OutgoingBubble( { item, ...failed }: OutgoingBubbleProps ) {
	const isSending = item.failure === null;
	const isSlow = useDelayed( SLOW_MS, isSending );
	return (
		<li
			className={ classes(
				'mp-message mp-message--own',
				isSending ? 'mp-message--sending' : 'mp-message--failed'
			) }
		>
			{ isSending && (
				<p className="mp-message__who" role="status">
					{ isSlow
						? __(
								'This is taking longer than usual. Your text is safe.',
								'mentoriai-portal'
						  )
						: __( 'Sending…', 'mentoriai-portal' ) }
				</p>
			) }
			<div className="mp-message__body">
				<PlainText text={ item.text } />
			</div>
			{ ! isSending && <Failure { ...{ item, ...failed } } /> }
		</li>
	);
}

function Failure( {
	item,
	canReply,
	onRetry,
	onEdit,
	onDiscard,
}: OutgoingBubbleProps ) {
	const [ asking, setAsking ] = useState( false );
	return (
		<div className="mp-message__failure">
			<div role="alert">
				<FieldError>
					<b>
						{ __( 'The message was not sent', 'mentoriai-portal' ) }
					</b>
					{ item.failure && <small>{ item.failure }</small> }
				</FieldError>
			</div>
			{ canReply && (
				<>
					<Button
						variant="secondary"
						size="sm"
						icon={ RotateCw }
						onClick={ () => onRetry( item ) }
					>
						{ __( 'Send again', 'mentoriai-portal' ) }
					</Button>
					<Button
						variant="secondary"
						size="sm"
						icon={ Pencil }
						onClick={ () => onEdit( item ) }
					>
						{ __( 'Edit', 'mentoriai-portal' ) }
					</Button>
				</>
			) }
			<Button
				variant="ghost"
				size="sm"
				onClick={ () => setAsking( true ) }
			>
				{ __( 'Discard', 'mentoriai-portal' ) }
			</Button>
			<ConfirmDialog
				open={ asking }
				danger
				title={ __( 'Discard this message?', 'mentoriai-portal' ) }
				confirmLabel={ __( 'Discard', 'mentoriai-portal' ) }
				onCancel={ () => setAsking( false ) }
				onConfirm={ () => onDiscard( item ) }
			>
				{ __( 'Its text will be deleted.', 'mentoriai-portal' ) }
			</ConfirmDialog>
		</div>
	);
}
