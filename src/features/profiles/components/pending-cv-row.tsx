import { __, sprintf } from '@wordpress/i18n';
import { FileText, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button';
import { FieldError } from '../../../components/field-error';
import { Icon } from '../../../components/icon';
import { IconButton } from '../../../components/icon-button';
import { formatPercent } from '../../../lib/numbers';
import { classes } from '../../../lib/class-names';
import type { PendingCv } from '../hooks/use-cv-files';
import { UploadBar } from './upload-bar';

interface Props {
	pending: PendingCv;
	onRetry: () => void;
	onDismiss: () => void;
}

/** A file on its way, or why it was not taken. */
export function PendingCvRow( { pending, onRetry, onDismiss }: Props ) {
	const { file, share, error, again } = pending;
	const cross = useRef< HTMLButtonElement >( null );
	return (
		<li className={ classes( 'mp-cv-row', error && 'is-error' ) }>
			<Icon icon={ FileText } className="mp-cv-row__icon" />
			<div className="mp-cv-row__text">
				<span className="mp-cv-row__name">{ file.name }</span>
				{ error ? (
					<div role="alert">
						<FieldError>{ error }</FieldError>
					</div>
				) : (
					<>
						<UploadBar label={ file.name } share={ share } />
						<span className="mp-cv-row__facts">
							{ sprintf(
								/* translators: %s: share, such as "64 %". */
								__( 'Uploading, %s', 'mentoriai-portal' ),
								formatPercent( share )
							) }
						</span>
					</>
				) }
				{ error && again && (
					<Button
						variant="ghost"
						size="sm"
						onClick={ () => {
							// This button goes.
							cross.current?.focus();
							onRetry();
						} }
					>
						{ __( 'Try again', 'mentoriai-portal' ) }
					</Button>
				) }
			</div>
			<IconButton
				ref={ cross }
				icon={ X }
				label={
					error
						? sprintf(
								/* translators: %s: name of a file. */
								__(
									'Take %s off the list',
									'mentoriai-portal'
								),
								file.name
						  )
						: sprintf(
								/* translators: %s: name of a file. */
								__( 'Cancel upload of %s', 'mentoriai-portal' ),
								file.name
						  )
				}
				onClick={ onDismiss }
			/>
		</li>
	);
}
