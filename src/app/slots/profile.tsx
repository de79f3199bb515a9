import { lazy, Suspense } from 'react';
import { ChangePasswordForm } from '../../features/session/components/change-password-form';
import { ChooseType } from '../../features/session/components/choose-type';
import { ProfileScreen } from '../../features/profiles/screens/profile-screen';

// Below the fold, and only where the agency has set up a provider: not worth waiting for.
const SocialLinks = lazy( () =>
	import( '../../features/session/components/social-links' ).then(
		( file ) => ( { default: file.SocialLinks } )
	)
);

export function Profile() {
	return (
		<ProfileScreen
			renderChooseType={ () => <ChooseType /> }
			renderChangePassword={ () => (
				<>
					<ChangePasswordForm />
					<Suspense fallback={ null }>
						<SocialLinks />
					</Suspense>
				</>
			) }
		/>
	);
}
