import { __ } from '@wordpress/i18n';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../../components/link';
import { Icon } from '../../../components/icon';
import { usePageIntro } from '../../../hooks/use-page-intro';
import { usePageTitle } from '../../../hooks/use-page-title';
import { screenPath } from '../../../lib/paths';
import { AuthLayout } from '../components/auth-layout';
import { AuthNote } from '../components/auth-note';
import { LostPasswordForm } from '../components/lost-password-form';

export function LostPasswordScreen() {
	const intro = usePageIntro( 'LostPassword' );
	const [ sentTo, setSentTo ] = useState( '' );
	const title = sentTo
		? __( 'Check your inbox', 'mentoriai-portal' )
		: intro.title || __( 'Lost password', 'mentoriai-portal' );
	usePageTitle( title );
	return (
		<AuthLayout
			title={ title }
			lead={
				intro.text ||
				__(
					'Enter the email address you registered with. We will send a link to choose a new password.',
					'mentoriai-portal'
				)
			}
			words={ __(
				'It happens to everyone. Back in a moment.',
				'mentoriai-portal'
			) }
		>
			<LostPasswordForm sentTo={ sentTo } onSent={ setSentTo } />
			<AuthNote>
				<Icon icon={ ArrowLeft } />
				<Link to={ screenPath( 'Login' ) }>
					{ __( 'Back to log-in', 'mentoriai-portal' ) }
				</Link>
			</AuthNote>
		</AuthLayout>
	);
}
