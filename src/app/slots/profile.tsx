import { ProfileScreen } from '../../features/profiles/screens/profile-screen';
import { lazyPart } from '../lazy-part';

// Below the fold, or for those only who have not chosen a type: not worth waiting for.
const { Part: ChangePassword } = lazyPart( () =>
	import( '../../features/session/components/change-password-form' ).then(
		( file ) => file.ChangePasswordForm
	)
);
const { Part: SocialLinks } = lazyPart( () =>
	import( '../../features/session/components/social-links' ).then(
		( file ) => file.SocialLinks
	)
);
const { Part: ChooseType } = lazyPart( () =>
	import( '../../features/session/components/choose-type' ).then(
		( file ) => file.ChooseType
	)
);

export function Profile() {
	return (
		<ProfileScreen
			renderChooseType={ () => <ChooseType /> }
			renderChangePassword={ () => (
				<>
					<ChangePassword />
					<SocialLinks />
				</>
			) }
		/>
	);
}
