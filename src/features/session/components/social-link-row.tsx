import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormError } from '../../../components/form-error';
import { type SocialLink, unlinkProvider } from '../api';
import { failureText } from '../../../forms/failure-text';
import { PROVIDERS } from '../lib/providers';
import { SocialLinkForm } from './social-link-form';

interface SocialLinkRowProps {
	link: SocialLink;
	hasPassword: boolean;
	/** Whether the form to connect it is shown. */
	open: boolean;
	onToggle: ( open: boolean ) => void;
	onChanged: () => Promise< void >;
}

/** One provider: connected or not, and the way to the other. */
export function SocialLinkRow( {
	link: { provider, name, on, linked_at: linkedAt },
	hasPassword,
	open,
	onToggle,
	onChanged,
}: SocialLinkRowProps ) {
	const form = useId();
	const [ asking, setAsking ] = useState( false );
	const [ busy, setBusy ] = useState( false );
	const [ error, setError ] = useState< ApiError | null >( null );

	const unlink = async () => {
		setBusy( true );
		setError( null );
		try {
			await unlinkProvider( provider );
			await onChanged();
		} catch ( problem ) {
			setError(
				problem instanceof ApiError ? problem : new ApiError( null )
			);
		} finally {
			setBusy( false );
			setAsking( false );
		}
	};

	return (
		<li className="mp-social-links__row">
			<div className="mp-social-links__line">
				<span className="mp-social-links__name">
					{ PROVIDERS[ provider ].mark }
					{ name }
				</span>
				{ linkedAt && (
					<Button
						variant="ghost"
						size="sm"
						aria-label={ sprintf(
							/* translators: %s: name of a provider, e.g. Google */
							__( 'Disconnect %s', 'mentoriai-portal' ),
							name
						) }
						onClick={ () => setAsking( true ) }
					>
						{ __( 'Disconnect', 'mentoriai-portal' ) }
					</Button>
				) }
				{ ! linkedAt && on && (
					<Button
						variant="secondary"
						size="sm"
						aria-expanded={ open }
						aria-controls={ open ? form : undefined }
						aria-label={ sprintf(
							/* translators: %s: name of a provider, e.g. Google */
							__( 'Connect %s', 'mentoriai-portal' ),
							name
						) }
						onClick={ () => onToggle( ! open ) }
					>
						{ __( 'Connect', 'mentoriai-portal' ) }
					</Button>
				) }
			</div>
			{ open && ! linkedAt && (
				<div id={ form }>
					<SocialLinkForm
						provider={ provider }
						asksPassword={ hasPassword }
					/>
				</div>
			) }
			{ error && <FormError title={ failureText( error ) } /> }
			<ConfirmDialog
				open={ asking }
				title={ sprintf(
					/* translators: %s: name of a provider, e.g. Google */
					__( 'Disconnect %s?', 'mentoriai-portal' ),
					name
				) }
				confirmLabel={ __( 'Disconnect', 'mentoriai-portal' ) }
				danger
				loading={ busy }
				onCancel={ () => setAsking( false ) }
				onConfirm={ () => void unlink() }
			>
				{ __(
					'You will no longer be able to log in this way.',
					'mentoriai-portal'
				) }
			</ConfirmDialog>
		</li>
	);
}
