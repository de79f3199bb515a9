import { ChangePasswordForm } from '../../features/session/components/change-password-form';
import { ChooseType } from '../../features/session/components/choose-type';
import { SocialLinks } from '../../features/session/components/social-links';
import { ProfileScreen } from '../../features/profiles/screens/profile-screen';

export function Profile() {
	return (
		<ProfileScreen
			renderChooseType={ () => <ChooseType /> }
			renderChangePassword={ () => (
				<>
					<ChangePasswordForm />
					<SocialLinks />
				</>
			) }
		/>
	);
}
