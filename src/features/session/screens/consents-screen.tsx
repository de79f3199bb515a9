import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button';
import { usePageTitle } from '../../../hooks/use-page-title';
import { sessionStore } from '../../../lib/session';
import { acceptConsents, logOut } from '../api';
import { AuthLayout } from '../components/auth-layout';
import { CallFailure } from '../components/call-failure';
import { ConsentFields } from '../components/consent-fields';
import { useFormCall } from '../hooks/use-form-call';

const accepted = ( value: boolean ) => value || 'not_accepted';

/** People who came by a provider agree to the texts before anything else. */
export function ConsentsScreen() {
	const title = __( 'One more step', 'mentoriai-portal' );
	usePageTitle( title );
	const start = useRef< HTMLDivElement >( null );
	const form = useForm( { defaultValues: { privacy: false, rules: false } } );
	const {
		register,
		formState: { errors },
	} = form;
	const { busy, failure, submit } = useFormCall(
		form,
		[ 'privacy', 'rules' ],
		async ( values ) => {
			sessionStore.getState().setUser( await acceptConsents( values ) );
		}
	);
	useEffect( () => start.current?.focus( { preventScroll: true } ), [] );

	return (
		<AuthLayout
			title={ title }
			lead={ __(
				'Read and agree, and your account is ready to use.',
				'mentoriai-portal'
			) }
			words={ __(
				'Ask someone who has been through it.',
				'mentoriai-portal'
			) }
		>
			<div
				ref={ start }
				tabIndex={ -1 }
				aria-label={ title }
				role="group"
			>
				<form className="mp-form" noValidate onSubmit={ submit }>
					<ConsentFields
						privacy={ register( 'privacy', {
							validate: accepted,
						} ) }
						rules={ register( 'rules', { validate: accepted } ) }
						errors={ {
							privacy: errors.privacy?.message,
							rules: errors.rules?.message,
						} }
					/>
					<CallFailure failure={ failure } />
					<Button
						type="submit"
						size="lg"
						block
						loading={ busy }
						loadingLabel={ __( 'Saving…', 'mentoriai-portal' ) }
					>
						{ __( 'Agree and go on', 'mentoriai-portal' ) }
					</Button>
					<Button variant="ghost" block onClick={ logOut }>
						{ __( 'Log out', 'mentoriai-portal' ) }
					</Button>
				</form>
			</div>
		</AuthLayout>
	);
}
