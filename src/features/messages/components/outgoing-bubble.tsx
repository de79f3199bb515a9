import { __ } from '@wordpress/i18n';
import { Pencil, RotateCw } from 'lucide-react';
import { Button } from '../../../components/button';
import { FieldError } from '../../../components/field-error';
import { PlainText } from '../../../components/plain-text';
import { classes } from '../../../lib/class-names';
import type { Outgoing } from '../lib/outgoing';
import './message-bubble.css';

interface OutgoingBubbleProps {
	item: Outgoing;
	onRetry: ( item: Outgoing ) => void;
	/** Takes the text back into the field. */
	onEdit: ( item: Outgoing ) => void;
}

/** A message that is on its way, or that did not arrive: nothing that was typed is lost. */
export function OutgoingBubble( {
	item,
	onRetry,
	onEdit,
}: OutgoingBubbleProps ) {
	const failed = item.failure !== null;
	return (
		<li
			className={ classes(
				'mp-message mp-message--own',
				failed ? 'mp-message--failed' : 'mp-message--sending'
			) }
		>
			{ ! failed && (
				<p className="mp-message__who">
					{ __( 'Sending…', 'mentoriai-portal' ) }
				</p>
			) }
			<div className="mp-message__body">
				<PlainText text={ item.text } />
			</div>
			{ failed && (
				<div className="mp-message__failure" role="alert">
					<FieldError>
						{ item.failure ||
							__(
								'The message was not sent.',
								'mentoriai-portal'
							) }
					</FieldError>
					<Button
						variant="secondary"
						size="sm"
						icon={ RotateCw }
						onClick={ () => onRetry( item ) }
					>
						{ __( 'Try again', 'mentoriai-portal' ) }
					</Button>
					<Button
						variant="secondary"
						size="sm"
						icon={ Pencil }
						onClick={ () => onEdit( item ) }
					>
						{ __( 'Edit', 'mentoriai-portal' ) }
					</Button>
				</div>
			) }
		</li>
	);
}
