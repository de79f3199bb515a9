import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { checkAccepted } from '../../../forms/guests/checks';
import { Form, FormFailure } from '../../../forms/form';
import { useSubmission } from '../../../forms/use-submission';
import { usePageTitle } from '../../../hooks/use-page-title';
import { sessionStore } from '../../../lib/session';
import { logOut } from '../../../hooks/use-log-out';
import { acceptConsents } from '../api';
import { AuthLayout } from '../components/auth-layout';
import { ConsentFields } from '../components/consent-fields';
import { TextsMissing } from '../components/texts-missing';
import { canAgree } from '../lib/can-agree';

/** People who came by a provider agree to the texts before anything else. */
export function ConsentsScreen() {
	const title = __( 'One more step', 'mentoriai-portal' );
	usePageTitle( title );
	const start = useRef< HTMLDivElement >( null );
	const consents = useSubmission( {
		defaultValues: { privacy: false, rules: false },
		send: acceptConsents,
		onSent: ( user ) => sessionStore.getState().setUser( user ),
	} );
	const {
		register,
		formState: { errors },
	} = consents.form;
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
				<Form of={ consents } className="mp-form">
					{ canAgree() ? (
						<>
							<ConsentFields
								privacy={ register( 'privacy', {
									validate: checkAccepted,
								} ) }
								rules={ register( 'rules', {
									validate: checkAccepted,
								} ) }
								errors={ {
									privacy: errors.privacy?.message,
									rules: errors.rules?.message,
								} }
							/>
							<FormFailure of={ consents } />
							<Button
								type="submit"
								size="lg"
								block
								loading={ consents.sending }
								loadingLabel={ __(
									'Saving…',
									'mentoriai-portal'
								) }
							>
								{ __(
									'Agree and continue',
									'mentoriai-portal'
								) }
							</Button>
						</>
					) : (
						<TextsMissing />
					) }
					<Button variant="ghost" block onClick={ logOut }>
						{ __( 'Log out', 'mentoriai-portal' ) }
					</Button>
				</Form>
			</div>
		</AuthLayout>
	);
}
