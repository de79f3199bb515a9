import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../../../api/errors';
import { Button } from '../../../components/button';
import { FormError } from '../../../components/form-error';
import { bootData } from '../../../lib/boot';
import { returnPath } from '../../../lib/paths';
import { type Provider, socialAddress } from '../api';
import { failureText } from '../../../forms/failure-text';
import { useSubmission } from '../../../forms/use-submission';
import { PROVIDERS } from '../lib/providers';
import { oauthError } from '../lib/oauth-error';
import { saveSocialRedirect } from '../lib/social-redirect';
import './social-buttons.css';

interface SocialButtonsProps {
	verb: 'login' | 'register';
	/** What a new account will be; null leaves it open. */
	type?: 'frontuser' | 'mentorius' | null;
	/** Where to go afterwards; null for where the person wanted to go before this screen. */
	from: string | null;
	onLeave?: ( () => void ) | undefined;
}

function label( verb: SocialButtonsProps[ 'verb' ], name: string ): string {
	return verb === 'login'
		? /* translators: %s: name of a provider, e.g. Google */
		  sprintf( __( 'Log in with %s', 'mentoriai-portal' ), name )
		: /* translators: %s: name of a provider, e.g. Google */
		  sprintf( __( 'Register with %s', 'mentoriai-portal' ), name );
}

/** Why the way to a provider did not open; limits and lost connections have words of their own. */
function problem( error: unknown, provider: Provider | null ): string {
	const own =
		error instanceof ApiError &&
		( error.isConnection || error.code === 'too_many_requests' );
	return own ? failureText( error ) : oauthError( provider );
}

/** The other ways to sign in, those that the agency has set up. */
export function SocialButtons( {
	verb,
	type,
	from,
	onLeave,
}: SocialButtonsProps ) {
	const { providers } = bootData().settings;
	const { state } = useLocation();
	const [ chosen, setChosen ] = useState< Provider | null >( null );
	const way = useSubmission<
		{ provider: Provider },
		{ url: string; provider: Provider }
	>( {
		defaultValues: { provider: 'google' },
		send: async ( { provider } ) => {
			const url = await socialAddress( {
				provider,
				lang: bootData().lang,
				...( type ? { usertype: type } : {} ),
			} );
			if ( ! url ) {
				throw new Error( 'The server knows no way there.' );
			}
			return { url, provider };
		},
		onSent: ( { url, provider } ) => {
			onLeave?.();
			saveSocialRedirect( {
				provider,
				from: from ?? returnPath( state ),
			} );
			window.location.assign( url );
		},
	} );
	const open = ( provider: Provider ) => {
		setChosen( provider );
		way.form.setValue( 'provider', provider );
		void way.submit();
	};
	if ( providers.length === 0 ) {
		return null;
	}
	const divider = (
		<p className="mp-social__divider">
			<span>
				{ verb === 'login'
					? __( 'or', 'mentoriai-portal' )
					: __( 'or by email', 'mentoriai-portal' ) }
			</span>
		</p>
	);
	return (
		<div className="mp-social">
			{ verb === 'login' && divider }
			<ul className="mp-social__list">
				{ providers.map( ( provider ) => (
					<li key={ provider }>
						<Button
							variant="secondary"
							block
							className={ `mp-social__button mp-social__button--${ provider }` }
							// Until the browser is there.
							loading={ chosen === provider && ! way.failure }
							loadingLabel={ __(
								'Opening…',
								'mentoriai-portal'
							) }
							onClick={ () => open( provider ) }
						>
							{ PROVIDERS[ provider ].mark }
							{ label( verb, PROVIDERS[ provider ].name ) }
						</Button>
					</li>
				) ) }
			</ul>
			{ way.failure && (
				<FormError
					key={ way.failure.key }
					title={ problem( way.failure.error, chosen ) }
				/>
			) }
			{ verb === 'register' && divider }
		</div>
	);
}
