import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { Button } from '../../../components/button';
import { type SocialLink } from '../api';
import { PROVIDERS } from '../lib/providers';
import { SocialLinkForm } from './social-link-form';

interface SocialLinkRowProps {
	link: SocialLink;
	hasPassword: boolean;
	/** Whether the form to connect or disconnect it is shown. */
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
						aria-expanded={ open }
						aria-controls={ open ? form : undefined }
						onClick={ () => onToggle( ! open ) }
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
			{ open && (
				<div id={ form }>
					<SocialLinkForm
						provider={ provider }
						asksPassword={ hasPassword }
						linked={ linkedAt !== null }
						onUnlinked={ onChanged }
					/>
				</div>
			) }
		</li>
	);
}
